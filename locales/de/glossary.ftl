### Das Glossar: jede Schreibweise und jeder Begriff des Fensters.
###
### Eine Nachricht ist die Überschrift eines Eintrags. .text erklärt ihn in ein bis drei Sätzen, .formula definiert ihn. .written
### führt auf, wie der Begriff in anderen Texten steht, mit „ | “ dazwischen: Ein großes L steht für einen Buchstaben des Simplex
### und # für Ziffern, also hat kein Wort dort ein großes L; - steht für keinen. .aliases sind andere Wörter, die jemand sucht.

# Wörter nach dem Punkt A. Das Deutsche hat keinen Artikel „A“.
glossary-after-letter = liegt | liegen | ist | sind | bleibt | bleiben | und | oder | wiederholt | gibt | wird | werden | war | hat | kommt | kann | reicht | braucht | entlang | nie | als | nicht | zu | an | weiter | passt | heißt | nur | hier | trotzdem

## Zwei Formen

glossary-group-shapes = Zwei Formen

glossary-shapes = P und Q
    .text = Die beiden konvexen Formen der Abfrage. P ist die erste, Q die zweite. Die Abfrage ersetzt eine Form, die nicht konvex ist, durch ihre konvexe Hülle.
    .formula = x, y ∈ P  ⇒  (1 − t) x + t y ∈ P,  0 ≤ t ≤ 1
    .written = -
    .aliases = P | Q | Formen | Körper | konvexe Formen
glossary-vertex = p0, q0
    .text = Die Ecken von P heißen p0, p1, p2 und so weiter, in der Reihenfolge ihrer Liste, gezählt ab 0. Die von Q heißen q0, q1 und so weiter.
    .formula = P = hull { "{" } p0, p1, … { "}" }
    .written = -
    .aliases = Ecken von P | Ecken von Q | Index | p0 | q0
glossary-hull = Konvexe Hülle
    .text = Die kleinste konvexe Menge, die alle Punkte enthält: die Form eines Gummibands um sie. Eine Menge und ihre Hülle haben dieselben Stützpunkte, also brauchen die Abfragen keine Hülle.
    .formula = { "{" } Σ ti pi : ti ≥ 0, Σ ti = 1 { "}" }
    .written = konvexe Hülle | konvexen Hülle | Hülle | Hüllen
    .aliases = Konvexkombination
glossary-difference = P ⊖ Q
    .text = Die Minkowski-Differenz: alle Differenzen eines Punkts von P und eines Punkts von Q. Sie ist die Minkowski-Summe von P und dem am Ursprung gespiegelten Q, und sie enthält O genau dann, wenn P und Q einen Punkt gemeinsam haben. Manche Autoren schreiben ⊖ für die Erosion von P durch Q, eine andere Menge.
    .formula = P ⊖ Q = { "{" } p − q : p ∈ P, q ∈ Q { "}" } = P + (−Q)
    .written = Minkowski-Differenz
    .aliases = Minkowski-Summe | Erosion | Hindernis im Konfigurationsraum | CSO | Minkowski-Differenz
glossary-parents = p2 − q0
    .text = Das Eckenpaar eines Punkts von P ⊖ Q: die Ecke von P und die Ecke von Q, deren Differenz er ist. Seine Koordinaten sind die von p2 minus die von q0.
    .formula = A = p2 − q0
    .written = Eckenpaar | Eckenpaare | Eckenpaars
    .aliases = Eltern | Paar von Ecken | Differenz von Ecken
glossary-origin = O
    .text = Der Ursprung des Differenzraums: der Punkt p − q = 0. Ein gemeinsamer Punkt von P und Q hat diese Differenz, also schneiden sie sich genau dann, wenn O in P ⊖ Q liegt.
    .formula = O = (0, 0) oder (0, 0, 0);  O ∈ P ⊖ Q  ⇔  P und Q schneiden sich
    .written = Ursprung | Ursprungs
    .aliases = Ursprung | null
glossary-direction = v
    .text = Die Suchrichtung. Der nächste Stützpunkt ist der fernste Punkt von P ⊖ Q entlang v: der fernste Punkt von P entlang v minus der fernste von Q entlang −v. Meist zeigt v vom nächsten Teil des Simplex zu O.
    .formula = A = Stützpunkt von P ⊖ Q entlang v
    .written = Suchrichtung | Suchrichtungen
    .aliases = Suchrichtung | Richtung | neues v
glossary-length-of-v = |v|
    .text = Die Länge der Suchrichtung, wie der Code sie berechnet. In exakter Rechnung ändert sie den Stützpunkt nicht; A·v wächst mit ihr.
    .formula = |v| = √(v·v)
    .written = -
    .aliases = Länge von v | Norm | normieren
glossary-support-point = Stützpunkt
    .text = Ein Punkt einer Form, der entlang einer Richtung am fernsten liegt. Der Stützpunkt von P ⊖ Q entlang v ist der von P entlang v minus der von Q entlang −v, also berechnet kein Code P ⊖ Q selbst.
    .formula = s(v) = sP(v) − sQ(−v)
    .written = Stützpunkt | Stützpunkts | Stützpunkte | Stützpunkten | Stützabbildung | Stützabbildungen
    .aliases = fernster Punkt | Stützabbildung | Extrempunkt
glossary-support-function = Stützfunktion h(u)
    .text = Der Stützwert einer Form entlang einer Richtung u der Länge eins: das größte Skalarprodukt von u mit einem Punkt der Form. Für P ⊖ Q addiert man den Wert von P entlang u und den von Q entlang −u. Ist die Summe negativ, so trennt u die Formen P und Q.
    .formula = h(u) = max { "{" } x·u : x ∈ P ⊖ Q { "}" } = hP(u) + hQ(−u)
    .written = Stützfunktion | Stützfunktionen | Stützwert | Stützwerte | reicht
    .aliases = STÜTZWERT | Reichweite | REACH | u | trennende Richtung
glossary-reach-of-a = A·v
    .text = Das Skalarprodukt des Stützpunkts A und der Suchrichtung v. Sein Vorzeichen sagt, ob A entlang v jenseits von O liegt; geteilt durch |v| ist es der Abstand von A zu O entlang v, mit Vorzeichen. Ist es negativ, so liegt kein Punkt von P ⊖ Q entlang v jenseits von O, also sind P und Q getrennt.
    .formula = A·v < 0  ⇒  P und Q sind getrennt, um mindestens −A·v / |v|
    .written = Abstand mit Vorzeichen | Abstände mit Vorzeichen
    .aliases = Reichweite von A | A·v/|v| | Abstand mit Vorzeichen | Fortschritt
glossary-inner-product = a·b
    .text = Das Skalarprodukt zweier Vektoren: positiv bei spitzem Winkel, negativ bei stumpfem, und null, wenn sie senkrecht stehen oder einer null ist.
    .formula = a·b = ax bx + ay by + az bz = |a| |b| cos φ
    .written = Skalarprodukt | Skalarprodukte | inneres Produkt
    .aliases = Skalarprodukt | inneres Produkt | Punktprodukt | ·
glossary-cross-product = a × b
    .text = Das Kreuzprodukt zweier Vektoren: senkrecht zu beiden, nach der Rechte-Hand-Regel, und so lang wie der Flächeninhalt ihres Parallelogramms. Es ist null, wenn sie parallel sind.
    .formula = |a × b| = |a| |b| sin φ,   b × a = −(a × b)
    .written = Kreuzprodukt | Kreuzprodukte
    .aliases = Vektorprodukt | Kreuzprodukt | Rechte-Hand-Regel
glossary-tie = (Gleichstand)
    .text = Mehrere Ecken liegen gleich weit entlang v. Der Lauf nimmt die erste der Liste; eine andere könnte den Lauf anderswohin führen.
    .formula = p1·v = p2·v = hP(v)
    .written = (Gleichstand) | Gleichstand | Gleichstände | Gleichständen | gleich weit
    .aliases = Gleichstand | mehrere fernste Ecken | Und mit

## Das Simplex

glossary-group-simplex = Das Simplex

glossary-simplex = Simplex
    .text = Ein Punkt, eine Strecke, ein Dreieck oder ein Tetraeder, dessen Ecken Stützpunkte von P ⊖ Q sind. Jede Iteration fügt den neuesten Punkt A hinzu und lässt Punkte weg, die sie nicht mehr braucht.
    .formula = höchstens d + 1 Punkte, in d = 2 oder 3 Dimensionen
    .written = Simplex | Simplizes
    .aliases = Strecke | Dreieck | Tetraeder | Simplizes
glossary-letters = A, B, C, D
    .text = Die Punkte des Simplex, mit A als neuestem. Jeder Stützpunkt bekommt den Buchstaben A, also heißt ein Punkt, der bleibt, später B, C oder D. In der Ebene gibt es kein D.
    .formula = Simplex = {"["}A, B, C, D], der neueste zuerst
    .written = -
    .aliases = A | B | C | D | neuester Punkt | Buchstaben
glossary-feature = Teil des Simplex
    .text = Eine Ecke, eine Kante oder eine Fläche des Simplex, oder das ganze Simplex. Die Suche geht von dem Teil weiter, der O am nächsten ist.
    .formula = ein Tetraeder hat 4 + 6 + 4 + 1 Teile
    .written = Teil des Simplex | Teile des Simplex | kleineren Teil | kleinere Teile
    .aliases = Teil | Seite eines Simplex | Ecke, Kante, Fläche | Feature
glossary-edge-vector = AB
    .text = Die Kante von A nach B. In einem Produkt steht sie für den Vektor von A nach B.
    .formula = AB = B − A
    .written = -
    .aliases = AB | AC | AD | BC | Kantenvektor
glossary-to-origin = AO
    .text = Der Vektor von A zum Ursprung. BO, CO und DO sind die Vektoren von den anderen Punkten.
    .formula = AO = O − A = −A
    .written = -
    .aliases = AO | BO | Vektor zum Ursprung
glossary-edge-normal = AB⟂
    .text = Die äußere Normale der Kante AB in der Ebene des Dreiecks ABC: senkrecht zu AB, auf der Seite, auf der C nicht liegt. Ihre Länge ist nicht eins.
    .formula = AB⟂ = (AC × AB) × AB
    .written = -
    .aliases = äußere Normale einer Kante | senkrecht | AB perp | ⟂
glossary-edge-test = AB⟂·AO
    .text = Der Test, ob O in der Ebene des Dreiecks ABC außerhalb der Kante AB liegt. Er ist positiv auf der Außenseite von AB, negativ auf der Seite von C und null auf der Höhe von AB.
    .formula = AB⟂·AO > 0  ⇔  O liegt außerhalb von AB
    .written = -
    .aliases = außerhalb einer Kante | Kantentest | jenseits einer Kante
glossary-along-test = AB·AO
    .text = Der Test, ob O auf der Seite von B liegt, also jenseits der Geraden (im Raum: der Ebene) durch A senkrecht zu AB. Ist er positiv, so ist ein Punkt von AB näher an O als A.
    .formula = AB·AO > 0  ⇔  O liegt von A aus auf der Seite von B
    .written = -
    .aliases = Test entlang einer Kante | AB·AO | auf der Seite von B
glossary-triple-product = (AB × AO) × AB
    .text = Ein Vektor von der Geraden AB geradewegs zu O: senkrecht zu AB, in der Ebene von A, B und O. Er ist der Nullvektor, wenn O auf dieser Geraden liegt.
    .formula = (AB × AO) × AB = (AB·AB) AO − (AB·AO) AB
    .written = Dreifachprodukt
    .aliases = Dreifachprodukt | doppeltes Kreuzprodukt
glossary-face = ABC
    .text = Das Dreieck mit den Ecken A, B und C, in diesem Umlauf. Seine Normale schreibt man ABC⟂.
    .formula = ABC = { "{" } a A + b B + c C : a, b, c ≥ 0, a + b + c = 1 { "}" }
    .written = -
    .aliases = ABC | ACD | ADB | BCD | Dreieck | Fläche
glossary-face-normal = ABC⟂
    .text = Die Normale der Fläche ABC nach der Rechte-Hand-Regel: Von ihrer Spitze aus laufen A, B und C gegen den Uhrzeigersinn. Sie zeigt aus einem Tetraeder hinaus, und ihre Länge ist nicht eins. Die Artikel schreiben ABC für die Fläche und für ihre Normale; hier unterscheidet sie das Zeichen ⟂.
    .formula = ABC⟂ = AB × AC
    .written = -
    .aliases = Normale einer Fläche | äußere Normale | Umlaufsinn | n(ABC) | ⟂
glossary-face-test = ABC⟂·AO
    .text = Der Test, ob O vor der Fläche ABC liegt: auf der Seite, auf die ihre Normale zeigt. Exporte nennen ihn ABC·AO, wie die Artikel.
    .formula = ABC⟂·AO > 0  ⇔  O liegt vor ABC
    .written = -
    .aliases = ABC·AO | Test einer Fläche | vor einer Fläche | über einer Fläche | Flächentest
glossary-sees = Vor einer Fläche
    .text = Ein Punkt liegt vor einer Fläche eines Tetraeders oder einer Facette des Polytops, wenn er auf der Außenseite ihrer Ebene liegt. O liegt innen, wenn O vor keiner Fläche liegt. In Artikeln heißt es auch, dass eine solche Fläche O sieht.
    .formula = O liegt vor ABC  ⇔  ABC⟂·AO > 0
    .written = liegt vor | liegen vor | liegt nicht vor
    .aliases = eine Fläche sieht O | sichtbar | sieht den Ursprung
glossary-plane-code = 0b101
    .text = Drei Bits in Binärschreibweise, eines für jede Fläche des Tetraeders mit der Ecke A. Von rechts nach links stehen sie für ABC, ACD und ADB; ein Bit ist 1, wenn O vor dieser Fläche liegt. So sagt 0b101, dass O vor ABC und ADB liegt, aber nicht vor ACD.
    .formula = 1 · [O vor ABC] + 2 · [vor ACD] + 4 · [vor ADB]
    .written = Code 0b# | Bit | Bits
    .aliases = Code der Ebenen | Bits | binär | 0b000
glossary-relabel = Umbenennen
    .text = Die Punkte des Simplex bekommen andere Buchstaben und bleiben, wo sie sind. So dienen die Zeilen für eine Fläche oder Kante auch den anderen. Tauschen B und C, so dreht sich die Normale von ABC um.
    .formula = {"["}A, B, C] → [A, C, B],   ACB⟂ = −ABC⟂
    .written = umbenennen | umbenannt | benennt | tauschen | tauscht | getauscht
    .aliases = umbenennen | neue Buchstaben | B und C tauschen | Symmetrie
glossary-kept = behalten
    .text = Die Punkte, die im Simplex bleiben, der neueste zuerst: die Ecken des Teils, der O am nächsten ist. Die anderen entfallen. In den Zeilen des Polytops zeigt diese Spalte den Gewinn.
    .formula = A und C bleiben: Das nächste Simplex ist [neuer Punkt, A, C]
    .written = behalten | behält | Bleibt | Entfällt
    .aliases = behaltene Punkte | entfallene Punkte | Reduktion
glossary-size = Größe des Simplex
    .text = Die Länge einer Strecke, der Flächeninhalt eines Dreiecks oder das Volumen eines Tetraeders. Sie ist null bei einem entarteten Simplex, dessen Punkte auf einer Geraden oder in einer Ebene liegen.
    .formula = Flächeninhalt = |AB × AC| / 2,   Volumen = |(AB × AC)·AD| / 6
    .written = Flächeninhalt | Volumen
    .aliases = Größe | Länge, Flächeninhalt, Volumen | flaches Simplex
glossary-number-kept = n = 1
    .text = Die Zahl der Punkte, die der Code vor A behalten hat, wie Djonov sie zählt: Das Simplex hat n + 1 Punkte. Mit n = 1 ist es eine Strecke, mit n = 2 ein Dreieck, mit n = 3 ein Tetraeder.
    .formula = Simplex = A und n weitere Punkte
    .written = -
    .aliases = n | Zahl der behaltenen Punkte

## Gebiete

glossary-group-regions = Gebiete

glossary-region = Voronoi-Gebiet
    .text = Alle Punkte, deren nächster Punkt des Simplex im relativen Inneren eines Teils liegt. GJK findet das Gebiet von O, weil dieser Teil den Punkt des Simplex enthält, der O am nächsten ist.
    .formula = { "{" } x : der nächste Punkt zu x liegt im Teil, nicht auf seinem Rand { "}" }
    .written = Voronoi-Gebiet | Voronoi-Gebiete | Gebiet | Gebiets | Gebiete | Gebieten
    .aliases = Gebiet | Region | nächster Teil
glossary-vertex-region = Ecke A
    .text = Das Gebiet, in dem A der nächste Punkt des Simplex ist. Von A aus liegt es jenseits der Geraden oder Ebenen durch A senkrecht zu seinen Kanten.
    .formula = AB·AO ≤ 0  und  AC·AO ≤ 0
    .written = Ecke L
    .aliases = Gebiet einer Ecke | Ecke A | Ecke B | Ecke C | Ecke D
glossary-edge-region = Kante AB
    .text = Das Gebiet, in dem der nächste Punkt des Simplex auf der Kante AB zwischen ihren Enden liegt. In der Ebene ist es ein Streifen senkrecht zu AB, auf der Außenseite.
    .formula = AB⟂·AO > 0  und  AB·AO > 0  und  BA·BO > 0
    .written = Kante LL
    .aliases = Gebiet einer Kante | Kante AB | Kante AC | Kante AD | Kante BC
glossary-face-region = Fläche ABC
    .text = Das Gebiet vor der Fläche ABC: Der nächste Punkt des Simplex liegt in der Fläche, nicht auf ihren Kanten, und O liegt auf der Seite, auf die die Normale ABC⟂ zeigt.
    .formula = ABC⟂·AO > 0, und O liegt außerhalb keiner der drei Kanten
    .written = Fläche LLL | über LLL
    .aliases = Gebiet einer Fläche | über ABC | Fläche ABC | Fläche ACD | Fläche ADB
glossary-below-region = unter ABC
    .text = Das Gebiet auf der anderen Seite des Dreiecks ABC, seiner Normalen entgegen. „Unter“ hat nichts mit oben und unten im Bild zu tun. Dort tauschen veröffentlichte Codes B und C, sodass O darüber liegt.
    .formula = ABC⟂·AO < 0, und O liegt außerhalb keiner der drei Kanten
    .written = unter LLL | Unterseite | Unterseite von Fläche LLL
    .aliases = unter dem Dreieck | andere Seite einer Fläche | unter ABC
glossary-inside = innen
    .text = O liegt im Simplex selbst: in 2D im Dreieck, in 3D im Tetraeder. Das Simplex ist Teil von P ⊖ Q, also haben P und Q einen Punkt gemeinsam.
    .formula = O = a A + b B + c C (+ d D)  mit  a, b, c, d ≥ 0 und Summe 1
    .written = Inneren des Simplex | Inneres des Simplex | O liegt innen
    .aliases = Inneres | Ursprung enthalten | innen
glossary-relative-interior = Relatives Inneres
    .text = Ein Teil ohne seinen Rand: eine Kante ohne ihre Enden, eine Fläche ohne ihre Kanten. Eine Ecke ist ihr eigenes relatives Inneres. Die relativen Inneren aller Teile ergeben zusammen das Simplex, und keine zwei überlappen.
    .formula = { "{" } a A + b B : a, b > 0, a + b = 1 { "}" }  für die Kante AB
    .written = relatives Inneres | relativen Inneren
    .aliases = Inneres eines Teils | offene Kante | offene Fläche
glossary-chosen = gewählt
    .text = Der Algorithmus entscheidet, dass O in diesem Gebiet liegt. Er behält die Ecken dieses Teils und geht von dort weiter. Bilder füllen das Gebiet.
    .formula = in jeder Iteration wird ein Gebiet gewählt
    .written = gewählt | Gewählt
    .aliases = Entscheidung | gewähltes Gebiet | gefülltes Gebiet
glossary-tested-outside = nicht hier (geprüft)
    .text = Ein Test dieser Iteration sagt, dass O nicht in diesem Gebiet liegt. Das Bild zeigt den Test mit seinem Wert.
    .formula = zum Beispiel AB⟂·AO ≤ 0  ⇒  O liegt nicht außerhalb von AB
    .written = nicht hier (geprüft)
    .aliases = geprüft, außerhalb | Entscheidung | außerhalb | durch einen Test ausgeschlossen
glossary-impossible = unmöglich
    .text = O kann nicht in diesem Gebiet liegen, also braucht der Code es nicht zu prüfen. Der Grund ist die Vergangenheit des Simplex: A liegt jenseits von O, oder v zeigte von den älteren Punkten zu O, oder ein früherer Test schloss das Gebiet aus. Das Argument ist von Djonov.
    .formula = zum Beispiel A·v > 0  ⇒  O liegt nicht im Gebiet von A
    .written = unmöglich | Unmöglich
    .aliases = Entscheidung | schraffiert | ohne Test ausgeschlossen | Djonov
glossary-not-asked = nicht geprüft
    .text = Der Code hat vorher ein anderes Gebiet gewählt und dieses nicht geprüft. O kann trotzdem darin liegen.
    .formula = die erste Fläche, vor der O liegt, gewinnt: Die anderen werden nicht geprüft
    .written = nicht geprüft | Nicht geprüft
    .aliases = nicht gefragt | Entscheidung | erste Fläche gewinnt | übergangen
glossary-concluded = gefolgert
    .text = Der Code geht weiter, als wäre das wahr, aber sein Argument beweist es nicht. Eine bewiesene Behauptung folgt aus den verglichenen Zahlen; eine Folgerung kann falsch sein, und dann sagt der Satz es.
    .formula = bewiesen  ⇒  wahr;   gefolgert: wahr oder falsch
    .written = gefolgert | folgert | nimmt an
    .aliases = bewiesen | unbewiesen | Folgerung des Codes
glossary-a-never = A nie
    .text = Wo der neueste Punkt A nicht liegen kann: entlang v vor O zurück, da der Code ihn verwerfen würde, oder entlang einer früheren Richtung weiter als deren Stützpunkt.
    .formula = A·v > 0  für jedes A, das nicht verworfen wird
    .written = A nie
    .aliases = wo A nie sein kann | gesperrt | schraffierte Halbebene
glossary-o-never = O nie
    .text = Wo der Ursprung nicht liegen kann, wenn das Simplex gegeben ist: in den unmöglichen Gebieten. Dort hätte der Code A verworfen, oder eine frühere Iteration hätte anders geendet.
    .formula = O liegt in keinem unmöglichen Gebiet
    .written = O nie
    .aliases = wo O nie sein kann | gesperrt | schraffiertes Gebiet
glossary-slabs = Platten
    .text = Die Gebiete einer Strecke oder eines Dreiecks als Körper im Raum, von einem Quader begrenzt. Der Regler zieht sie auseinander wie die Seiten eines Buchs; das gewählte bleibt.
    .formula = Gebiet von AB = Platte zwischen den Ebenen durch A und B
    .written = Platte | Platten
    .aliases = das Buch öffnen | Gebiete als Körper
glossary-prism = Prisma
    .text = Das Prisma über den älteren Punkten B, C und D, in dem O liegen kann, wenn A kommt: Seine Wände sind die Tests einer früheren Iteration, sein Boden ist BCD, und seine Decke ist die Höhe von A.
    .formula = 0 ≤ Höhe von O über BCD ≤ Höhe von A
    .written = Prisma | Prismen
    .aliases = Wände, Boden und Decke | wo O sein kann
glossary-paper = Kantenebenen
    .text = Ebenen auf den Kanten AB, AC und AD, senkrecht zu den Flächen: die Grenzen zwischen dem Gebiet einer Kante und denen der beiden Flächen daneben.
    .formula = die Grenze ist, wo AB⟂·AO = 0
    .written = Kantenebenen
    .aliases = Ebenen auf den Kanten | gefaltetes Papier | Fahnen

## Längen und Beweise

glossary-group-lengths = Längen und Beweise

glossary-nearest-point = N
    .text = Der Punkt des Simplex, der O am nächsten ist. Das Simplex ist Teil von P ⊖ Q, also ist |N| eine obere Schranke für den Abstand von P und Q. Der Abstandsalgorithmus sucht entlang v = −N.
    .formula = |N| = min { "{" } |x| : x im Simplex { "}" } ≥ Abstand
    .written = nächster Punkt | nächste Punkt | nächsten Punkt
    .aliases = nächster Punkt | Lotfußpunkt | |N| | x | |x|
glossary-barycentric = Baryzentrische Koordinaten
    .text = Die Zahlen mit der Summe 1, die einen Punkt als gewichtete Summe der Ecken eines Simplex schreiben. Sind alle positiv, so liegt der Punkt in dessen relativem Inneren. Ein entartetes Simplex hat keine eindeutigen solchen Zahlen.
    .formula = N = a A + b B + c C,   a + b + c = 1
    .written = baryzentrische Koordinaten | baryzentrischen Koordinaten | Baryzentrische Koordinaten | Gewicht | Gewichte
    .aliases = Gewichte | Konvexkombination | affine Koordinaten
glossary-witness-points = Zeugenpunkte
    .text = Ein Punkt von P und einer von Q, die die Länge zeigen: Ihr Abstand ist der Abstand der Formen, oder die Eindringtiefe, wenn P und Q überlappen. Ihre Differenz ist der Randpunkt von P ⊖ Q, der O am nächsten ist.
    .formula = N = x − y,   x ∈ P,   y ∈ Q,   |x − y| = |N|
    .written = Zeugenpunkt | Zeugenpunkte | Zeugenpunkten | Kontaktpunkt | Kontaktpunkte | nächsten Punkte
    .aliases = nächste Punkte | Kontaktpunkte | auf P | auf Q
glossary-separation = Abstand
    .text = Der Abstand von P und Q: der kleinste Abstand eines Punkts von P und eines Punkts von Q. Er ist der Abstand von O zu P ⊖ Q, und null, wenn P und Q sich berühren oder überlappen.
    .formula = min { "{" } |x − y| : x ∈ P, y ∈ Q { "}" } = min { "{" } |z| : z ∈ P ⊖ Q { "}" }
    .written = Abstand von P und Q | Abstand zwischen P und Q
    .aliases = Distanz | Lücke
glossary-depth = Eindringtiefe
    .text = Die Länge der kleinsten Verschiebung von Q, nach der P und Q sich gerade noch berühren. Sie ist der Abstand von O zum Rand von P ⊖ Q, und null, wenn sie sich berühren.
    .formula = Tiefe = min { "{" } h(u) : |u| = 1 { "}" }
    .written = Eindringtiefe | Eindringtiefen | Tiefe | Tiefen
    .aliases = Tiefe | Überlappung | wie tief
glossary-normal = Normale
    .text = Bei einem Kontakt: die Richtung der Länge eins von P nach Q, entlang der Abstand oder Tiefe gemessen wird. Bei einer Kante oder Fläche: ein Vektor senkrecht dazu, geschrieben AB⟂ oder ABC⟂.
    .formula = Q, um Tiefe · Normale verschoben, berührt P
    .written = Normale | Normalen
    .aliases = Kontaktnormale | Richtung von P nach Q
glossary-bounds = Schranken
    .text = Zwei Längen, zwischen denen der Abstand oder die Tiefe liegt. Beim Abstand gibt der nächste Punkt des Simplex die obere Schranke, und die beste Stützebene, vor der O liegt, die untere. Treffen sie sich, so ist die Länge bekannt.
    .formula = −A·v / |v| ≤ Abstand ≤ |N|
    .written = Schranke | Schranken | untere Schranke | unteren Schranke | obere Schranke | oberen Schranke
    .aliases = untere Schranke | obere Schranke | mindestens | höchstens
glossary-termination-criteria = Abbruchkriterien, ε
    .text = Die Regeln, die Abstandsabfragen beenden: Die beiden Schranken sind näher beieinander als ε mal der Abstand, oder näher als ε; das Simplex enthält den neuesten Stützpunkt schon; oder dieser Punkt bringt das Simplex nicht näher.
    .formula = |x|² − x·w ≤ ε |x|²
    .written = relativ ε|x| | absolut ε | doppelte Ecke | kein Fortschritt | Abbruchkriterium | Abbruchkriterien
    .aliases = Toleranz | Epsilon | Abbruchregel | Kurve der Lücke
glossary-epa = EPA
    .text = Der Algorithmus des wachsenden Polytops. Er beginnt mit einem Simplex, das O enthält, sucht den Stützpunkt entlang der Normalen der Facette, die O am nächsten ist, und fügt ihn hinzu. Liegt kein Punkt von P ⊖ Q weiter außen als die Facette, so ist ihr Abstand die Tiefe.
    .formula = Abstand der nächsten Facette ≤ Tiefe ≤ h(u) entlang ihrer Normalen u
    .written = wachsendes Polytop | wachsende Polytop | wachsenden Polytops | Polytop | Polytops | Polytope
    .aliases = Algorithmus des wachsenden Polytops | Polytop | Eindringen
glossary-facet = Facette, F
    .text = Eine Seite des Polytops: eine Kante in 2D, ein Dreieck in 3D. Die Ecken des Polytops haben Nummern, und die Nummern ihrer Ecken benennen eine Facette. Im Code ist F die Facette, die O am nächsten ist.
    .formula = Abstand von F = (eine Ecke von F)·u,   u die äußere Normale, |u| = 1
    .written = Facette | Facetten
    .aliases = Kante des Polytops | Fläche des Polytops | Seite | F
glossary-probe = E, Gewinn
    .text = E ist der Stützpunkt entlang der Normalen der nächsten Facette F. Der Gewinn sagt, wie viel weiter außen als F er entlang dieser Normalen liegt; ist er null, so liegt kein Punkt von P ⊖ Q jenseits von F.
    .formula = Gewinn = E·u − Abstand von F
    .written = Gewinn
    .aliases = Gewinn | E | neuer Punkt des Polytops
glossary-horizon = Horizont
    .text = Die Grenze zwischen den Facetten, vor denen der neue Punkt liegt, und den anderen: zwei Ecken in 2D, ein geschlossener Kantenzug in 3D. EPA entfernt die Facetten, vor denen der Punkt liegt, und verbindet jedes Stück des Horizonts mit ihm.
    .formula = neue Facette = Stück des Horizonts + neuer Punkt
    .written = Horizont | Horizonts
    .aliases = Silhouette | Grenze der sichtbaren Facetten
glossary-valid-start = gültiger Anfang
    .text = Das Polytop kann aus einem Simplex wachsen, das ein Inneres hat und O enthält. Hinterlässt die Abfrage kein solches, so lässt EPA zuerst Punkte weg oder fügt welche hinzu, und die Zeile sagt, was fehlte.
    .formula = d + 1 Punkte mit Flächeninhalt (2D) oder Volumen (3D), die O enthalten
    .written = gültiger Anfang | gültiges erstes Polytop | flach: ergänzt | ein Punkt doppelt: ergänzt | zu wenige Punkte: ergänzt
    .aliases = Beginn von EPA | ergänzt | Ursprung auf einer Seite | Ursprung außerhalb
glossary-certificate = Zertifikat
    .text = Der Beweis eines Urteils, den jeder prüfen kann, ohne zu wissen, wie er gefunden wurde: eine trennende Gerade oder Ebene, oder ein gemeinsamer Punkt von P und Q, als Summe von Ecken beider geschrieben.
    .formula = x·u < y·u  für alle x ∈ P, y ∈ Q,   oder   Σ ai pi = Σ bi qi
    .written = Zertifikat | Zertifikats | PROOF | BEWEIS | Beweis | Beweise | Beweises
    .aliases = Beweis | PROOF | zertifiziert
glossary-separating-axis = Trennachse
    .text = Eine Richtung, entlang der ganz P vor ganz Q liegt. Sie existiert genau dann, wenn P und Q getrennt sind; die Gerade oder Ebene senkrecht dazu, in der Lücke, trennt sie.
    .formula = max { "{" } x·u : x ∈ P { "}" } < min { "{" } y·u : y ∈ Q { "}" }
    .written = Trennachse | Trennachsen | trennende Gerade | trennende Ebene
    .aliases = trennende Richtung | trennende Ebene | Hyperebene
glossary-core = Kern und Radius
    .text = Eine gerundete Form ist die Summe eines Kerns und einer Kugel: alle Punkte, die höchstens den Radius vom Kern entfernt sind. Der Kern einer Kreisscheibe oder Kugel ist ihre Mitte, der einer Kapsel eine Strecke. Eine Abfrage findet den Abstand der Kerne und zieht dann die Radien ab.
    .formula = Abstand = Abstand der Kerne − rP − rQ
    .written = Kern | Kerns | Kerne | Kernen | Radius | Radien
    .aliases = gerundete Form | Radius | Minkowski-Summe mit einer Kugel | Margin

## Der Lauf

glossary-group-run = Der Lauf

glossary-iteration = Iteration
    .text = Ein Durchgang der Schleife: Der Code findet einen Stützpunkt, entscheidet das Gebiet von O, verkleinert das Simplex und wählt ein neues v. Jede ist eine Zeile von SCHRITTE, gezählt ab 1.
    .formula = Stützpunkt → Tests → Gebiet → behaltene Punkte → neues v
    .written = Iteration | Iterationen
    .aliases = # | Durchgang | Schleife | Zeile
glossary-step = Schritt
    .text = Ein Moment des Laufs, bei dem Sie anhalten können: ein Stützpunkt, ein Test, eine Entscheidung, eine neue Richtung, das Ende. Eine Iteration hat mehrere Schritte.
    .formula = 1 Iteration = mehrere Schritte
    .written = Schritt | Schritts | Schritte | Schritten | seit Schritt #
    .aliases = Ereignis | Abspielmarke | seit Schritt 3
glossary-first = erster
    .text = Der erste Stützpunkt ist das ganze Simplex, also gibt es nichts zu entscheiden.
    .formula = Simplex = {"["}A]
    .written = erster Punkt | erste Punkt
    .aliases = erster | erster Punkt | Start
glossary-rejected = verworfen
    .text = Der neue Punkt A liegt entlang v nicht jenseits von O, also fügt der Code ihn nicht hinzu. Die Abfrage endet: P und Q sind getrennt. Der Abstandsalgorithmus endet, wenn A entlang v nicht weiter liegt als sein bester Punkt: nichts Neues.
    .formula = A·v < 0 (manche veröffentlichten Codes: A·v ≤ 0)
    .written = verworfen | verwirft | nichts Neues
    .aliases = nichts Neues | kein Fortschritt | Test des Stützpunkts | A liegt nicht jenseits von O
glossary-termination = Wie ein Lauf endet
    .text = Ein Lauf endet, weil eine Achse P und Q trennt, weil O im Simplex oder auf seinem Rand liegt, weil v null ist oder ein Stützpunkt sich wiederholt, weil der Abstand gefunden ist, oder weil ein Kreis, die Grenze oder das Ende der gegebenen Richtungen ihn beendet.
    .formula = jede Schleife hat eine Grenze
    .written = Trennachse gefunden | Ursprung enthalten | Ursprung auf dem Rand | Nullrichtung | Stützpunkt wiederholt | entartet | konvergiert | Kreis | Kreise | Iterationsgrenze | keine Richtung übrig
    .aliases = Abbruch | Kreis | Grenze | konvergiert | Nullrichtung
glossary-verdict = Urteil
    .text = OVERLAP sagt, dass O im Inneren von P ⊖ Q liegt, TOUCHING, dass O auf dem Rand liegt, SEPARATE, dass O außerhalb liegt, und UNDECIDED, dass der Algorithmus keine Antwort gibt. JA und NEIN sind die Antworten eines veröffentlichten Codes.
    .formula = SEPARATE  ⇔  P und Q haben keinen gemeinsamen Punkt
    .written = OVERLAP | TOUCHING | SEPARATE | UNDECIDED | JA | NEIN | YES | NO | NONE | KEINE | Urteil | Urteils | Urteile
    .aliases = überlappend | berührend | getrennt | unentschieden | Antwort
glossary-reference = Referenz
    .text = Die Wahrheit, mit einem anderen Verfahren gefunden und bewiesen: exakt bei Polytopen, bis auf eine genannte Toleranz bei gekrümmten Formen. Sie steht neben dem Urteil des Algorithmus, das falsch sein kann.
    .formula = Urteil des Laufs = Urteil der Referenz ?
    .written = Referenz
    .aliases = Wahrheit | stimmt zu | widerspricht | exakte Rechnung
glossary-mistake = Fehler im Code
    .text = Eine Art von Fehler, die echte Programme hatten. „Fehler einbauen“ schaltet ihn ein, um zu zeigen, was er mit dem Lauf macht. Ein Rahmen markiert, wo er sich zeigt.
    .formula = zum Beispiel s(v) = sP(v) − sQ(v), ohne das Vorzeichen
    .written = Fehler im Code | ohne Fehler | mit dem Fehler | mit einem Fehler | verborgenen Fehler
    .aliases = absichtlicher Fehler | Defekt | Fehler einbauen | eingebauter Fehler
glossary-precision = f32, f64
    .text = Gleitkommazahlen mit 24 und mit 53 signifikanten Bits, etwa 7 und 16 Dezimalstellen. Die Lücken zwischen ihnen wachsen mit ihrer Größe, also hat eine Szene fern vom Ursprung gröbere Koordinaten.
    .formula = f32: 2^−24 ≈ 6e−8,   f64: 2^−53 ≈ 1.1e−16
    .written = einfache Genauigkeit | Einfache Genauigkeit | einfacher Genauigkeit | doppelte Genauigkeit | Doppelte Genauigkeit | doppelter Genauigkeit
    .aliases = Genauigkeit | float | double | signifikante Stellen
glossary-roundoff = Rundungsfehler
    .text = Der Fehler der Gleitkommarechnung: Jede Operation gibt die nächste Zahl zurück, die die Genauigkeit hat. Er kann das Vorzeichen eines Tests umkehren, dessen exakter Wert nahe null ist.
    .formula = Ergebnis = exakt · (1 + e),   |e| ≤ 2^−53 in f64
    .written = Rundungsfehler | Rundungsfehlers | Rundungsfehlern
    .aliases = Rundung | Epsilon | Maschinengenauigkeit | Gleitkomma
glossary-about-zero = 0 (exakt), ≈ 0
    .text = 0 (exakt) ist die Zahl null. ≈ 0 markiert eine für diese Szene so kleine Zahl, dass Rundungsfehler ihr Vorzeichen entschieden haben können.
    .formula = 2.2e−16 (≈ 0) = 2.2 · 10^−16
    .written = (exakt) | 0 (exakt)
    .aliases = exakt | null | etwa null | auf der Höhe von
glossary-scientific = 2.2e−16
    .text = Wissenschaftliche Schreibweise: die erste Zahl mal zehn hoch die zweite. Halten Sie den Zeiger auf eine Zahl, um alle ihre Stellen zu sehen.
    .formula = 2.2e−16 = 2.2 · 10^−16 = 0.000 000 000 000 000 22
    .written = -
    .aliases = wissenschaftliche Schreibweise | Zehnerpotenz | Exponent
glossary-ghost = Geister
    .text = Die Simplizes früherer Iterationen, blass gezeichnet; sie zeigen den Weg der Suche zu O.
    .formula = Iteration 1, 2, 3, …
    .written = Geist | Geister
    .aliases = frühere Simplizes | Verlauf
