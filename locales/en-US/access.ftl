### The names of the parts of the window for assistive technology

access-menu = Menus
access-setup = Setup
access-left = Left picture
access-right = Right picture
access-words = Explanation
access-tabs = Tabs
access-proof = Proof
access-transport = Steps and status
