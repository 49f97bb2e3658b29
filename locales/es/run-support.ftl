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
    .consequence = { $is_distance ->
        [yes] La pregunta: ¿a qué distancia está el origen de { $P } ⊖ { $Q }?
       *[no] La pregunta: ¿está el origen en { $P } ⊖ { $Q }?
    }
support-repeated =
    .consequence = { $A } repite { $older }: la búsqueda no ha encontrado ningún punto nuevo.

## La comparación de A con el origen

support-passed =
    .claim = { $status ->
        [refuted] { $Code } supone que { $A } está más allá del origen a lo largo de { $v }.
       *[other] { $is_contained ->
            [yes] { $P } ⊖ { $Q } se extiende más allá del origen a lo largo de { $v }.
           *[no] { $A } está más allá del origen a lo largo de { $v }.
        }
    }
    .evidence = { $status ->
        [refuted] { $A }·{ $v } = { $product } es falso: en aritmética exacta ningún punto está más allá del origen.
       *[other] { $is_contained ->
            [yes] { $A }·{ $v } = { $product }.
           *[no] { $A }·{ $v } = { $product }, así que { $v } no separa { $P } y { $Q }.
        }
    }{ $status ->
        [within] { " " }El signo no es seguro: { $A }·{ $v } es 0 salvo redondeo.
       *[other] { "" }
    }
support-level =
    .claim = { $is_exact ->
        [yes] { $A } está a la altura del origen a lo largo de { $v }.
       *[no] { $Code } toma { $A } por un punto a la altura del origen a lo largo de { $v }.
    }
    .evidence = { $A }·{ $v } = { $product }.
    .consequence = { $is_robust ->
        [yes] { $is_exact ->
            [yes] El origen está en la frontera de { $P } ⊖ { $Q } o fuera.
           *[no] La consulta supone que el origen está en la frontera de { $P } ⊖ { $Q } o fuera.
        }
       *[no] { $Code } acepta { $A }.
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
    .evidence = { $A }·{ $v } = { $product }{ $is_sure ->
        [no] , salvo redondeo
       *[yes] { "" }
    }.
support-rejected-at-zero =
    .claim = { $Code } rechaza { $A } en 0 («≤ 0»).
    .evidence = { $A }·{ $v } = { $product }{ $is_exact ->
        [yes] : { $A } está a la altura del origen a lo largo de { $v }, no más lejos.
       *[no] , que cuenta como 0.
    }
support-untested =
    .claim = { $is_first ->
        [yes] { $A } es el primer punto del símplex.
       *[no] { $Code } no comprueba { $A } aquí.
    }
    .evidence = { $is_first ->
        [yes] { $Code } no comprueba aquí { $A }·{ $v } = { $product }.
       *[no] { $A }·{ $v } = { $product }.
    }
support-no-direction =
    .claim = { $v } es el vector cero.
    .evidence = { $A }·{ $v } = 0 (exacto) para todo punto, así que la comparación no dice nada.
    .consequence = { $is_rejected ->
        [yes] { $Code } rechaza { $A } de todos modos («≤ 0»).
       *[no] { $Code } acepta { $A }.
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
    .evidence = Ningún punto de { $about } está más lejos a lo largo de { $v } que { $A }{ $is_tiny ->
        [yes] { " " }({ $A }·{ $v } < 0, demasiado pequeño para distinguirse de 0 en doble precisión)
       *[no] { " " }({ $A }·{ $v } = { $product })
    }, así que ninguno está más cerca del origen que −{ $A }·{ $v }/|{ $v }|.
support-bound-apart =
    .consequence = { $A } no acerca nada. La distancia es como máximo { $most }, por el redondeo.
support-bound-met =
    .consequence = El punto más cercano hasta ahora está a distancia { $most }: las dos cotas coinciden{ $is_exact ->
        [no] { " " }salvo { $difference }
       *[yes] { "" }
    }.

## El par de vértices de A

support-point =
    .more = { $A } = { $point } { $is_right ->
        [no] se devuelve como
       *[yes] es
    } el punto de soporte a lo largo de { $v } = { $direction }.{ $parts }
support-shift = Respecto a { $shift }:
support-part = { $vertex } es el punto más lejano de { $about } a lo largo de { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
support-part-computed = El redondeo elige { $vertex }; { $other } llega { $by } más lejos.
support-part-wrong =
    .consequence = { $vertex } no es el punto más lejano de { $about } a lo largo de { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }.
support-part-not-negated =
    .consequence = { $vertex } es el más lejano de { $about } a lo largo de { $v }, pero { $A } necesita el más lejano a lo largo de −{ $v }.
