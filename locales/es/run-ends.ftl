### Direcciones, puntos más cercanos, finales de una ejecución, su veredicto y remedios.

## Los radios de las formas redondeadas

run-on-cores =
    .claim = Desde aquí, todos los puntos son de los núcleos de { $P } y { $Q }.
    .evidence = Los núcleos son las formas sin sus radios. { $rounded ->
        [p] El radio de { $P } es { $radius_p }.
        [q] El radio de { $Q } es { $radius_q }.
       *[both] El radio de { $P } es { $radius_p }, el de { $Q } es { $radius_q }.
    }
    .consequence = Al final, la ejecución resta los radios de una distancia o los suma a una profundidad.

## La siguiente dirección

redirected =
    .claim = { $case ->
        [feature] Buscar hacia el origen desde: { $feature }.
        [vertex] Buscar hacia el origen desde: { $feature }.
        [astray] { $v } no apunta al origen desde: { $feature }.
        [level] Buscar en perpendicular a: { $feature }.
        [contained] Buscar puntos más allá del origen a lo largo de { $v }.
        [opposite] Buscar en sentido contrario.
       *[other] Buscar ahora a lo largo de { $v }.
    }
    .evidence = { $v } = { $direction }{ $case ->
        [feature] , perpendicular a: { $feature }
       *[other] { "" }
    }{ $view ->
        [edge] , en la proyección a lo largo de la arista
       *[whole] { "" }
    }.{ $case ->
        [level] { " " }La comprobación del plano cuenta como 0, así que ningún lado lleva al origen: { $feature }.
       *[other] { "" }
    }
redirected-normalized =
    .evidence = { $Code } normaliza { $v } a longitud 1.
redirected-contained =
    .consequence = El origen está en { $P } ⊖ { $Q }. Es un punto interior solo si { $P } ⊖ { $Q } se extiende también más allá de él a lo largo de { $v }.
redirected-nowhere =
    .claim = { $place ->
        [exact] El origen está en: { $feature }.
        [within] El origen está, salvo redondeo, en: { $feature }.
       *[elsewhere] { $v } es el vector cero, pero el origen no está en: { $feature }.
    }
    .evidence = { $place ->
        [exact] Está comprobado exactamente. { $v } = 0 no tiene dirección.
        [within] Así que { $v } = 0, que no tiene dirección.
        [span] El origen está en { $span }, así que { $v } = 0 no tiene dirección.
        [point] { $points } son el mismo punto, sin dirección: { $feature }.
       *[elsewhere] Un producto era demasiado pequeño para la precisión y cuenta como 0.
    }
    .consequence = { $effect ->
        [shared] { $of ->
            [cores] Los núcleos de { $P } y { $Q }
           *[shapes] { $P } y { $Q }
        } comparten un punto, así que la búsqueda termina.
        [taken] La búsqueda supone que { $of ->
            [cores] los núcleos de { $P } y { $Q }
           *[shapes] { $P } y { $Q }
        } comparten un punto, y termina.
        [unguarded] Sin su precaución, la búsqueda sigue con { $v } = 0.
        [surrounded] El origen es un punto interior solo si { $P } ⊖ { $Q } se extiende más allá de él por todos los lados.
        [rejected] El siguiente { $A }·{ $v } será 0, así que { $code } responderá NO sean cuales sean las formas.
       *[passed] El siguiente { $A }·{ $v } será 0, y { $code } aceptará { $A }.
    }
projected =
    .claim = La búsqueda sigue en la proyección a lo largo de la arista.
    .evidence = El origen está en la arista, así que la proyección muestra toda la arista como un punto: el origen.
    .consequence = El origen es un punto interior si y solo si la proyección de { $P } ⊖ { $Q } lo rodea.

## Coordenadas baricéntricas

weighed-vertex =
    .claim = El pie del origen es el propio { $feature }.
    .evidence = En coordenadas baricéntricas es { $sum }.
weighed-feature =
    .claim = El pie del origen está { $where ->
        [outside] fuera de: { $feature }.
        [border] en la frontera de: { $feature }.
       *[inside] dentro de: { $feature }.
    }
    .evidence = El pie es { $sum }: { $where ->
        [inside] todas las coordenadas baricéntricas son positivas
       *[other] { $deciding }
    }.
weighed-outside =
    .consequence = Así que el punto más cercano está en una parte menor que: { $feature }.
weighed-simplex =
    .claim = El origen está { $where ->
        [outside] fuera de: { $feature }.
        [border] en la frontera de: { $feature }.
       *[inside] dentro de: { $feature }.
    }
    .evidence = { $O } = { $sum }: { $where ->
        [inside] todas las coordenadas baricéntricas son positivas
       *[other] { $deciding }
    }.
weighed-simplex-wrong =
    .claim = { $Code } supone: el origen está { $where ->
        [outside] fuera de
        [border] en la frontera de
       *[inside] dentro de
    }: { $feature }.
    .evidence = Calcula { $O } = { $sum }{ $where ->
        [inside] { "" }
       *[other] : { $deciding }
    }.
weighed-coordinate = la coordenada de { $letter } es { $weight }{ $sign ->
    [negative] { " " }< 0
   *[zero] { "" }
}
weighed-flat =
    .claim = { $count ->
        [2] { $certainty ->
            [sure] { $points } son el mismo punto.
           *[within] { $points } coinciden salvo redondeo.
        }
        [3] { $points } están en una recta{ $certainty ->
            [sure] .
           *[within] , salvo redondeo.
        }
       *[4] { $points } están en un plano{ $certainty ->
            [sure] .
           *[within] , salvo redondeo.
        }
    }
    .evidence = { $count ->
        [2] La arista no tiene longitud
        [3] El triángulo no tiene área
       *[4] El tetraedro no tiene volumen
    }{ $certainty ->
        [sure] { "" }
       *[within] { " " }(salvo redondeo)
    }{ $digits ->
        [none] { " " }ni coordenadas baricéntricas, así que la búsqueda comprueba partes menores.
       *[uncertain] : ninguna cifra de sus coordenadas baricéntricas es segura.
    }
weighed-chosen =
    .claim = { $case ->
        [uncertain] { $Code } supone que el origen está dentro del símplex.
        [inside] El origen está dentro del símplex.
        [wrong] { $Code } toma por lo más cercano al origen: { $feature }.
       *[feature] Lo más cercano al origen: { $Feature }.
    }
    .evidence = { $case ->
        [uncertain] Las coordenadas baricéntricas calculadas son todas positivas, pero el símplex es plano salvo redondeo.
        [inside] Todas sus coordenadas baricéntricas son positivas.
        [wrong] Según el cálculo, el pie del origen está allí, y ninguna otra parte tiene uno más cercano.
       *[feature] El pie del origen está allí, y ninguna otra parte tiene uno más cercano.
    }

## El punto más cercano al origen, y cotas

approached =
    .claim = { $point } es el punto del símplex más cercano al origen.
    .evidence = Es { $known ->
        [sum] { $from }, { "" }
       *[point] { "" }
    }la diferencia de { $on_p } en { $shape_p } y { $on_q } en { $shape_q }.
approached-bounds =
    .consequence = { $roundoff ->
        [shown] Salvo redondeo, la distancia
       *[none] La distancia
    } entre { $of ->
        [cores] los núcleos
       *[shapes] { $P } y { $Q }
    } es { $bounds ->
        [met] { $most }
        [close] { $most }, salvo { $difference }
        [two] al menos { $least } y como máximo { $most }
       *[upper] como máximo { $most }; aún no es segura ninguna cota inferior mayor que 0
    }.
approached-roundoff =
    .more = Sin margen para el redondeo, el punto calculado está a { $found } del origen.
rounded-distance =
    .consequence = { $P } y { $Q } { $case ->
        [overlap] se solapan al menos { $depth }: { $cores }{ $radii } = { $gap }
        [touch] están a distancia { $bounds ->
            [met] { "" }
           *[open] como máximo{ " " }
        }{ $cores }{ $radii } = 0, salvo redondeo
       *[apart] están a distancia { $bounds ->
            [met] { "" }
           *[open] como máximo{ " " }
        }{ $cores }{ $radii } = { $gap }
    }.

## El final de una ejecución

end-separated =
    .claim = { $P } y { $Q } están separadas.
    .evidence = { $v } es un eje separador: a lo largo de { $v }, { $P } ⊖ { $Q } termina { $gap } antes del origen.
end-separated-settled =
    .claim = { $P } y { $Q } están separadas.
    .evidence = { $settled ->
        [exactly] La aritmética exacta
       *[bounds] La referencia
    } encontró un eje separador.
end-separated-wrong =
    .claim = { $Code } toma { $v } por un eje separador, y no lo es.
    .evidence = { $P } ⊖ { $Q } alcanza el origen a lo largo de { $v }.
end-rejected-at-zero =
    .claim = { $Code } responde NO con { $A }·{ $v } = 0.
    .evidence = { $certainty ->
        [exact] { $A } está a la altura del origen a lo largo de { $v }
       *[counted] { $A }·{ $v } cuenta como 0, salvo redondeo
    }, y { $code } lo cuenta como separadas.{ $others ->
        [past] { " " }Otros puntos de { $P } ⊖ { $Q } están más allá del origen, así que { $v } no separa nada.
       *[none] { "" }
    }
end-level =
    .claim = { $P } ⊖ { $Q } termina a la altura del origen a lo largo de { $v }.
    .evidence = Vale dentro de la tolerancia, y { $code } lo cuenta como separadas.
end-encloses =
    .claim = { $P } y { $Q } se solapan.
    .evidence = { $certainty ->
        [taken] { $Code } supone que el símplex contiene el origen ({ $about }). Aquí es correcto (comprobado exactamente).
       *[sure] El símplex contiene el origen y está dentro de { $about }.
    }
end-encloses-border =
    .claim = El origen está en la frontera del símplex{ $certainty ->
        [within] , salvo redondeo.
       *[sure] .
    }
    .evidence = { $Code } lo cuenta como dentro.
end-encloses-outside =
    .claim = { $Code } supone que { $P } y { $Q } se solapan.
    .evidence = El símplex contiene el origen, pero no todo el símplex está dentro de { $about }.
end-encloses-wrong =
    .claim = { $Code } supone que el origen está dentro del símplex, y no lo está.
end-surrounded =
    .claim = { $truth ->
        [false] { $Code } supone que { $P } y { $Q } se solapan.
       *[true] { $P } y { $Q } se solapan.
    }
    .evidence = { $truth ->
        [false] Supone que { $P } ⊖ { $Q } se extiende
       *[true] { $P } ⊖ { $Q } se extiende
    } más allá del origen por todos los lados.
end-common-point =
    .claim = { $P } y { $Q } comparten un punto.
    .evidence = El origen está en el símplex, y el símplex está dentro de { $about }.
end-touching =
    .claim = { $truth ->
        [false] { $Code } supone que { $P } y { $Q } se tocan.
       *[true] { $P } y { $Q } se tocan.
    }
    .evidence = { $truth ->
        [false] Supone que el origen está
       *[true] El origen está
    } en la frontera de { $P } ⊖ { $Q }: { $P } ⊖ { $Q } lo contiene, y a lo largo de una dirección ningún punto está más allá.
end-no-progress =
    .claim = { $truth ->
        [false] { $Code } supone que { $P } y { $Q } se tocan.
       *[true] { $P } y { $Q } se tocan, salvo redondeo.
    }
    .evidence = { $A } no está más lejos a lo largo de { $v } que el símplex, así que { $truth ->
        [false] supone que el origen está en la frontera
       *[true] el origen está en la frontera, salvo redondeo
    }.
end-no-direction =
    .claim = { $Code } responde NO, pero { $v } = 0 no separa nada.
    .evidence = { $A }·{ $v } = 0 (exacto) para todo punto, y { $code } rechaza en 0 («≤ 0»).
end-degenerate =
    .claim = Las 3 caras nuevas parecen tener el origen delante, lo que es imposible.
    .evidence = { $A } está más allá del origen a lo largo de { $v }, así que el origen está detrás de al menos una de ellas.{ $defects ->
        [none] { " " }Solo el redondeo lleva hasta aquí.
       *[some] { "" }
    }
end-converged =
    .claim = Las cotas de la distancia entre { $of ->
        [cores] los núcleos
       *[shapes] { $P } y { $Q }
    } coinciden.
    .evidence = Ningún punto de { $about } está más cerca del origen que { $least }, y el símplex tiene un punto a distancia { $most }.{ $difference ->
        [none] { "" }
       *[some] { " " }Coinciden salvo { $within }.
    }
end-converged-apart =
    .claim = Ningún punto de soporte acerca más el símplex al origen.
    .evidence = Ningún punto de { $about } está más cerca del origen que { $least }, y el redondeo deja una cota superior de { $most }.
end-converged-roundoff =
    .claim = Ningún punto de soporte acerca más el símplex al origen.
    .evidence = La búsqueda ha llegado al límite del redondeo.
end-cycle =
    .claim = { $Code } daría vueltas sin fin y nunca respondería.
    .evidence = El símplex y { $v } son los mismos que hace { $length ->
        [one] 1 iteración
       *[other] { $length } iteraciones
    }.
end-limit =
    .claim = La búsqueda llega a su límite sin decidir.
    .evidence = { $rule ->
        [djonov] El código de Djonov supone entonces que { $P } y { $Q } se solapan.
       *[own] El límite es el de la propia sandbox.
    }
end-answer =
    .consequence = { $Code } responde { $answer ->
        [yes] SÍ
       *[no] NO
    }.
end-verdict =
    .consequence = { $verdict ->
        [overlap] El veredicto es OVERLAP (se solapan) tras { $supports }.
        [touching] El veredicto es TOUCHING (se tocan) tras { $supports }.
        [separate] El veredicto es SEPARATE (separadas) tras { $supports }.
        [undecided] El veredicto es UNDECIDED (sin decidir) tras { $supports }.
       *[stated] Tras { $supports }.
    }
end-false =
    .consequence = El veredicto es incorrecto: véase la referencia.
supports = { $count ->
    [one] 1 punto de soporte
   *[other] { $count } puntos de soporte
}

## Redondeo

roundoff =
    .consequence = { $of ->
        [coordinates] El redondeo ha alterado estas coordenadas: las verdaderas son otras.
        [foot] El redondeo ha alterado estas coordenadas: el pie verdadero está en otra parte.
        [point] El redondeo ha movido ese punto: el verdadero está en otra parte.
        [distance] El redondeo ha alterado esta cota: la distancia verdadera está más allá.
        [depth] El redondeo ha alterado esta cota: la profundidad verdadera está más allá.
       *[length] El redondeo ha alterado esa longitud: la verdadera es otra.
    }

## El veredicto junto a la referencia

verdict = { $verdict } tras { $supports }.{ $settled ->
    [exactly] { " " }La búsqueda dejó la pregunta abierta, y la aritmética exacta la resolvió.
    [bounds] { " " }La búsqueda dejó la pregunta abierta, y la referencia la resolvió.
   *[not] { "" }
} { $judgement ->
    [agrees] La referencia coincide.
    [open] Las formas se tocan salvo { $tolerance }.
    [differs] La referencia DISCREPA: { $truth }.
   *[unknown] La referencia no puede decirlo: las formas se tocan salvo { $tolerance }.
}
cause-zero-direction = La causa es una dirección cero: el origen está en el símplex, así que { $v } = 0 (exacto), y { $code } rechaza con { $A }·{ $v } = 0.
cause-first-face = La causa es que gana la primera cara: varias caras tienen el origen delante, y tomar la primera lleva a un ciclo.
cause-touching = La causa es la regla sobre el contacto: { $code } no tiene una respuesta propia para un contacto y cuenta { $counts ->
    [overlap] este como solapamiento
    [separate] este como separación
    [overlap-here] este como solapamiento, otros como separación
   *[separate-here] este como separación, otros como solapamiento
}.
cause-defects = La causa { $count ->
    [one] es un defecto activado
   *[other] son defectos activados
}: { $titles }.
cause-limit = { $kind ->
    [cycle] La causa es un ciclo: la búsqueda vuelve una y otra vez al mismo símplex y a la misma dirección, hasta que el límite la detiene
   *[limit] La causa es el límite: la búsqueda se detiene
} tras { $supports }.
cause-roundoff = La causa es el redondeo en { $precision }: con sumas y productos exactos, { $code } daría otra respuesta.

## Remedios

fix = Remedio: { $change }
fix-sound-too = Sin { $count ->
    [one] el defecto
   *[other] los defectos
}, { $code } dice { $verdict }, lo que también es incorrecto. { $fix }
fix-zero-guard = una precaución para { $v } = 0. El origen está entonces en la arista, así que la búsqueda puede seguir a lo largo de { $dimension ->
    [2] cualquiera de las dos normales de la arista
   *[other] cualquier dirección perpendicular a la arista
}{ $source ->
    [bittle] , como propone el artículo de Bittle
   *[none] { "" }
}. La consulta robusta tiene esta precaución.
fix-first-face = si dos caras tienen el origen delante, comprobar la arista entre ellas y seguir con la cara del lado del origen, como hace el código de Djonov.
fix-touch = tratar { $A }·{ $v } = 0 como un caso propio, como hace la consulta robusta: el origen está entonces en la frontera o fuera, no dentro.{ $end ->
    [rejected] { " " }Escribir «<» en vez de «≤» solo dejaría pasar este punto.
   *[other] { "" }
}
fix-limit = subir el límite. { $Code } necesita aquí { $supports }.
fix-precision = calcular en { $precision }. Allí { $code } dice { $verdict } para las formas tal como son, y es cierto.
fix-roundoff = no fiarse del signo de un número que es 0 salvo redondeo. Resolver la pregunta en aritmética exacta, como la consulta robusta.
fix-defects = { $defects }.
fix-defect = { $defect ->
    [no_negation] pedir a { $Q } su punto más lejano a lo largo de −{ $v }, no de { $v }
    [maximum_from_zero] empezar el máximo con el producto del primer vértice, no con 0
    [reversed_winding] ordenar los triángulos de modo que sus normales apunten hacia fuera del símplex
    [no_flip] intercambiar { $B } y { $C } si el origen está debajo del triángulo
    [rejects_at_zero] rechazar { $A } solo si { $A }·{ $v } es menor que 0, no en 0
    [inverse_for_transpose] multiplicar la dirección por la traspuesta de la matriz, no por su inversa
    [first_face_wins] si dos caras tienen el origen delante, comprobar la arista entre ellas
   *[no_zero_guard] una precaución para { $v } = 0: buscar en perpendicular a la arista en la que está el origen
}
fix-title = Comparar con { $with ->
    [sound] la ejecución sin defectos
    [limit] un límite de { $name }
   *[name] { $name }
}
