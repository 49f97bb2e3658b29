### La ventana: tres formas de empezar.

## welcome

welcome-question = ¿Se solapan P y Q?
welcome-difference = GJK es una prueba de colisión: pregunta si P ⊖ Q, las diferencias de todos sus puntos, contiene el origen. Comprueba unos pocos de esos puntos cada vez, y usted ve cada paso.
welcome-lesson = Qué hace GJK (5 minutos)
    .about = Cuatro páginas cortas con un triángulo y un cuadrado. Usted responde, el programa da la razón.
welcome-play = Probarlo
    .about = Arrastre dos formas y siga la búsqueda paso a paso. Un recorrido breve muestra las partes de la ventana.
welcome-judge = Comprobar mi programa
    .about = El programa envía pares de formas a su código y comprueba cada uno de sus pasos.
welcome-again = Las tres están también en los menús Ayuda y Ejecución.
