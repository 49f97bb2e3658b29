### Primer contacto: los pasos de los algoritmos, sus finales y la verdad.
###
### $t es la parte del movimiento que Q ha hecho, de 0 a 1. x es el punto del rayo en t, d la traslación, A el punto de
### soporte de P ⊖ Q según v.

## Los algoritmos al comienzo de una frase

cast-ray = El lanzamiento de rayo GJK
cast-advancement = El avance conservador
cast-axis-root = La raíz a lo largo de un eje
cast-sampling = El muestreo
cast-facts = { $algorithm } en { $precision }. Q se mueve { $translation } mientras t va de 0 a 1.

## Pasos

cast-clips = Sin contacto antes de t = { $next }: el plano por A separa x de P ⊖ Q. A = { $a } según v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } < 0.
cast-recedes = El rayo nunca alcanza el plano por A. A = { $a } según v = { $direction }, (x − A)·v = { $ahead } > 0, d·v = { $slope } ≥ 0.
cast-not-ahead = A entra en el símplex: el plano por A no separa x de P ⊖ Q. A = { $a } según v = { $direction }, (x − A)·v = { $ahead } ≤ 0.
cast-advances = Q puede moverse hasta t = { $next }. La distancia es { $distance } según n = { $normal }, y Q se acerca { $speed } en todo el movimiento.
cast-near = La distancia alcanza el objetivo: { $distance } ≤ { $target } en t = { $time }.
cast-no-approach = Q no se acerca en t = { $time }. La distancia es { $distance } según n = { $normal }.
cast-axis = El eje es n = { $normal }, de los puntos más cercanos en t = { $time }. La distancia de los núcleos es { $distance }.
cast-probe-end = Un extremo del intervalo: en t = { $time } la separación según n es { $separation }; el objetivo es { $target }.
cast-probe-secant = La secante lleva a t = { $time }. La separación según n es { $separation }; el objetivo es { $target }.
cast-probe-middle = El punto medio es t = { $time }. La separación según n es { $separation }; el objetivo es { $target }.
cast-sampled = Fotograma { $frame } en t = { $time }: { $verdict }.

## Finales

cast-end-contact = { $algorithm } indica un contacto en t = { $time }.
cast-end-start = { $algorithm } indica un contacto en t = 0.
cast-end-recedes = { $algorithm } no indica contacto: un plano separa P y Q hasta t = 1.
cast-end-past = { $algorithm } no indica contacto hasta t = 1.
cast-end-still = { $algorithm } no indica contacto: Q no se mueve.
cast-end-stuck = { $algorithm } termina sin resultado: un paso no cambia t.
cast-end-limit = { $algorithm } termina sin resultado: llegó al límite de iteraciones.

## La verdad

cast-no-exit = después de t = 1
cast-truth-impact = La verdad: P y Q se encuentran en t = { $time }. Salida: { $exit }.
cast-truth-graze = La verdad: Q solo toca P, desde t = { $time }. Salida: { $exit }.
cast-truth-touching = La verdad: P y Q se tocan en t = 0. Salida: { $exit }.
cast-truth-overlapping = La verdad: P y Q se solapan en t = 0. Salida: { $exit }.
cast-truth-miss = La verdad: P y Q no tienen ningún punto común de t = 0 a t = 1. Un eje los separa todo el tiempo.
cast-agrees = { $algorithm } acierta, dentro de su tolerancia de { $tolerance }.
cast-early = { $algorithm } se equivoca: se detiene demasiado pronto. P y Q están a { $distance }, y su tolerancia es { $tolerance }.
cast-late = { $algorithm } se equivoca: se detiene demasiado tarde, { $by } del movimiento.
cast-invented = { $algorithm } se equivoca: no hay contacto. P y Q están a { $distance } en ese momento.
cast-passed = { $algorithm } se equivoca: no ve el contacto.
cast-tunnels = El muestreo se equivoca: Q atraviesa P. El contacto comienza entre los fotogramas { $before } y { $after }.
cast-proof-fails = La prueba no es válida: { $flaw }.
