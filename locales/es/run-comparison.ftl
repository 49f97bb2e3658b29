### Comparaciones de dos ejecuciones: cómo terminan ambas, y qué decisión difiere primero.

comparison-each = { $First } { $one }; { $second } { $other }.

## Cómo se llama una ejecución: en un título, y en una frase

compared-run-external = La suya{ $named ->
    [yes] : { $name }
   *[no] { "" }
}
    .run = su ejecución
compared-run-precision = { $precision }
    .run = la ejecución en { $precision }
compared-run-start = desde { $direction }
    .run = la ejecución desde { $direction }
compared-run-contact = un contacto cuenta como { $answer }
    .run = la ejecución en la que un contacto cuenta como { $answer }
compared-run-limit = límite { $limit }
    .run = la ejecución con límite { $limit }
compared-run-depth = { $depth ->
    [with] con profundidad
   *[without] sin profundidad
}
    .run = la ejecución { $depth ->
    [with] con profundidad
   *[without] sin profundidad
}
compared-run-tie = { $vertex } gana los empates
    .run = la ejecución en la que { $vertex } gana los empates
compared-run-first-wins = el primer vértice de { $side } gana los empates
    .run = la ejecución en la que el primer vértice de { $side } gana los empates
compared-run-defect = «{ $defect }»
    .run = la ejecución con «{ $defect }»
compared-run-other =
    .run = { $order ->
        [sound] la ejecución sin defectos
        [first] la primera ejecución
       *[second] la segunda ejecución
    }

## Cómo terminan ambas ejecuciones

comparison-verdicts = { $has_parted ->
    [yes] { "" }
   *[no] Ambas ejecuciones toman siempre las mismas decisiones.{ " " }
}{ $is_same_verdict ->
    [yes] { $is_same_count ->
        [yes] Ambas ejecuciones dicen { $verdict } tras { supports }.
       *[no] Ambas ejecuciones dicen { $verdict }: { $first } tras { supports }, { $second } tras { $other_count }.
    }
   *[no] { $First } dice { $verdict } tras { supports }; { $second } dice { $other_verdict } tras { $other_count }.
}{ $has_answers ->
    [yes] { " " }{ $First } responde { $answer }; { $second } responde { $other_answer }.
   *[no] { "" }
}

## Puntos de soporte

comparison-start = { $First } comienza a lo largo de { $v } = { $direction }, { $second } a lo largo de { $other_direction }.
comparison-points = { $First } encuentra { $pair }; { $second } encuentra { $other_pair }.
comparison-near-points = Ambas encuentran puntos cerca de { $pair }, que difieren en { $distance }.
comparison-along = Ambas buscan a lo largo de { $v } = { $direction }.
comparison-rays = { $ray ->
    [lengths] Ambas buscan a lo largo del mismo rayo, con { $v } de distinta longitud
    [roundoff] Ambas buscan a lo largo del mismo rayo, salvo redondeo
   *[angle] Sus direcciones difieren en { $angle } radianes
}: { $direction } ({ $first }), { $other_direction } ({ $second }).
comparison-tie = Hay vértices empatados a lo largo de { $v }, y las ejecuciones toman distintos.
comparison-equal = Ambos puntos están igual de lejos: { $A }·{ $v } = { $value }.
comparison-rounded = Con coordenadas redondeadas a { $precision }, otro vértice es el más lejano.
comparison-values = { $A }·{ $v } = { $value } ({ $first }), { $other_value } ({ $second }).
comparison-distances = Las distancias con signo { $A }·{ $v }/|{ $v }| son { $value } y { $other_value }.
comparison-tie-broken = { $cause ->
    [length] Normalizar { $v } introduce redondeo, que rompe un empate.
    [tie] El redondeo rompe un empate.
   *[near-tie] El redondeo decide un casi empate.
}
comparison-tied = A lo largo de { $v } ({ $run }), { $exactly ->
    [equal] { $own } y { $other } están exactamente igual de lejos
    [farther] { $own } está más lejos que { $other } por { $by }
   *[nearer] { $other } está más lejos que { $own } por { $by }
}{ $taken ->
    [lower] , así que gana el de número menor, { $own }
    [lower-rounded] ; sus productos resultan iguales, así que gana el de número menor, { $own }
    [rounded] ; por el redondeo, el producto de { $own } resulta mayor
   *[farthest] { "" }
}.

## La comparación de A con el origen

comparison-reach = { $Ends } { $rejects ->
    [progress] no avanza con { $A }
    [zero] rechaza { $A }·{ $v } = 0 («≤ 0»)
   *[short] rechaza { $value }
} y termina; { $goes } { $accepts ->
    [untested] no comprueba { $A }
    [distance] no decide por { $A }·{ $v }
    [progress] todavía avanza
    [side] solo comprueba si { $A } está más allá del origen
    [strict] rechaza solo { $A }·{ $v } < 0
   *[value] acepta { $other_value }
}{ $has_ended ->
    [no] { " " }y sigue
   *[yes] { "" }
}.
comparison-same-point = Ambas encuentran { $A } = { $point }{ $addition ->
    [zero] { " " }y calculan { $A }·{ $v } = 0
    [roundoff] , salvo redondeo
   *[none] { "" }
}.
comparison-near-zero = { $value } (0 salvo redondeo)
comparison-roundoff = El redondeo es la diferencia.

## Regiones

comparison-region = encuentra el origen { $place ->
    [inside] dentro del símplex
    [none] en ninguna región
   *[nearest] más cerca de: { $feature }
}{ $has_kept ->
    [yes] { " " }y conserva { $kept }
   *[no] { "" }
}
comparison-first-face = El origen está delante de { $count ->
    [two] dos
   *[three] tres
} caras: { $faces }. { $Hasty } toma la primera, { $face }, y no comprueba más; { $other } { $tests ->
    [weights] decide por las coordenadas baricéntricas
    [two] comprueba de qué lado de su arista común está el origen
   *[three] comprueba las tres
}.
comparison-sign = Discrepan en el signo de { $product }: { $value } ({ $first }), { $other_value } ({ $second }).
comparison-tests = { $Run } comprueba { $tests }.
comparison-same-tests = Ambas comprueban { $tests }.
comparison-zero-case = { $Run } trata 0 como un caso propio.
comparison-no-tests = { $Run } { $has_weights ->
    [yes] decide por las coordenadas baricéntricas, sin comprobaciones
   *[no] no comprueba nada aquí
}.
comparison-order = Ambas conservan el mismo triángulo, { $first } como { $face }, { $second } como { $other_face }. Una de ellas ha intercambiado dos puntos, para que las normales de su siguiente tetraedro apunten hacia fuera.

## La siguiente dirección

comparison-direction = { $are_known ->
    [yes] Ambas conservan los mismos puntos y buscan luego en direcciones distintas
   *[no] Siguen en direcciones distintas
}: { $first } a lo largo de { $v } = { $direction }, { $second } a lo largo de { $other_direction }.
comparison-zero-used = El origen está en el símplex, así que la dirección hacia él es el vector cero. { $Zero } lo usa{ $way ->
    [aside] ; { $other } busca en perpendicular al símplex, para ver si { $P } ⊖ { $Q } se extiende más allá del origen
    [opposite] ; { $other } invierte su primera dirección
   *[unknown] { "" }
}.
comparison-way = { $way ->
    [opposite] invierte su primera dirección
   *[straight] busca desde { $A } directamente hacia el origen
}
comparison-both-reverse = Cada una invierte su propia primera dirección.

## El final

comparison-both-end = Ambas terminan aquí.
comparison-says = dice { $verdict }{ $why }
comparison-one-ends = { $Ends } termina aquí con { $verdict }{ $why }; { $goes } sigue{ $has_direction ->
    [yes] { " " }a lo largo de { $v } = { $direction }
   *[no] { "" }
}.
comparison-why = { $ending ->
    [settled] , resuelto por la aritmética exacta
    [separating-axis] { " " }porque { $A } no está más allá del origen
    [origin-enclosed] { " " }porque encuentra el origen dentro
    [origin-on-boundary] { " " }porque encuentra el origen en la frontera
    [zero-direction] { " " }porque { $v } es el vector cero y rechaza { $A }·{ $v } = 0
    [degenerate] { " " }porque el origen parece estar delante de las tres caras nuevas
    [converged] { " " }porque ya no avanza
    [cycle] { " " }porque el mismo símplex y la misma dirección han vuelto
    [iteration-limit] { " " }porque llega a su límite
    [out-of-directions] { " " }porque no le quedan direcciones
   *[unknown] { "" }
}
comparison-longer = Solo { $run } sigue desde aquí.
comparison-growth = Las consultas coinciden. { $polytopes ->
    [both] Después los dos politopos crecen de forma distinta
    [one] Después solo { $run } hace crecer un politopo
   *[longer] Después solo { $run } sigue con su politopo
}.

## Junto a la ejecución de otro programa

comparison-external-point = encuentra { $pair }{ $point }{ $has_direction ->
    [yes] { " " }a lo largo de { $v } = { $direction }
   *[no] { "" }
}
comparison-external-reach = { $Ends } termina con { $A } = { $point }{ $has_direction ->
    [yes] , donde { $A }·{ $v } = { $value }
   *[no] { "" }
}; { $goes } { $has_ended ->
    [no] sigue
   *[yes] acepta { $A }
}.
comparison-external-kept = conserva { $kept }
comparison-external-end = { $end ->
    [here] termina aquí y responde { $answer }{ $why }
    [later] sigue
   *[before] ya ha terminado
}
