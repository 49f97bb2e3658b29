# Waits until the judge ends or closes this input, then kills the solver and all that it has started.
#
# $1: the name of an environment variable that the solver alone was given, and whoever it has started.
# Standard input: the number of the process group of the solver, a line.
trap '' HUP INT QUIT TERM PIPE
group=
read -r group
read -r closed

# The processes with the variable. A zombie has no environment any more.
marked() {
    if [ -e /proc/self/environ ]; then
        grep -lsF "$1=" /proc/[0-9]*/environ | cut -d / -f 3
    else
        ps -A -E -ww -o pid=,command= | grep -F "$1=" | grep -vF "grep -F" | awk '{ print $1 }'
    fi
}

# Again while there are any: a process may start another before it dies.
rounds=0
while [ "$rounds" -lt 100 ]; do
    if [ -n "$group" ]; then kill -KILL "-$group"; fi
    found=$(marked "$1")
    if [ -z "$found" ]; then exit 0; fi
    # Without quotes: one argument for each number.
    kill -KILL $found
    rounds=$((rounds + 1))
done
