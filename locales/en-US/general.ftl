# The name of the language, in the language itself: View → Language shows it.
language-name = English
