### Files that cannot be read or written.

## error

files-read = { $path }: cannot be read: { $error }
files-write = { $path }: cannot be written: { $error }
files-not-plain = { $path }: expected a plain file, found { $found }
files-too-large = { $path }: expected at most { $most } bytes, found more
files-read-only = { $path }: cannot be written: the file is read-only
files-is-input = { $path }: expected an output that is not an input, found the input { $input }
files-is-output = { $path }: expected a separate output, found the output { $output }
files-damaged = { $path }: cannot be written: { $error }; the new content is in { $copy }
files-no-new-file = cannot create a new file in its folder: { $error }
files-too-many-links = too many symbolic links
files-browser-storage-is-full = the storage of the browser is full; save the scene as a file (File → Save as)

## Found instead of a plain file

files-a-pipe = a pipe
files-a-socket = a socket
files-a-device = a device
files-a-folder = a folder
files-name-of-folder = the name of a folder
