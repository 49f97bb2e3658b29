### La región del origen: comprobaciones, exclusiones, nombres y los puntos que se conservan. Después, afirmaciones como frases
### propias y las frases del explorador.

## Partes del símplex

region-feature = { $kind ->
    [vertex] vértice { $letters }
    [edge] arista { $letters }
    [below] reverso de la cara { $letters }
    [inside] interior del símplex
   *[face] cara { $letters }
}
region-nearest = { $is_inside ->
    [yes] dentro del símplex
   *[no] más cerca de: { $feature }
}
region-extent = { $count ->
    [2] la recta por { $letters }
   *[other] el plano por { $letters }
}
region-points = { $count ->
    [0] símplex
    [1] { $letters }
    [2] arista { $letters }
    [3] triángulo { $letters }
   *[other] tetraedro { $letters }
}

## Comprobaciones de planos

region-origin = { $is_taken ->
    [yes] { $is_projected ->
        [yes] { $Code } concluye: el origen
       *[no] { $Code } concluye: el origen
    }
   *[no] { $is_projected ->
        [yes] En la proyección, el origen
       *[no] El origen
    }
}
test-along = { $sign ->
    [positive] está del
   *[other] no está del
} lado { $to } de { $from }
test-edge = { $sign ->
    [positive] está fuera de
    [zero] está a la altura de
   *[negative] no está fuera de
} la arista { $edge }{ $is_solid ->
    [yes] { " " }de la cara { $face }
   *[no] { "" }
}
test-face = { $is_solid ->
    [yes] { $sign ->
        [positive] está delante de
        [zero] está en el plano de
       *[negative] no está delante de
    } la cara { $face }
   *[no] { $sign ->
        [positive] está encima de
        [zero] está en el plano de
       *[negative] está debajo de
    } la cara { $face }
}
test-answer =
    .claim = { $subject } { $test }.
    .evidence = { $question } = { $value }{ $is_projected ->
        [yes] { " " }en la proyección a lo largo de la arista
       *[no] { "" }
    }{ $status ->
        [refuted] , pero ese signo es falso (comprobado exactamente)
       *[other] { "" }
    }.
    .more = { $has_side ->
        [yes] Encima es el lado al que apunta la normal del triángulo.
       *[no] { "" }
    }
test-no-normal =
    .claim = { $status ->
        [refuted] { $Code } calcula { $normal } como el vector cero
       *[other] { $normal } es el vector cero
    }.
    .evidence = { $question } = { $value } dondequiera que esté el origen, así que la comprobación no dice nada.
test-brief = { $has_normal ->
    [yes] { $test } ({ $question } = { $value }{ $status ->
        [refuted] , lo que es falso
       *[other] { "" }
    })
   *[no] sin resultado ({ $normal }{ $status ->
        [refuted] { " " }calculado como 0
       *[other] { " " }= 0
    })
}
test-code = { $subject } { $count ->
    [0] no está delante de ninguna cara nueva
    [1] está delante de 1 cara nueva
   *[other] está delante de { $count } caras nuevas
}: { $faces }{ $has_bits ->
    [yes] { " " }→ { $bits } (ABC es el bit más bajo)
   *[no] { "" }
}.
test-code-face = { $has_normal ->
    [yes] { $face } { $sign ->
        [positive] sí
        [zero] a la altura
       *[negative] no
    } ({ $value }{ $status ->
        [refuted] , lo que es falso
       *[other] { "" }
    })
   *[no] { $face } sin resultado
}
test-faces =
    .consequence = { $code }
test-first-face =
    .consequence = Gana la primera cara que tiene el origen delante: { $code } sigue con { $face }.

## Exclusiones

ruled-inside =
    .claim = { $subject } está dentro: { $simplex }.
    .evidence = { $is_taken ->
        [yes] { $is_projected ->
            [yes] Esto vale en la proyección a lo largo de la arista.
           *[no] { "" }
        }
       *[no] { "" }
    }
ruled-on =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] En la proyección, { $code } supone: el origen está
           *[no] { $Code } supone: el origen está
        }
       *[no] { $is_projected ->
            [yes] En la proyección, el origen está
           *[no] El origen está
        }
    } { $status ->
        [proved] exactamente en: { $feature }
        [within] salvo redondeo en: { $feature }
       *[other] en: { $feature }
    }.
ruled-nearest =
    .claim = { $is_taken ->
        [yes] { $is_projected ->
            [yes] En la proyección, { $code } toma como más cercano al origen: { $feature }
           *[no] { $Code } toma como más cercano al origen: { $feature }
        }
       *[no] { $is_projected ->
            [yes] En la proyección, lo más cercano al origen: { $feature }
           *[no] Lo más cercano al origen: { $feature }
        }
    }{ $is_in_plane ->
        [yes] , en cuyo plano está
       *[no] { "" }
    }.
ruled-tests =
    .evidence = Comprobaciones: { $tests }.
ruled-tests-before =
    .more = Comprobaciones anteriores: { $tests }.
ruled-code =
    .evidence = { $code }
ruled-code-more =
    .more = { $code }
ruled-segment =
    .evidence = { $is_untested ->
        [yes] No hace falta comprobar nada:{ " " }
       *[no] { "" }
    }{ $A } está a lo largo de { $v } { $is_past ->
        [no] a la altura del origen
       *[yes] más allá del origen
    }, así que no es { $A }{ $has_both ->
        [yes] , ni { $B }, porque { $v } apuntaba de { $B } al origen
       *[no] { "" }
    }.
ruled-old =
    .evidence = { $has_direction ->
        [yes] { $Old } no necesita comprobación: la búsqueda vino de allí.
       *[no] { $Code } no comprueba { $old }.
    }
ruled-border =
    .consequence = { $has_zero ->
        [yes] { $is_on_border ->
            [yes] { $Code } cuenta 0 como dentro; el origen está en: { $feature }.
           *[no] { $Code } cuenta 0 como dentro.
        }
       *[no] { $is_on_border ->
            [yes] En aritmética exacta, el origen está en: { $feature }.
           *[no] { "" }
        }
    }

## Qué tan segura es una exclusión

doubt =
    .consequence = { $reason ->
        [first-face] Gana la primera cara que tiene el origen delante; las demás no se comprueban.
        [defect] Con un defecto en el código, su argumento no prueba nada.
        [earlier] Esto se apoya en el paso { $step }, que no estaba probado.
        [both] Nada excluye { $A } ni { $B }: { $v } no apuntaba de { $B } al origen.
        [older] Nada excluye { $B }: { $v } no apuntaba de { $B } al origen.
        [open] Eso no estaba probado.
       *[none] { "" }
    }
doubt-right =
    .consequence = Aquí la elección es correcta (comprobado exactamente).
doubt-wrong =
    .consequence = Incorrecto{ $truth ->
        [inside] : el origen está dentro del símplex
        [none] { "" }
       *[other] : lo más cercano es { $feature }
    }.{ $has_failed ->
        [yes] { " " }Aquí falla el argumento en que se basa el código.
       *[no] { "" }
    }

## Letras, y los puntos que se conservan

renamed-swap =
    .claim = Se intercambian { $B } y { $C }.
    .evidence = { $side ->
        [level] Una comprobación de 0 cuenta como debajo, así que la normal del triángulo se invierte.
        [taken] { $Code } supone que la normal del triángulo apunta ahora al origen.
       *[fact] Ahora la normal del triángulo apunta al origen.
    }
    .more = { $Code } cambia los nombres enseguida; la imagen, con el siguiente punto de soporte.
renamed-faces =
    .claim = { $Code } trata { $has_two ->
        [yes] las caras { $one } y { $other } como { $A }{ $B }{ $C } y { $A }{ $C }{ $D }
       *[no] la cara { $one } como { $A }{ $B }{ $C }
    }.
    .evidence = Siguen las mismas comprobaciones, con otras letras.
    .more = Desde ahora { $code } llama a { $from } con las letras { $to }; la imagen cambia los nombres con el siguiente punto de soporte.
renamed-back =
    .claim = { $Code } sigue solo con la cara { $face }.
    .more = Sus letras vuelven a ser las de la imagen.
kept =
    .claim = { $count ->
        [0] Se conservan { $kept }, en este orden.
       *[other] Se conserva: { $kept }. Se descarta: { $dropped }.
    }
    .more = { $has_reason ->
        [yes] { $dropped } no { $count ->
            [1] forma
           *[other] forman
        } parte de: { $feature }.{ " " }
       *[no] { "" }
    }El siguiente punto de soporte se llama { $A }{ $change ->
        [none] ; { $kept } conservan sus letras
        [none-one] ; { $kept } conserva su letra
        [one] , así que { $kept } pasa a ser { $letters }
       *[more] , así que { $kept } pasan a ser { $letters }
    }.

## La exclusión de una región, junto al puntero y en la propia región

ruling-reason = { $ruling ->
    [direction] Imposible: { $v } apuntaba de aquí ({ $feature }) al origen, y { $A } está más lejos a lo largo de { $v }.
    [reach] Imposible: { $A } no queda antes del origen a lo largo de { $v }, así que otro punto del símplex está más cerca.
    [earlier] Imposible: un paso anterior lo excluyó ({ $feature }).
    [unproved] El algoritmo lo excluye sin prueba: { $feature }.
    [outside] Comprobado: el origen no está { $nearest }.
    [taken-outside] El algoritmo concluye: el origen no está { $nearest }.
    [not-asked] No comprobado: se eligió otra región antes que { $feature }.
    [taken] El algoritmo concluye: el origen está { $nearest }.
   *[chosen] Elegido: el origen está { $nearest }.
}{ $is_false ->
    [yes] { " " }Eso es falso.
   *[no] { "" }
}
ruling-link = Decidido en el paso { $step }: un clic lleva allí.
ruling-caption = { $ruling ->
    [outside] aquí no (comprobado)
    [impossible] imposible
    [unproved] aquí no (sin prueba)
    [not-asked] no comprobado
    [taken] elegido (sin prueba)
   *[chosen] elegido
}
ruling-since = desde el paso { $step }
ruling-false = falso

## Afirmaciones como frases propias

claim = { $status ->
    [concluded] La ejecución concluye:{ " " }
    [refuted] La ejecución concluye erróneamente:{ " " }
   *[other] { "" }
}{ $is_projected ->
    [yes] en la proyección a lo largo de la arista,{ " " }
   *[no] { "" }
}{ $fact }{ $status ->
    [within] , salvo { $length }
   *[other] { "" }
}.
claim-about = { $about ->
    [p] { $P }
    [q] { $Q }
    [p-core] núcleo de { $P }
    [q-core] núcleo de { $Q }
    [core-difference] diferencia de los núcleos
    [simplex] símplex
   *[difference] { $P } ⊖ { $Q }
}
claim-farthest = { $vertex }{ $point } es un punto más lejano a lo largo de { $direction } ({ $about })
claim-vertex = { $vertex } ={ " " }
claim-reach = { $A }·{ $v } = { $value }: { $A } { $sign ->
    [negative] queda antes del origen
    [zero] está a la altura del origen
   *[positive] está más allá del origen
} a lo largo de { $v }
claim-gap = el punto más lejano ({ $about }) queda { $gap } antes del origen a lo largo de { $v }
claim-boundary = ningún punto ({ $about }) está más allá del origen a lo largo de { $v }
claim-repeated = { $A } es el mismo punto que { $older }
claim-test = el origen está { $test }: { $question } = { $value }
claim-nearest = el origen está { $nearest }
claim-not-in = el origen no está { $nearest }
claim-on-extent = el origen está en { $extent }, pero no en: { $feature }
claim-on = el origen está en: { $feature }
claim-no-direction = { $v } es el vector cero, así que su producto con todo punto es 0
claim-toward = el siguiente { $v } { $count ->
    [1] apunta de aquí al origen: { $feature }
   *[other] apunta al origen y es perpendicular a: { $feature }
}
claim-foot = el pie del origen tiene las coordenadas baricéntricas ({ $weights }) en: { $feature }
claim-flat = degenerado, sin coordenadas baricéntricas: { $feature }
claim-closest = { $point } es el punto del símplex más cercano al origen
claim-bound = { $length ->
    [depth] la profundidad de penetración
   *[distance] la distancia
} de { $about ->
    [core-difference] los núcleos
   *[difference] { $P } y { $Q }
} es { $is_upper ->
    [yes] como máximo
   *[no] al menos
} { $value }
claim-supports = ningún punto ({ $about }) está fuera de la faceta { $facet }
claim-extends = { $about } se extiende { $by } más allá de la faceta { $facet }
claim-encloses = el símplex contiene el origen
claim-verdict = { $verdict ->
    [overlap] { $P } y { $Q } se solapan
    [touching] { $P } y { $Q } se tocan
    [separate] { $P } y { $Q } están separadas
   *[undecided] no se sabe si { $P } y { $Q } se solapan
}
claim-cycle = el símplex y la dirección de búsqueda son los mismos que hace { $count ->
    [1] 1 iteración
   *[other] { $count } iteraciones
}

## El explorador: la comprobación que excluye una disposición, o el significado de una posible

stopped-reach = { $A }·{ $v } = { $value } < 0: { $A } queda antes de { $O } a lo largo de { $v }. La comparación del punto de soporte terminaría la consulta antes de cualquier decisión.
stopped-backwards = ({ $A } − { $B })·{ $v } = { $value } < 0: { $A } está detrás de { $old } a lo largo de { $v }. Ninguna función de soporte devuelve tal punto, pues { $old } está más lejos a lo largo de { $v }.
stopped-end-b = { $C }{ $B }·{ $B }{ $O } = { $value } > 0: { $O } está fuera del extremo { $B } de la arista { $B }{ $C }. Como punto más nuevo, { $B } habría quedado antes de { $O }, y la comparación habría terminado la consulta.
stopped-end-c = { $B }{ $C }·{ $C }{ $O } = { $value } > 0: { $O } está fuera del extremo { $C } de la arista { $B }{ $C }. La búsqueda de { $B } fue de { $C } hacia { $O }, y { $B } está del otro lado: la comparación habría terminado la consulta.
stopped-old-wall = { $C }{ $D }⟂·{ $C }{ $O } = { $value } > 0: { $O } está fuera de la pared sobre { $C }{ $D }. La búsqueda de { $B } fue de { $C }{ $D } hacia { $O }, y { $B } está del otro lado: la comparación habría terminado la consulta.
stopped-wall = { $edge }⟂·{ $from }{ $O } = { $value } > 0: { $O } está fuera de la pared sobre { $edge }. La iteración que añadió { $B } habría conservado la arista { $edge } y descartado { $third }.
stopped-floor = { $B }{ $C }{ $D }⟂·{ $B }{ $O } = { $value } < 0: { $O } está debajo del suelo { $B }{ $C }{ $D }. La iteración que conservó este triángulo habría intercambiado { $C } y { $D }.
reachable = Una ejecución puede llegar a esta disposición. { $kept ->
    [1] { $A } no queda antes de { $O } en la dirección desde { $B }, así que { $O } no está más cerca de ningún extremo: está { $dimension ->
        [2] en el disco
       *[other] en la bola
    } de diámetro { $A }{ $B }.
    [2] { $O } está entre los extremos de { $B }{ $C }, y { $A } no queda antes de él en la dirección desde { $B }{ $C }.
   *[other] { $O } está en el prisma sobre { $B }{ $C }{ $D }, encima del suelo y no encima de { $A }.
}
