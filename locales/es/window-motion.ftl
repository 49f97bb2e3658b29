### The window: motion.

## waypoints

motion-a-path-has-at-most = Una trayectoria tiene como máximo { $most } puntos de paso
motion-drag-it-click-it-and = { $name }: arrástrelo; para quitarlo, un clic y Supr
motion-the-path-of-q-click = La trayectoria de Q: un clic añade un punto de paso

## way

motion-from = De
motion-where-the-middle-of-q = Donde está el centro de Q en la escena
motion-then-to = después a
motion-to = a
motion-about = alrededor de
motion-leaves-this-waypoint-out = Quita este punto de paso
motion-add-waypoint = Añadir punto de paso
motion-goes-on-from-the-last = Sigue desde el último; después escriba adónde
motion-across-p = A través de P
motion-through-p-to-the-other = A través de P hasta el otro lado, y de vuelta
motion-and-back = y de vuelta
motion-goes-back-the-same-way = Vuelve por el mismo camino
motion-turns = Vueltas
motion-about-the-middle-of-q = En torno al centro de Q, en total; 0 no gira, con signo menos en sentido horario
motion-axis = Eje
motion-frames = Fotogramas
motion-more-are-slower-and-nearer = Con más, el movimiento es más lento y están más cerca unos de otros: así se puede conservar más

## ui

motion-pause-the-motion = Pausar el movimiento
motion-play-the-motion = Reproducir el movimiento
motion-moves-q-in-the-views = Mueve Q en las vistas, fotograma a fotograma. La escena se queda como está
motion-frame = Fotograma
motion-which-frame-is-shown = Qué fotograma se muestra
motion-loop = Bucle
motion-starts-over-at-the-end = Al final empieza de nuevo
motion-speed-of-the-motion = Velocidad del movimiento
motion-1-is-30-frames-a = 1× son 30 fotogramas por segundo
motion-back-to-start = Volver al inicio
motion-q-is-where-the-scene = Q está donde la tiene la escena
motion-q-is-at-rest = Q está en reposo
motion-leave-q-here = Dejar Q aquí
motion-q-stays-where-it-is = Q se queda donde se muestra: un cambio de la escena que se puede deshacer
motion-leave-q-on-its-way = mover Q a su posición en un fotograma
motion-counting-support-points-of-frames = Contando puntos de soporte: { $done } de { $frames } fotogramas

## motion

motion-change-the-path-of-q = cambiar la trayectoria de Q

## With values

motion-waypoint-at = Punto de paso { $index } en { $place }
motion-waypoint = Punto de paso { $index }
motion-leave-out = Quitar { $name }
motion-frame-of = fotograma { $number } de { $frames }
motion-frame-2 = Fotograma { $frame }, { $sentence }
