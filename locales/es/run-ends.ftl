### Direcciones, puntos más cercanos, finales de una ejecución, su veredicto y remedios.

## Los radios de las formas redondeadas

run-on-cores =
    .claim = Desde aquí, todos los puntos son de los núcleos de { $P } y { $Q }.
    .evidence = Los núcleos son las formas sin sus radios. { $has_radius_p ->
        [yes] { $has_radius_q ->
            [yes] El radio de { $P } es { $radius_p }, el de { $Q } es { $radius_q }.
           *[no] El radio de { $P } es { $radius_p }.
        }
       *[no] El radio de { $Q } es { $radius_q }.
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
    }{ $is_projected ->
        [yes] , en la proyección a lo largo de la arista
       *[no] { "" }
    }.{ $case ->
        [level] { " " }La comprobación del plano cuenta como 0, así que ningún lado lleva al origen: { $feature }.
       *[other] { "" }
    }{ $is_normalized ->
        [yes] { " " }{ $Code } normaliza { $v } a longitud 1.
       *[no] { "" }
    }
    .consequence = { $is_contained ->
        [yes] El origen está en { $P } ⊖ { $Q }. Es un punto interior solo si { $P } ⊖ { $Q } se extiende también más allá de él a lo largo de { $v }.
       *[no] { "" }
    }
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
    .consequence = { $where ->
        [outside] Así que el punto más cercano está en una parte menor que: { $feature }.
       *[other] { "" }
    }
weighed-simplex =
    .claim = { $is_refuted ->
        [yes] { $Code } supone: el origen está { $where ->
            [outside] fuera de
            [border] en la frontera de
           *[inside] dentro de
        }: { $feature }.
       *[no] El origen está { $where ->
            [outside] fuera de: { $feature }.
            [border] en la frontera de: { $feature }.
           *[inside] dentro de: { $feature }.
        }
    }
    .evidence = { $is_refuted ->
        [yes] Calcula { $O } = { $sum }{ $where ->
            [inside] { "" }
           *[other] : { $deciding }
        }.
       *[no] { $O } = { $sum }: { $where ->
            [inside] todas las coordenadas baricéntricas son positivas
           *[other] { $deciding }
        }.
    }
weighed-coordinate = la coordenada de { $letter } es { $weight }{ $is_negative ->
    [yes] { " " }< 0
   *[no] { "" }
}
weighed-flat =
    .claim = { $count ->
        [2] { $is_exact ->
            [yes] { $points } son el mismo punto.
           *[no] { $points } coinciden salvo redondeo.
        }
        [3] { $points } están en una recta{ $is_exact ->
            [yes] .
           *[no] , salvo redondeo.
        }
       *[4] { $points } están en un plano{ $is_exact ->
            [yes] .
           *[no] , salvo redondeo.
        }
    }
    .evidence = { $count ->
        [2] La arista no tiene longitud
        [3] El triángulo no tiene área
       *[4] El tetraedro no tiene volumen
    }{ $is_exact ->
        [yes] { "" }
       *[no] { " " }(salvo redondeo)
    }{ $has_weights ->
        [no] { " " }ni coordenadas baricéntricas, así que la búsqueda comprueba partes menores.
       *[yes] : ninguna cifra de sus coordenadas baricéntricas es segura.
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
    .evidence = Es { $has_sum ->
        [yes] { $from }, { "" }
       *[no] { "" }
    }la diferencia de { $on_p } en { $shape_p } y { $on_q } en { $shape_q }.
approached-bounds =
    .consequence = { $has_roundoff ->
        [yes] Salvo redondeo, la distancia
       *[no] La distancia
    } entre { $of ->
        [cores] los núcleos
       *[shapes] { $P } y { $Q }
    } es { $bounds ->
        [met] { $most }
        [close] { $most }, salvo { $difference }
        [two] al menos { $least } y como máximo { $most }
       *[upper] como máximo { $most }; aún no es segura ninguna cota inferior mayor que 0
    }.
    .more = { $has_roundoff ->
        [yes] Sin margen para el redondeo, el punto calculado está a { $found } del origen.
       *[no] { "" }
    }
rounded-distance =
    .consequence = { $P } y { $Q } { $case ->
        [overlap] se solapan al menos { $depth }: { $cores }{ $radii } = { $gap }
        [touch] están a distancia { $is_met ->
            [yes] { "" }
           *[no] como máximo{ " " }
        }{ $cores }{ $radii } = 0, salvo redondeo
       *[apart] están a distancia { $is_met ->
            [yes] { "" }
           *[no] como máximo{ " " }
        }{ $cores }{ $radii } = { $gap }
    }.

## El final de una ejecución

end-separated =
    .claim = { $P } y { $Q } están separadas.
    .evidence = { $v } es un eje separador: a lo largo de { $v }, { $P } ⊖ { $Q } termina { $gap } antes del origen.
end-separated-settled =
    .claim = { $P } y { $Q } están separadas.
    .evidence = { $has_vertices ->
        [yes] La aritmética exacta
       *[no] La referencia
    } encontró un eje separador.
end-separated-wrong =
    .claim = { $Code } toma { $v } por un eje separador, y no lo es.
    .evidence = { $P } ⊖ { $Q } alcanza el origen a lo largo de { $v }.
end-rejected-at-zero =
    .claim = { $Code } responde NO con { $A }·{ $v } = 0.
    .evidence = { $is_exact ->
        [yes] { $A } está a la altura del origen a lo largo de { $v }
       *[no] { $A }·{ $v } cuenta como 0, salvo redondeo
    }, y { $code } lo cuenta como separadas.{ $has_past ->
        [yes] { " " }Otros puntos de { $P } ⊖ { $Q } están más allá del origen, así que { $v } no separa nada.
       *[no] { "" }
    }
end-level =
    .claim = { $P } ⊖ { $Q } termina a la altura del origen a lo largo de { $v }.
    .evidence = Vale dentro de la tolerancia, y { $code } lo cuenta como separadas.
end-encloses =
    .claim = { $P } y { $Q } se solapan.
    .evidence = { $is_concluded ->
        [yes] { $Code } supone que el símplex contiene el origen ({ $about }). Aquí es correcto (comprobado exactamente).
       *[no] El símplex contiene el origen y está dentro de { $about }.
    }
end-encloses-border =
    .claim = El origen está en la frontera del símplex{ $is_exact ->
        [no] , salvo redondeo.
       *[yes] .
    }
    .evidence = { $Code } lo cuenta como dentro.
end-encloses-outside =
    .claim = { $Code } supone que { $P } y { $Q } se solapan.
    .evidence = El símplex contiene el origen, pero no todo el símplex está dentro de { $about }.
end-encloses-wrong =
    .claim = { $Code } supone que el origen está dentro del símplex, y no lo está.
end-surrounded =
    .claim = { $is_wrong ->
        [yes] { $Code } supone que { $P } y { $Q } se solapan.
       *[no] { $P } y { $Q } se solapan.
    }
    .evidence = { $is_wrong ->
        [yes] Supone que { $P } ⊖ { $Q } se extiende
       *[no] { $P } ⊖ { $Q } se extiende
    } más allá del origen por todos los lados.
end-common-point =
    .claim = { $P } y { $Q } comparten un punto.
    .evidence = El origen está en el símplex, y el símplex está dentro de { $about }.
end-touching =
    .claim = { $is_wrong ->
        [yes] { $Code } supone que { $P } y { $Q } se tocan.
       *[no] { $P } y { $Q } se tocan.
    }
    .evidence = { $is_wrong ->
        [yes] Supone que el origen está
       *[no] El origen está
    } en la frontera de { $P } ⊖ { $Q }: { $P } ⊖ { $Q } lo contiene, y a lo largo de una dirección ningún punto está más allá.
end-no-progress =
    .claim = { $is_wrong ->
        [yes] { $Code } supone que { $P } y { $Q } se tocan.
       *[no] { $P } y { $Q } se tocan, salvo redondeo.
    }
    .evidence = { $A } no está más lejos a lo largo de { $v } que el símplex, así que { $is_wrong ->
        [yes] supone que el origen está en la frontera
       *[no] el origen está en la frontera, salvo redondeo
    }.
end-no-direction =
    .claim = { $Code } responde NO, pero { $v } = 0 no separa nada.
    .evidence = { $A }·{ $v } = 0 (exacto) para todo punto, y { $code } rechaza en 0 («≤ 0»).
end-degenerate =
    .claim = Las 3 caras nuevas parecen tener el origen delante, lo que es imposible.
    .evidence = { $A } está más allá del origen a lo largo de { $v }, así que el origen está detrás de al menos una de ellas.{ $has_defects ->
        [no] { " " }Solo el redondeo lleva hasta aquí.
       *[yes] { "" }
    }
end-converged =
    .claim = Las cotas de la distancia entre { $of ->
        [cores] los núcleos
       *[shapes] { $P } y { $Q }
    } coinciden.
    .evidence = Ningún punto de { $about } está más cerca del origen que { $least }, y el símplex tiene un punto a distancia { $most }.{ $has_vertices ->
        [yes] { "" }
       *[no] { " " }Coinciden salvo { $within }.
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
    .evidence = { $is_djonov ->
        [yes] El código de Djonov supone entonces que { $P } y { $Q } se solapan.
       *[no] El límite es el de la propia sandbox.
    }
end-directions =
    .claim = Ningún símplex por las direcciones dadas contiene el origen.
    .evidence = La ejecución no tiene prueba que separe { $P } y { $Q }, así que esto no demuestra nada.
end-verdict =
    .consequence = { $answer ->
        [yes] { $Code } responde SÍ.{ " " }
        [no] { $Code } responde NO.{ " " }
       *[none] { "" }
    }{ $verdict ->
        [overlap] El veredicto es OVERLAP (se solapan) tras { supports }.
        [touching] El veredicto es TOUCHING (se tocan) tras { supports }.
        [separate] El veredicto es SEPARATE (separadas) tras { supports }.
        [undecided] El veredicto es UNDECIDED (sin decidir) tras { supports }.
       *[stated] Tras { supports }.
    }{ $is_wrong ->
        [yes] { " " }El veredicto es incorrecto: véase la referencia.
       *[no] { "" }
    }
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

verdict = { $verdict } tras { supports }.{ $is_exact ->
    [yes] { " " }La búsqueda dejó la pregunta abierta, y la aritmética exacta la resolvió.
    [no] { " " }La búsqueda dejó la pregunta abierta, y la referencia la resolvió.
   *[none] { "" }
} { $judgement ->
    [agrees] La referencia coincide.
    [differs] { $is_open ->
        [yes] Las formas se tocan salvo { $tolerance }.
       *[no] La referencia DISCREPA: { $truth }.
    }
   *[cannot-tell] La referencia no puede decirlo: las formas se tocan salvo { $tolerance }.
}
cause-zero-direction = La causa es una dirección cero: el origen está en el símplex, así que { $v } = 0 (exacto), y { $code } rechaza con { $A }·{ $v } = 0.
cause-first-face = La causa es que gana la primera cara: varias caras tienen el origen delante, y tomar la primera lleva a un ciclo.
cause-touching = La causa es la regla sobre el contacto: { $code } no tiene una respuesta propia para un contacto y cuenta { $is_strict ->
    [yes] { $is_overlap ->
        [yes] este como solapamiento, otros como separación
       *[no] este como separación, otros como solapamiento
    }
   *[no] { $is_overlap ->
        [yes] este como solapamiento
       *[no] este como separación
    }
}.
cause-defects = La causa { $count ->
    [one] es un defecto activado
   *[other] son defectos activados
}: { $titles }.
cause-limit = { $is_cycle ->
    [yes] La causa es un ciclo: la búsqueda vuelve una y otra vez al mismo símplex y a la misma dirección, hasta que el límite la detiene
   *[no] La causa es el límite: la búsqueda se detiene
} tras { supports }.
cause-directions = { $is_overlap ->
    [yes] La causa es la elección de las direcciones: ninguno de los símplices contiene el origen.
   *[no] La causa es el método: ninguna prueba separa las formas y ninguna detecta un contacto.
}
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
}{ $is_bittle ->
    [yes] , como propone el artículo de Bittle
   *[no] { "" }
}. La consulta robusta tiene esta precaución.
fix-first-face = si dos caras tienen el origen delante, comprobar la arista entre ellas y seguir con la cara del lado del origen, como hace el código de Djonov.
fix-touch = tratar { $A }·{ $v } = 0 como un caso propio, como hace la consulta robusta: el origen está entonces en la frontera o fuera, no dentro.{ $is_rejected ->
    [yes] { " " }Escribir «<» en vez de «≤» solo dejaría pasar este punto.
   *[no] { "" }
}
fix-limit = subir el límite. { $Code } necesita aquí { supports }.
fix-precision = calcular en { $precision }. Allí { $code } dice { $verdict } para las formas tal como son, y es cierto.
fix-directions = dejar que el símplex elija la siguiente dirección: de su parte más cercana hacia el origen. Responder NO si { $A } no está más allá del origen.
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
