# Der Name der Sprache in ihr selbst: Ansicht → Sprache zeigt ihn.
language-name = Deutsch
