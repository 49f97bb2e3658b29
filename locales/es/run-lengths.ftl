### Longitudes y lo que se dice junto a la búsqueda: el politopo en expansión (EPA), medidas, pruebas, ejecuciones de otros
### programas, empates y vértices listados.

## El politopo en expansión: su comienzo

epa-kind = { $kind ->
        [face] cara
       *[edge] arista
    }
epa-kinds = { $kind ->
        [face] caras
       *[edge] aristas
    }
epa-space = { $kind ->
        [face] volumen
       *[edge] área
    }
epa-a-facet = { $kind ->
        [face] una cara
       *[edge] una arista
    }
epa-outside = { $kind ->
        [face] delante
       *[edge] fuera
    }
epa-points = { $count ->
        [one] { $count } punto
       *[other] { $count } puntos
    }
epa =
    .more = El algoritmo del politopo en expansión (EPA) hace crecer un politopo dentro de { $about }. Busca el punto de la frontera más cercano al origen, que da la profundidad.
epa-start =
    .claim = { $status ->
        [refuted] EPA toma este símplex de { epa-points } por un politopo inicial válido.
       *[other] EPA comienza con este símplex de { epa-points }.
    }
    .evidence = Tiene { epa-space }{ $status ->
        [refuted] , pero en aritmética exacta el origen está fuera.
        [within] { " " }y contiene el origen salvo redondeo: un politopo inicial válido.
       *[other] { " " }y contiene el origen: un politopo inicial válido.
    }
epa-start-invalid =
    .claim = Este símplex de { epa-points } no es un politopo inicial válido.
    .evidence = { $flaw ->
        [repeated] Dos de sus puntos son el mismo.
        [flat] Sus puntos están en { $kind ->
            [face] un plano
           *[edge] una recta
        }, así que no tiene { $kind ->
            [face] volumen
           *[edge] área
        }.
       *[too-few] Un politopo con { epa-space } necesita al menos { $needed } puntos.
    }
    .consequence = { $flaw ->
        [too-few] EPA añade puntos fuera de él.
       *[other] EPA descarta los puntos redundantes y añade otros fuera del resto.
    }
epa-start-boundary =
    .claim = EPA comienza con el origen en { epa-a-facet } del símplex.
    .evidence = El símplex tiene { epa-space }, pero la distancia con signo de esa { epa-kind } es 0 ({ $has_vertices ->
        [yes] exacto
       *[no] salvo redondeo
    }).
    .consequence = EPA busca a lo largo de la normal exterior de esa { epa-kind }.
epa-start-outside =
    .claim = EPA comienza con un símplex que no contiene el origen.
    .evidence = Tiene { epa-space }, pero la distancia con signo de { epa-a-facet } es negativa: el origen está { epa-outside }.
    .consequence = EPA expande primero la { epa-kind } de menor distancia con signo, así que el politopo crece hacia el origen.
epa-inflated =
    .claim = EPA añade un punto fuera del símplex.
    .evidence = El punto de soporte a lo largo de { $direction }, perpendicular al símplex, es { $found }.
    .consequence = El politopo inicial necesita { epa-space }.
epa-seeded =
    .claim = El politopo comienza con { $corners } vértices y { $facets } { epa-kinds }.
    .evidence = Distancias con signo al origen: { $distances }.
epa-cell = { $flaw ->
        [too-few] muy pocos puntos: completado
        [repeated] un punto doble: completado
        [flat] plano: completado
        [boundary] origen en un lado
        [outside] origen fuera
       *[none] comienzo válido
    }

## El politopo en expansión: sus facetas

epa-facet = { epa-kind } { $corners }
epa-distance = { $distance }{ $case ->
        [zero] { " " }(salvo redondeo)
        [about-zero] { " " }(0 salvo redondeo)
        [outside] { " " }(el origen está { epa-outside })
       *[inside] { "" }
    }
epa-distance-to = { $distance } a { $facet }
epa-facet-at = { $corners } a distancia { $distance }
epa-expands =
    .claim = EPA expande la { $facet }{ $is_outside ->
        [yes] : el origen está { epa-outside }
       *[no] , la más cercana al origen
    }.
    .evidence = { $is_outside ->
        [yes] Queda { $outside } antes del origen y { $gain } antes del punto de soporte a lo largo de su normal
       *[no] El punto de soporte a lo largo de su normal está { $gain } más afuera
    }{ $depth }.
epa-boundary =
    .claim = { $Facet }: está en la frontera de { $about }{ $certainty ->
        [sure] { "" }
       *[within] , dentro de la tolerancia
    }.
    .evidence = { $is_outside ->
        [yes] El origen está { $outside } { epa-outside }
       *[no] Es la más cercana al origen
    }, y { $certainty ->
        [within] { $about } se extiende como máximo { $gain } más afuera
        [nothing] { $about } no se extiende más a lo largo de su normal
       *[sure] ningún punto de { $about } está { epa-outside }
    }{ $depth }.
epa-probe =
    .more = La distancia con signo de la { $facet } es { $distance }. El punto de soporte a lo largo de su normal exterior { $normal } es el punto { $number } = { $found }.
epa-depth = , así que la profundidad{ $of ->
        [cores] { " " }de los núcleos
       *[shapes] { "" }
    } es { $bounds ->
        [met] { $most }
        [close] { $most } salvo { $difference }
        [between] de { $least } a { $most }
       *[above] como máximo { $most }
    }{ $has_roundoff ->
        [yes] , con margen para el redondeo
       *[no] { "" }
    }
epa-depth-with-radii =
    .consequence = Con los radios, { $P } y { $Q } se solapan { $is_met ->
        [yes] { "" }
       *[no] como máximo{ " " }
    }{ $sum } = { $total }.
epa-expanded =
    .claim = El punto { $number } sustituye { $seen ->
        [one] { $seen } { epa-kind }
       *[other] { $seen } { epa-kinds }
    } por { $added ->
        [one] { $added } nueva
       *[other] { $added } nuevas
    }.
    .evidence = El punto está { epa-outside } { $seen ->
        [one] de esa { epa-kind }
       *[other] de esas { epa-kinds }
    }.{ $new }
    .more = { $kind ->
        [face] El hueco tiene { $horizon } aristas, el horizonte; cada una se une con el punto { $number }.
       *[edge] El punto { $number } se une con los dos extremos del hueco.
    }
epa-new-facets = { " " }Las nuevas { epa-kinds } son { $facets }.
epa-new-nearest = { " " }La nueva { epa-kind } más cercana es { $facet }.

## Longitudes medidas

length-about-zero = 0 salvo { $most }
measured-distance =
    .claim = { $P } y { $Q } están a distancia { $length }.
    .evidence = Los puntos más cercanos son { $on_p } de { $P } y { $on_q } de { $Q }; la dirección de { $P } a { $Q } es { $normal }.
    .consequence = Si se mueve { $Q } { $length } en sentido contrario, se tocan.
measured-distance-tiny =
    .claim = { $P } y { $Q } están separadas.
    .evidence = Cerca de { $on_p }, su distancia es demasiado pequeña para distinguirse de 0 en doble precisión. La dirección de { $P } a { $Q } es { $normal }.
measured-touch =
    .claim = { $P } y { $Q } se tocan{ $certainty ->
        [touch] { "" }
       *[open] { " " }dentro de la cota de error
    }.
    .evidence = La distancia es { $length }{ $certainty ->
        [touch] { " " }(exacto)
       *[open] { "" }
    } en { $on_p }; la dirección de { $P } a { $Q } es { $normal }.
measured-depth =
    .claim = La profundidad de penetración es { $length }.
    .evidence = Si se mueve { $Q } { $length } a lo largo de { $normal }, apenas toca { $P }.
    .more = Los puntos testigo son { $on_p } de { $P } y { $on_q } de { $Q }.
measured-depth-tiny =
    .claim = { $P } y { $Q } se solapan.
    .evidence = Cerca de { $on_p }, la profundidad de penetración es demasiado pequeña para distinguirse de 0 en doble precisión. { $Q } sale de { $P } a lo largo de { $normal }.
measured-certainty =
    .evidence = { $certainty ->
        [touch] La aritmética exacta lo prueba.
        [exact] La aritmética exacta prueba esta longitud, bien redondeada.
        [open] Todavía pueden solaparse o estar separadas esa cantidad.
        [error] El error es como máximo { $difference }.
       *[bounds] La longitud verdadera está entre { $least } y { $most }.
    }
measured-cell = { $certainty ->
        [equal] exacto
        [touch] bien redondeado
        [exact] bien redondeado
        [open] salvo { $most }
        [error] salvo { $difference }
       *[bounds] entre { $least } y { $most }
    }

## Pruebas

settled =
    .claim = La aritmética exacta { $verdict ->
        [overlap] sitúa el origen dentro de
        [touching] sitúa el origen en la frontera de
        [separate] sitúa el origen fuera de
       *[undecided] no sitúa el origen respecto a
    } { $P } ⊖ { $Q }.
    .evidence = La búsqueda lo dejó abierto.
settled-simplex =
    .evidence = { $is_flat ->
        [yes] El origen está en el símplex de { $points } y dentro de { $P } ⊖ { $Q }.
       *[no] La prueba usa el símplex de { $points }.
    }
proof-open = La referencia no puede decir si { $P } y { $Q } se solapan, se tocan o están separadas: se tocan salvo { $tolerance }.
proof-gap = A lo largo de { $axis }, todo punto de { $P } está antes que todo punto de { $Q }, con un hueco de { $gap }.
proof-touch = A lo largo de { $axis }, ningún punto de { $P } está más allá de ningún punto de { $Q }: { $P } termina donde { $Q } empieza, y el hueco es 0 (exacto).
proof-near = A lo largo de { $axis }, ningún punto de { $P } está más de { $tolerance } más allá de ningún punto de { $Q }: el hueco es 0 salvo { $tolerance }.
proof-point = { $P } y { $Q } comparten el punto { $point }.
proof-mean = De { $shape }: { $sum } = { $mean }{ $is_apart ->
        [yes] , a { $away }: dentro del radio de { $shape }
       *[no] { "" }
    }.
proof-certainty = { $is_exact ->
        [yes] exacto
       *[no] salvo { $tolerance }
    }

## Ejecuciones de otros programas

external-support =
    .claim = La ejecución encuentra { $A } = { $point } a lo largo de { $v } = { $direction }.
    .evidence = { $is_farthest ->
        [yes] Ningún vértice está más lejos.{ " " }
        [no] Otro vértice está más lejos.{ " " }
       *[none] { "" }
    }{ $A }·{ $v } = { $product }{ $sign ->
        [positive] { " " }> 0: { $A } está más allá del origen a lo largo de { $v }.
        [negative] { " " }< 0: { $A } queda antes del origen a lo largo de { $v }.
       *[zero] : { $A } está a la altura del origen a lo largo de { $v }.
    }
external-support-blind =
    .claim = La ejecución encuentra { $A } = { $point }.
    .evidence = La traza no da ninguna dirección de búsqueda.
external-separates =
    .consequence = { $of ->
        [cores] Ningún punto de { $about } alcanza el origen a lo largo de { $v }.
       *[shapes] { $v } separa { $P } y { $Q }: ningún punto de { $about } alcanza el origen a lo largo de { $v }.
    }
external-kept =
    .claim = { $has_simplex ->
        [yes] La ejecución conserva { $kept }{ $count ->
            [0] { "" }
           *[other] { " " }y descarta { $dropped }
        }.
       *[no] La ejecución no dice qué puntos conserva.
    }
    .evidence = { $has_simplex ->
        [yes] { "" }
       *[no] Solo se dibuja { $A }.
    }
external-strangers =
    .evidence = { $count ->
        [one] Otro punto conservado no había aparecido antes y no se dibuja.
       *[other] Otros { $count } puntos conservados no habían aparecido antes y no se dibujan.
    }
external-region =
    .consequence = El origen está { $region ->
        [inside] dentro del símplex
        [vertex] más cerca del vértice { $feature }
        [edge] más cerca de la arista { $feature }
       *[face] más cerca de la cara { $feature }
    } (comprobado exactamente).
external-direction =
    .claim = La ejecución busca ahora a lo largo de { $v } = { $direction }.
external-answer =
    .claim = La ejecución responde { $answer ->
        [yes] SÍ
       *[no] NO
    }{ $lengths }.
    .evidence = { $status ->
        [refuted] Es incorrecto.
        [proved] { $is_touch ->
            [yes] Las formas se tocan, así que cualquiera de las respuestas es correcta.
           *[no] Es correcto.
        }
        [within] { $is_touch ->
            [yes] Las formas se tocan, así que cualquiera de las respuestas es correcta.
           *[no] Es correcto.
        }
       *[other] { "" }
    }
external-distance = , distancia { $length }
external-depth = , profundidad { $length }
external-unanswered =
    .claim = La traza termina sin respuesta.
external-cut =
    .evidence = { $reason }

## Empates

tied = { $vertices } de { $shape } están igual de lejos a lo largo de { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }{ $has_direction ->
        [no] , el vector cero
       *[yes] { "" }
    }; la ejecución toma { $taken }, { $is_first ->
        [yes] { "" }
       *[no] que no es{ " " }
    }el primero en el orden de los vértices.
tied-more = { $count ->
        [one] { $count } vértice más
       *[other] { $count } vértices más
    }

## Vértices listados

listed-inside = dentro: no es un vértice de la envolvente
listed-between = en { $dimension ->
        [2] una arista
       *[other] una arista o cara
    }: no es un vértice
listed-same = en el mismo lugar que { $first }
listed-elsewhere = no es un vértice de la envolvente
listed-hull = envolvente: { $used } de { $all } usados
listed-not-convex = { $shape } no es convexa: GJK usa su envolvente convexa, que incluye la parte rayada
