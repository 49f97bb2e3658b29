"""A solver that says hello, then sends long lines of an unknown type forever."""

import sys

sys.stdin.readline()
print('{"type":"hello","name":"flood"}', flush=True)
LINE = '{"type":"x","a":[' + ",".join(str(number) for number in range(140_000)) + "]}\n"
while True:
    sys.stdout.write(LINE)
