### Puntos de soporte: ¿está A más allá del origen a lo largo de v?

## Listas y vértices, en todas las frases

# Un elemento de una lista: «a, b y c».
list-item = { $place ->
        [first] { "" }
        [last] { " " }y{ " " }
       *[middle] ,{ " " }
    }{ $item }
point-of = punto de { $side }

## Toda ejecución

run-question =
    .consequence = { $asks ->
        [distance] La pregunta: ¿a qué distancia está el origen de { $P } ⊖ { $Q }?
       *[overlap] La pregunta: ¿está el origen en { $P } ⊖ { $Q }?
    }
support-repeated =
    .consequence = { $A } repite { $older }: la búsqueda no ha encontrado ningún punto nuevo.

## La comparación de A con el origen

support-passed =
    .claim = { $A } está más allá del origen a lo largo de { $v }.
    .evidence = { $A }·{ $v } = { $product }, así que { $v } no separa { $P } y { $Q }.{ $certainty ->
        [within] { " " }El signo no es seguro: { $A }·{ $v } es 0 salvo redondeo.
       *[sure] { "" }
    }
support-passed-inside =
    .claim = { $P } ⊖ { $Q } se extiende más allá del origen a lo largo de { $v }.
    .evidence = { $A }·{ $v } = { $product }.{ $certainty ->
        [within] { " " }El signo no es seguro: { $A }·{ $v } es 0 salvo redondeo.
       *[sure] { "" }
    }
support-passed-wrong =
    .claim = { $Code } supone que { $A } está más allá del origen a lo largo de { $v }.
    .evidence = { $A }·{ $v } = { $product } es falso: en aritmética exacta ningún punto está más allá del origen.
support-level =
    .claim = { $certainty ->
        [exact] { $A } está a la altura del origen a lo largo de { $v }.
       *[counted] { $Code } toma { $A } por un punto a la altura del origen a lo largo de { $v }.
    }
    .evidence = { $A }·{ $v } = { $product }.
    .consequence = { $answer ->
        [boundary] El origen está en la frontera de { $P } ⊖ { $Q } o fuera.
        [taken] La consulta supone que el origen está en la frontera de { $P } ⊖ { $Q } o fuera.
       *[passes] { $Code } acepta { $A }.
    }
support-separates =
    .claim = { $v } separa { $of ->
        [cores] los núcleos de { $P } y { $Q }
       *[shapes] { $P } y { $Q }
    }.
    .evidence = { $A }·{ $v } = { $product }: incluso el punto más lejano de { $about } a lo largo de { $v } queda { $gap } antes del origen.
support-separates-wrong =
    .claim = { $Code } toma { $v } por un eje separador.
    .evidence = { $A }·{ $v } = { $product }, pero { $v } no separa nada: { $about } alcanza el origen a lo largo de { $v }.
support-boundary =
    .claim = Ningún punto de { $P } ⊖ { $Q } está más allá del origen a lo largo de { $v }.
    .evidence = { $A }·{ $v } = { $product }{ $certainty ->
        [within] , salvo redondeo
       *[sure] { "" }
    }.
support-rejected-at-zero =
    .claim = { $Code } rechaza { $A } en 0 («≤ 0»).
    .evidence = { $A }·{ $v } = { $product }{ $certainty ->
        [exact] : { $A } está a la altura del origen a lo largo de { $v }, no más lejos.
       *[counted] , que cuenta como 0.
    }
support-untested-first =
    .claim = { $A } es el primer punto del símplex.
    .evidence = { $Code } no comprueba aquí { $A }·{ $v } = { $product }.
support-untested =
    .claim = { $Code } no comprueba { $A } aquí.
    .evidence = { $A }·{ $v } = { $product }.
support-no-direction =
    .claim = { $v } es el vector cero.
    .evidence = { $A }·{ $v } = 0 (exacto) para todo punto, así que la comparación no dice nada.
    .consequence = { $answer ->
        [no] { $Code } rechaza { $A } de todos modos («≤ 0»).
       *[passes] { $Code } acepta { $A }.
    }

## Cotas de la distancia

support-no-bound =
    .claim = { $A } no da ninguna cota inferior de la distancia.
    .evidence = { $A }·{ $v } = { $product }: { $A } no queda antes del origen a lo largo de { $v }.
support-bound =
    .claim = La distancia entre { $of ->
        [cores] los núcleos
       *[shapes] { $P } y { $Q }
    } es al menos { $least }.
    .evidence = Ningún punto de { $about } está más lejos a lo largo de { $v } que { $A }{ $size ->
        [tiny] { " " }({ $A }·{ $v } < 0, demasiado pequeño para distinguirse de 0 en doble precisión)
       *[normal] { " " }({ $A }·{ $v } = { $product })
    }, así que ninguno está más cerca del origen que −{ $A }·{ $v }/|{ $v }|.
support-bound-apart =
    .consequence = { $A } no acerca nada. La distancia es como máximo { $most }, por el redondeo.
support-bound-met =
    .consequence = El punto más cercano hasta ahora está a distancia { $most }: las dos cotas coinciden{ $meeting ->
        [within] { " " }salvo { $difference }
       *[exactly] { "" }
    }.

## El par de vértices de A

support-point =
    .more = { $A } = { $point } { $certainty ->
        [wrong] se devuelve como
       *[right] es
    } el punto de soporte a lo largo de { $v } = { $direction }.{ $parts }
support-part = { $vertex } es el punto más lejano de { $about } a lo largo de { $way ->
        [back] −{ $v }
       *[forth] { $v }
    }.
support-part-computed = El redondeo elige { $vertex }; { $other } llega { $by } más lejos.
support-part-wrong =
    .consequence = { $vertex } no es el punto más lejano de { $about } a lo largo de { $way ->
        [back] −{ $v }
       *[forth] { $v }
    }.
support-part-not-negated =
    .consequence = { $vertex } es el más lejano de { $about } a lo largo de { $v }, pero { $A } necesita el más lejano a lo largo de −{ $v }.
