### La ventana: importar y exportar.

## exporting

exchange-a-unit-test = prueba unitaria{ $rest }
exchange-unit-test = Unit test

## applied

exchange-paste-type-or-open-points = Pegue, escriba o abra puntos para importar
exchange-there-are-no-points-to = No hay puntos que importar
exchange-one-more-body = un cuerpo más
exchange-more-bodies = { $count } cuerpos más
exchange-choose-a-list-to-become = Elija una lista que pase a ser un cuerpo
exchange-p-and-q-stay = P y Q se quedan
exchange-p-and-q-are-replaced = P y Q se reemplazan
exchange-p-is-replaced-q-stays = P se reemplaza, Q se queda
exchange-q-is-replaced-p-stays = Q se reemplaza, P se queda
exchange-with-the-q-of-the = , con la Q de la escena inicial
exchange-with-the-p-of-the = , con la P de la escena inicial
exchange-with-p-and-q-of = , con P y Q de la escena inicial
exchange-undo-restores-this-one = { $new }{ $other }{ $and_added }; deshacer recupera esta
exchange-line = línea
exchange-lines = líneas
exchange-a-list-to-become-a = una lista que pase a ser un cuerpo
exchange-none = ninguna
exchange-lists-without-problems = listas sin errores
exchange-an-imported-shape = Una forma importada

## list_use

exchange-another-body = otro cuerpo
exchange-nothing = nada
exchange-list-becomes = pasa a ser

## lists

exchange-reading = Leyendo…
exchange-nothing-has-been-read-yet = Aún no se ha leído nada. Puntos y cuerpos en cualquier notación aparecen aquí antes de que cambie algo.
exchange-keep-each-corner-of-the = Conserva una vez cada esquina de las envolventes, en 2D en sentido antihorario. El texto queda como está
exchange-fix-the-points = Corregir los puntos
exchange-only-the-first-of-the = Solo se muestran las primeras { $shown } de las { $count } listas
exchange-thumbnail-of = Miniatura de { $name }
exchange-this-shape-replaces-p = Esta forma reemplaza P
exchange-this-shape-replaces-q = Esta forma reemplaza Q
exchange-this-shape-is-added-beside = Esta forma se añade junto a P y Q
exchange-this-shape-is-not-used = Esta forma no se usa

## problems

exchange-show-the-place-in-the = Muestra el lugar en el texto
exchange-at-least = al menos{" "}
exchange-place-was = lugar
exchange-places-were = lugares
exchange-not-understood = Sin entender: { $most }{ $count } { $places }

## text

exchange-it-is-not-shown-here = No se muestra aquí porque es demasiado largo o no es texto
exchange-text-with-points = Texto con puntos
exchange-paste-or-type-points =
    Pegue o escriba puntos:

    4 11
    4 5
    9 9

    o { "{" }4.0f, 11.0f{ "}" }, … o np.array([[4, 11], …]) u OBJ, SVG, GeoJSON: todo lo que contenga puntos de dos o tres números

## preview

exchange-p-and-q-as-apply = P y Q como las deja Aplicar

## import_ui

exchange-import-shapes = Importar formas
exchange-open-a-file = Abrir un archivo…
exchange-text-source-code-obj-off = Texto, código fuente, OBJ, OFF, STL, PLY, SVG, GeoJSON, URDF, SDF, MJCF o escenas de Godot
exchange-open-by-path = Abrir por ruta…
exchange-type-the-path-of-a = Escriba la ruta de un archivo
exchange-paste = Pegar
exchange-replace-the-text-by-that = Reemplaza el texto por el del portapapeles
exchange-clear = Vaciar
exchange-clear-the-text = Vacía el texto
exchange-apply = Aplicar
exchange-one-step-of-undo = Se deshace en un paso
exchange-the-text-is-being-read = Se está leyendo el texto
exchange-cancel = Cancelar
exchange-the-scene-stays-as-it = La escena queda como está (Esc)

## export_ui

exchange-export-shapes = Exportar formas
exchange-write = Escribir
exchange-a-unit-test-contains-both = Una prueba unitaria contiene ambas formas
exchange-text-to-export = Texto para exportar
exchange-and-more-lines-which-are = … y { $rest ->
    [one] 1 línea más, que también se copia y se guarda
   *[other] { $rest } líneas más, que también se copian y se guardan
    }
exchange-convert-the-shape-to-a = Convierte la forma en { $polytope }, con puntos de su frontera como vértices
exchange-copy = Copiar
exchange-copy-the-text-to-the = Copia el texto al portapapeles
exchange-save-as = Guardar como…
exchange-choose-a-file-and-write = Elija un archivo para escribir en él el texto
exchange-save-to-path = Guardar en ruta…
exchange-type-the-path-of-a-2 = Escriba la ruta de un archivo para escribir en él el texto
exchange-close = Cerrar
exchange-esc = Esc
exchange-p-alone = Solo P
exchange-q-alone = Solo Q
exchange-both-shapes = Ambas formas
exchange-the-corners-of-the-minkowski = Las esquinas de la diferencia de Minkowski

## With values

exchange-with = , con { $added }
exchange-the-scene-is-a-new = La escena es { $value }: se crea una escena { $other } nueva
exchange-may-change-these-shapes-correct = Estas formas aún pueden cambiar ({ $words } { $lines }{ $more }): corrija el texto o elija otras listas
exchange-one-in-line = uno en la línea { $line }
exchange-at-most-bodies-beside-p = como máximo { $value } cuerpos junto a P y Q
exchange-import = importar { $contents }
exchange-import-and-points = importar { $count } y { $count_2 } puntos
exchange-import-and = importar { $contents } y { $contents_2 }
exchange-import-lists = importar { $count } listas
exchange-read-as = leído como { $title }
exchange-list = Lista { $index }
exchange-line-2 = línea { $line }
exchange-on-the-hull = { $contents }, { $corners } en la envolvente
exchange-becomes = { $name } pasa a ser { $name_2 }
exchange-left-out = Omitido ({ $count })
exchange-line-3 = línea { $line }: { $why }
exchange-line-4 = línea { $line }: { $text }, { $why }
exchange-left-out-2 = Omitido: { $words }
exchange-becomes-2 = { $name } pasa a ser { $name_2 }: { $numbers }, { $pose }
exchange-picture-of-p-and-q = Imagen de P y Q: { $origins }, { $origins_2 }
exchange-a-text-of = Un texto de { $kilobytes }
exchange-write-2 = Escribir { $title }
exchange-this-engine-has-no-d = Este motor no tiene formas { $count }D
exchange-make-a-first = Convertir antes { $name } en { $polytope }…
exchange-is-list = { $name } es la lista { $index }
exchange-is = { $name } es { $list }
exchange-is-that-of-the-start = { $name } es la de la escena inicial
exchange-stays = { $name } se queda
