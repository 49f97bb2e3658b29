### Efectos de los defectos puestos a propósito en el algoritmo.

## Los pasos en los que se ven los defectos

defect-hidden = La explicación está tapada, porque nombraría el defecto oculto. Compare la imagen y los números de PASOS con CÓDIGO, que muestra el código sin el defecto.
defect-shown = Defecto «{ $title }»: { $words }
defect-no-negation = La ejecución busca el punto más lejano de { $Q } a lo largo de { $v } en vez de −{ $v }. A lo largo de −{ $v } es { $best }, así que { $A } debería ser { $right }, que está más lejos a lo largo de { $v } que { $found }.
defect-maximum = Ningún vértice de { $side } tiene un producto positivo con { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, así que gana { $vertex } con { $got }. El más lejano es { $best } con { $most }.
defect-maximum-close = Ningún vértice de { $side } tiene un producto positivo con { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    }, así que gana el primer vértice. Otro está { $by } más lejos.
defect-inverse = La función de soporte de { $side } usa la inversa de su matriz en vez de la traspuesta. El punto más lejano a lo largo de { $is_negated ->
        [yes] −{ $v }
       *[no] { $v }
    } es { $right }, { $by } más lejos que { $found }.
defect-rejects-at-zero = { $A } está a la altura del origen a lo largo de { $v } ({ $A }·{ $v } = { $product }{ $is_tiny ->
        [yes] , 0 salvo redondeo
       *[no] { "" }
    }), no antes. Con «<», { $code } { $instead ->
        [accept] aceptaría { $A }
        [touching] diría aquí TOUCHING
       *[search] seguiría aquí
    }.
defect-no-guard = La ejecución encuentra el origen en la arista, así que { $v } = 0, que no lleva a ninguna parte. La precaución buscaría en perpendicular a la arista, a cada lado.
defect-no-guard-support = { $A }·{ $v } = 0 para todo punto, así que ganan los primeros vértices. Ningún punto está más lejos a lo largo del vector cero, y la ejecución lo toma por { $is_rejected ->
        [yes] un hueco
       *[no] un contacto
    }.
defect-winding = Esta normal { $is_inward ->
        [yes] apunta hacia dentro del símplex
       *[no] está invertida
    }. La correcta da { $product } = { $value }: el origen { $is_inside ->
        [yes] no está
       *[no] está
    } { $kind ->
        [edge] fuera de la arista
       *[face] delante de la cara
    } { $letters }.
defect-no-flip = { $second } y { $third } deberían intercambiarse ahora, para que la normal de { $flipped } apunte al origen. Se quedan, así que el siguiente tetraedro estará del revés.
defect-inside-out = El tetraedro está del revés: la normal de la cara { $face } apunta a { $opposite }, porque el paso { $step } no invirtió el triángulo. La normal correcta da { $product } = { $value }.
defect-first-face = El origen está también delante de la cara { $face } ({ $product } = { $value }), que la ejecución no comprueba. { $has_found ->
        [yes] { $is_change ->
            [yes] Las comprobaciones completas encuentran el origen { $place }.
           *[no] Esta vez no importa: las comprobaciones completas encuentran lo mismo.
        }
       *[no] Las comprobaciones completas encuentran el origen delante de las tres caras, y terminan.
    }

## Los pasos después de un defecto

defect-steps = «{ $title }» en { $count ->
        [1] el paso
       *[other] los pasos
    } { $steps }
defect-cause = { $words } Causa: { $cause }.
defect-order = Hasta ahora solo cambia el orden de los puntos por { $cause }.
defect-twins = { $first } y { $second } son el mismo punto{ $pair }: { $count ->
        [2] el segmento no tiene longitud
        [3] el triángulo no tiene área
       *[4] el tetraedro no tiene volumen
    }.
defect-not-inside = { $is_flat ->
        [yes] El { $count ->
            [3] triángulo
           *[4] tetraedro
        } { $letters } es degenerado, así que no hay nada dentro.
       *[no] El origen no está dentro del { $count ->
            [3] triángulo
           *[4] tetraedro
        } { $letters }.
    }
defect-nearer = { $is_inside ->
        [yes] El { $count ->
            [3] triángulo
           *[4] tetraedro
        } { $letters } contiene el origen.
       *[no] El origen está más cerca de { $count ->
            [1] vértice
            [2] arista
           *[3] cara
        } { $letters }, a distancia { $least } en vez de { $found }.
    }
defect-short = { $count ->
        [1] { $letters } no es el punto más lejano de { $P } ⊖ { $Q } a lo largo de su dirección de búsqueda
       *[other] { $letters } no son los puntos más lejanos de { $P } ⊖ { $Q } a lo largo de sus direcciones de búsqueda
    }.
defect-elsewhere = { $cause } ha apartado esta ejecución de la que no tiene defectos.
defect-twin-finds = En esta iteración, la ejecución sin defectos encuentra { $point }. Las ejecuciones se apartaron por { $cause }.
defect-twin-ended = La ejecución sin defectos ya ha terminado, tras { $supports ->
        [one] 1 punto de soporte
       *[other] { $supports } puntos de soporte
    }. Las ejecuciones se apartaron por { $cause }.

## El veredicto

defect-right = El veredicto { $said } es correcto a pesar de { $cause }.
defect-wrong = { $is_undecided ->
        [yes] La ejecución no llega a un veredicto; { $truth }.
       *[no] El veredicto { $said } es incorrecto: { $truth }.
    }
defect-truth = { $verdict ->
        [overlap] { $P } y { $Q } se solapan
        [touching] { $P } y { $Q } se tocan
        [separate] { $P } y { $Q } están separadas
       *[none] no se conoce la verdad
    }
defect-not-to-blame = { $words } La ejecución sin defectos termina igual, así que no es culpa de { $cause }.
defect-separates-nothing = { $v } no separa nada: { $P } ⊖ { $Q } se extiende { $support_value } más allá del origen a lo largo de { $v }.
defect-twin-verdict = La ejecución sin defectos termina con { $said } tras { $supports ->
        [one] 1 punto de soporte
       *[other] { $supports } puntos de soporte
    }.

## Ciclos que el algoritmo no advierte

defect-cycle = La ejecución está en un ciclo: { $is_same ->
        [yes] símplex y dirección son los mismos que
       *[no] el símplex es el mismo que
    } hace { $length ->
        [one] 1 iteración
       *[other] { $length } iteraciones
    }, en el paso { $before }{ $is_same ->
        [yes] { "" }
       *[no] , y { $v } apunta a lo largo del mismo rayo
    }.
defect-cycle-since = Desde el paso { $since } la ejecución repite un ciclo de { $length ->
        [one] 1 iteración
       *[other] { $length } iteraciones
    }.
