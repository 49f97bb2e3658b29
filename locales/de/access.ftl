### Die Namen der Teile des Fensters für Hilfsmittel

access-menu = Menüs
access-setup = Einstellungen
access-left = Linkes Bild
access-right = Rechtes Bild
access-words = Erklärung
access-tabs = Reiter
access-proof = Beweis
access-transport = Schritte und Status
