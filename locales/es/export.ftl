### Exportar: formatos, comentarios en archivos y razones por las que una forma no se puede escribir.

## Formatos

export-data = Datos
export-constants = Constantes
export-unit-tests = Pruebas unitarias
export-engines = Motores
export-engine-files = Archivos de motores
export-constants-with-all-digits = Constantes con todas las cifras
export-a-test-of-your-own-code = Una prueba de su propio código de colisiones que espera el veredicto verdadero y la distancia o profundidad
export-the-constructors-of-this-engine = Los constructores y poses de este motor, con el veredicto y la longitud verdaderos como comentario
export-a-vertex-on-each-line = Un vértice por línea, tras el nombre de su forma
export-arrays-of-numbers = Arreglos de números en un objeto
export-lists-of-tuples = Listas de tuplas, como en los archivos de escena
export-arrays-of-numpy = Arreglos de NumPy
export-a-mesh-with-faces = Una malla con las caras de la envolvente
export-unit-test-in-rust = Prueba unitaria en Rust
export-unit-test-in-cpp = Prueba unitaria en C++ (Catch2)
export-unit-test-in-csharp = Prueba unitaria en C# (NUnit)
export-unit-test-in-python = Prueba unitaria en Python (pytest)
export-p-and-q = P y Q

## Comentarios de los archivos

export-of = { $what } de { $title }
export-length =
    La { $length ->
        [separation] distancia
       *[penetration_depth] profundidad de penetración
    } es { $value }{ $known ->
        [yes] { "" }
       *[no] , entre { $lower } y { $upper }
    }.
export-truth =
    El veredicto verdadero es { $verdict }{ $proved ->
        [yes] , probado en aritmética exacta
       *[no] { "" }
    }{ $touch ->
        [intersection] ; aquí un contacto cuenta como intersección
        [separation] ; aquí un contacto no cuenta como intersección
       *[none] { "" }
    }.
export-the-run = GJK Sandbox ejecutó el algoritmo { $algorithm } en { $precision } con { $count ->
        [one] la dirección inicial { $directions }
       *[other] las direcciones { $directions }
    }.
export-mistakes-on-purpose = El algoritmo contiene defectos a propósito: { $mistakes }.
export-p-and-q-are-hulls = P y Q son las envolventes convexas de estos puntos, en coordenadas del mundo.
export-p-and-q-are-in-the-world = P y Q están en coordenadas del mundo.
export-an-ellipse = Una elipse tiene sus semiejes a lo largo de x e y, girados por su ángulo en radianes.
export-an-ellipsoid = Un elipsoide tiene sus semiejes a lo largo de x, y, z, girados por su orientación (x, y, z, w).
export-a-cylinder = Las bases de un cilindro tienen su centro en center ± half_height·axis.
export-a-cone = Un cono tiene su vértice en center + half_height·axis y su base en center − half_height·axis.
export-a-rounded-shape = Una forma redondeada contiene todos los puntos que distan de la forma como máximo el radio de redondeo.

## Pruebas unitarias

export-call = llame a la función que se prueba
export-call-with = llame a la función que se prueba con { $p } y { $q }
export-call-with-points = llame a la función que se prueba con { $p } y { $q } puntos
export-call-here = Llame aquí a la función que se prueba.
export-the-function = La función que se prueba.
export-true-length = La longitud verdadera está entre { $lower } y { $upper }.
export-define = Para medir también longitudes, defina SANDBOX_MEASURE.
export-needs-a-function = necesita una función que mida
export-measured = { $title }, con medición

## Lo que no se puede escribir

export-has-no-vertices = { $name } ({ $kind }) no tiene vértices que listar: conviértala antes en politopo
export-has-a-radius = { $name } tiene un radio, así que no es la envolvente de sus vértices: conviértala antes en politopo
export-too-many-pairs = la diferencia de formas con { $found } pares de vértices solo se dibuja de forma aproximada; se esperaban como máximo { $most } vértices de la diferencia
export-kind =
    { $kind }{ $flat ->
        [yes] { " " }(forma plana)
       *[no] { "" }
    }{ $rounded ->
        [yes] { " " }con radio añadido
       *[no] { "" }
    }
export-no-kind =
    { $engine } no tiene este tipo de forma: { $kind }, como { $name }{ $polytope ->
        [none] { "" }
        [polygon] ; conviértala antes en polígono
       *[polytope] ; conviértala antes en politopo
    }
export-no-dimension = { $engine } no tiene formas { $count }D
export-too-many-vertices = { $engine } tiene envolventes de { $most } vértices como máximo: { $name } tiene { $found }
export-not-a-pair = una prueba unitaria trata de ambas formas; se esperaba el par; hay: { $found }
