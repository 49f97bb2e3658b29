"""A solver that ignores the end of its input and every request to end, and so do the two processes that it starts.

One of these stays in its process group; the other is an orphan in a session of its own. Each appends its number to the
file that is the argument.
"""

import os
import signal
import sys
import time


def note():
    with open(sys.argv[1], "a", encoding="ascii") as file:
        file.write(f"{os.getpid()}\n")


def stay():
    while True:
        time.sleep(0.1)


for request in (signal.SIGHUP, signal.SIGINT, signal.SIGQUIT, signal.SIGTERM):
    signal.signal(request, signal.SIG_IGN)
if os.fork() == 0:
    note()
    stay()
if os.fork() == 0:
    os.setsid()
    if os.fork() == 0:
        note()
        stay()
    os._exit(0)
while not os.path.exists(sys.argv[1]) or len(open(sys.argv[1], encoding="ascii").readlines()) < 2:
    time.sleep(0.01)
note()
sys.stdin.readline()
print('{"type":"hello"}', flush=True)
stay()
