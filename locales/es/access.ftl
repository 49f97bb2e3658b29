### Los nombres de las partes de la ventana para los productos de apoyo

access-menu = Menús
access-setup = Ajustes
access-left = Imagen izquierda
access-right = Imagen derecha
access-words = Explicación
access-tabs = Pestañas
access-proof = Demostración
access-transport = Pasos y estado
