# Links: reading and copying them.

## error

link-too-long = der Link hat { $found } Zeichen, höchstens { $most } werden gelesen
link-names-nothing = der Link nennt weder Szene noch Lektion
link-unknown-part = der Link hat einen unbekannten Teil: { $part }
link-unknown-name = es gibt keine mitgelieferte Szene oder Lektion { $name }
link-wrong-character = die Szene im Link hat ein falsches Zeichen an Stelle { $place }
link-damaged = die Szene im Link ist an Stelle { $place } beschädigt oder abgeschnitten
link-too-large = die Szene im Link hat mehr als { $most } Bytes
link-no-scene = die Szene im Link ist falsch bei { $error }

## notice

# $error: the reason.
link-cannot-be-opened = Der Link lässt sich nicht öffnen: { $error }
link-copied = Link zu dieser Szene und diesem Schritt kopiert.
link-report-copied = Link, Szene, Urteil und Beweis als Markdown kopiert.
# $length and $most: numbers of characters.
link-is-long = Der Link hätte { $length } Zeichen. Viele Programme schneiden Links mit mehr als { $most } ab: Schicken Sie stattdessen die Datei (Datei → Speichern unter).
link-only-in-a-page = Eine Lektion unter einer Adresse öffnet nur die Browser-Ausgabe.
link-lesson-not-fetched = Die Lektion lässt sich nicht lesen: { $error }

## Markdown

# $verdict: the true verdict. $proof: the proof in sentences. $code: the name of the algorithm. $answer: its verdict.
link-report =
    { $verdict }, bewiesen: { $proof }
    { $code } antwortet: { $answer }
