#!/usr/bin/env python3
"""Reads the window over the AT-SPI bus, as a screen reader does: names of controls, and ten announced steps.

Usage: dbus-run-session -- xvfb-run -a /usr/bin/python3 tests/access/atspi.py path/to/gjk-sandbox
It needs at-spi2-core, python3-pyatspi, xdotool and a display.
"""

import os
import subprocess
import sys
import tempfile
import threading
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import GLib, Gio  # noqa: E402

PARTS = ["Menus", "Setup", "Left picture", "Right picture", "Explanation", "Tabs", "Proof", "Steps and status"]
NAMES = ["File", "Step forward", "Scrubber", "Shapes view", "Difference view", "P x", "Iteration 1"]
DROPPED = set("⟂⊖·√²|<>≤−≥")
WAIT = 60.0


def fail(words):
    print(f"atspi: {words}", file=sys.stderr)
    sys.exit(1)


def enable():
    """Says on the bus that a screen reader is there: AccessKit waits for it."""
    bus = Gio.bus_get_sync(Gio.BusType.SESSION, None)
    for name in ["IsEnabled", "ScreenReaderEnabled"]:
        value = GLib.Variant("(ssv)", ("org.a11y.Status", name, GLib.Variant("b", True)))
        bus.call_sync("org.a11y.Bus", "/org/a11y/bus", "org.freedesktop.DBus.Properties", "Set", value,
                      None, Gio.DBusCallFlags.NONE, -1, None)


def everything(node, found, depth=0):
    """Collects all nodes below a node."""
    if node is None or depth > 40:
        return found
    found.append(node)
    for index in range(node.childCount):
        try:
            everything(node.getChildAtIndex(index), found, depth + 1)
        except Exception:  # A node may vanish while it is read.
            continue
    return found


def window_of(pyatspi, title):
    desktop = pyatspi.Registry.getDesktop(0)
    for app in desktop:
        if app is not None and title in (app.name or "").lower():
            return app
    return None


def main():
    if len(sys.argv) != 2:
        fail(__doc__)
    enable()
    import pyatspi

    home = tempfile.mkdtemp()
    environment = {**os.environ, "HOME": home, "LANG": "en_US.UTF-8", "LIBGL_ALWAYS_SOFTWARE": "1"}
    scene = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../scenes/01-triangle-and-quad.ron")
    program = subprocess.Popen([sys.argv[1], "--renderer", "glow", scene], env=environment)
    try:
        check(pyatspi, program)
    finally:
        program.kill()
        program.wait()


def check(pyatspi, program):
    begun, names, app = time.time(), set(), None
    wanted = set(PARTS) | set(NAMES)
    while not wanted <= names:
        if time.time() - begun > WAIT or program.poll() is not None:
            fail(f"not on the bus after {WAIT:.0f} s: {sorted(wanted - names)}")
        time.sleep(1.0)
        app = window_of(pyatspi, "gjk")
        if app is not None:
            names = {node.name for node in everything(app, [])}
    nodes = everything(app, [])
    focusable = [node for node in nodes if node.getState().contains(pyatspi.STATE_FOCUSABLE)]
    nameless = [node.getRoleName() for node in focusable if not node.name]
    if nameless:
        fail(f"controls without a name: {nameless}")
    print(f"atspi: {len(nodes)} nodes, {len(focusable)} controls, each with a name")

    told = []
    pyatspi.Registry.registerEventListener(lambda event: told.append(str(event.any_data)), "object:announcement")
    threading.Thread(target=pyatspi.Registry.start, daemon=True).start()
    time.sleep(1.0)
    steps(told)
    if len(told) != 10:
        fail(f"{len(told)} announcements of 10 steps: {told}")
    for words in told:
        if DROPPED & set(words):
            fail(f"a sign that speech drops: {words}")
    print("atspi: ten steps, ten announcements")
    for words in told[:3]:
        print(f"  {words}")


def steps(told):
    window = subprocess.check_output(["xdotool", "search", "--onlyvisible", "--name", "."], text=True).split()[-1]
    subprocess.run(["xdotool", "windowfocus", window], check=True)
    time.sleep(0.5)
    told.clear()
    for _ in range(10):
        subprocess.run(["xdotool", "key", "Right"], check=True)
        time.sleep(1.0)
    time.sleep(1.0)


if __name__ == "__main__":
    main()
