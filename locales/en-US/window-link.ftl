# Links: reading and copying them.

## error

link-too-long = the link has { $found } characters, at most { $most } are read
link-names-nothing = the link names no scene and no lesson
link-unknown-part = the link has an unknown part: { $part }
link-unknown-name = there is no shipped scene or lesson { $name }
link-wrong-character = the scene in the link has a wrong character at place { $place }
link-damaged = the scene in the link is damaged at place { $place }, or cut off
link-too-large = the scene in the link has more than { $most } bytes
link-no-scene = the scene in the link is wrong at { $error }

## notice

# $error: the reason.
link-cannot-be-opened = The link cannot be opened: { $error }
link-copied = Copied the link to this scene and step.
link-report-copied = Copied link, scene, verdict and proof as Markdown.
# $length and $most: numbers of characters.
link-is-long = The link would have { $length } characters. Many programs cut off links of more than { $most }: send the file instead (File → Save as).
link-only-in-a-page = A lesson at an address opens only in the browser edition.
link-lesson-not-fetched = The lesson cannot be read: { $error }

## Markdown

# $verdict: the true verdict. $proof: the proof in sentences. $code: the name of the algorithm. $answer: its verdict.
link-report =
    { $verdict }, proved: { $proof }
    { $code } answers: { $answer }
