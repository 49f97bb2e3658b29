### Das Fenster: drei Wege zum Einstieg.

## welcome

welcome-question = Überlappen sich P und Q?
welcome-difference = GJK ist ein Kollisionstest: Es fragt, ob P ⊖ Q, die Differenzen all ihrer Punkte, den Ursprung enthält. Es prüft jeweils wenige dieser Punkte, und Sie sehen jeden Schritt.
welcome-lesson = Was GJK tut (5 Minuten)
    .about = Vier kurze Seiten mit einem Dreieck und einem Quadrat. Sie antworten, das Programm nennt den Grund.
welcome-play = Ausprobieren
    .about = Ziehen Sie zwei Formen und folgen Sie der Suche Schritt für Schritt. Ein kurzer Rundgang zeigt die Teile des Fensters.
welcome-judge = Meinen Löser prüfen
    .about = Das Programm schickt Ihrem Code Formenpaare und prüft jeden seiner Schritte.
welcome-again = Alle drei finden Sie unter Hilfe und Lauf wieder.
