### Sleeping Gods: what the maps and sea regions of the atlas are called, in Spanish.

## Maps

map-m1 = Las Rutas del Farol
map-m2 = Los Bajíos de Latón
map-m3 = El Delta que Llora
map-m4 = Las Cortes de Sal
map-m5 = Los Dientes de Ascua
map-m6 = El Sigilo
map-m7 = El Huerto de Huesos
map-m8 = La Corona Rota
map-m9 = La Puerta Blanca

## Regions

region-2a = Seno de la Campana
region-2b = Rada del Sebo
region-2c = La Pérdida del Barquero
region-2d = Bahía del Faro Mudo
region-3a = Descanso de la Ballena
region-3b = Arrecife de la Campana
region-3c = Barcas Prestadas
region-3d = Orilla de las Redes
region-3e = Garganta del Ladrón de Lámparas
region-4a = Bancos del Caz
region-4b = Fosa del Cobre
region-4c = Gradas de Piñón
region-4d = Rocas de la Caldera
region-4e = Ronda de las Gaviotas
region-5a = Aguas de Cuerda
region-5b = Brazo del Mazo
region-5c = Sin Devolución
region-5d = El Agua que Cae
region-6a = Aguas del Campanario
region-6b = El Chubasco de Mañana
region-6c = Estrado de las Garzas
region-6d = Tejados del Sumidero
region-7a = Solo de Ida
region-7b = Nube de las Dos Hermanas
region-7c = Los Nenúfares
region-7d = Presa de las Penas
region-7e = Bajo el Alero
region-8a = Salina de los Duelistas
region-8b = Canal del Espejismo
region-8c = Rada de la Audiencia
region-8d = Aguas de los Salineros
region-8e = Sotavento de los Deudores
region-9a = Sal Mojada
region-9b = Sellos Rasgados
region-9c = Nombres sin Dueño
region-9d = Estrecho de la Horca
region-10a = Peaje o Noticias
region-10b = Fragua de Medianoche
region-10c = Paso del Caldo
region-10d = Rada de las Fraguas
region-11a = Última Función
region-11b = Aguas de Pólvora
region-11c = Hornos de Noche
region-11d = Espinazo del Guiverno
region-11e = Estela de Piedra
region-12a = Seno sin Campanas
region-12b = Brazo del Eco
region-12c = El Fondo Sordo
region-12d = Rada de los Susurros
region-12e = Cartas sin Enviar
region-13a = Niebla del Coro
region-13b = Rada a la Escucha
region-13c = Camino de los Sonámbulos
region-13d = Aguas de la Puerta
region-14a = Seno de las Peras
region-14b = Luz de Nombres
region-14c = Abrigo de las Plañideras
region-14d = Herencias de Nadie
region-15a = Estela del Rey del Viento
region-15b = Aguas del Cura Flaco
region-15c = Rada de Vísperas
region-15d = Aguas de Lágrimas
region-15e = Agua sin Barcos
region-16a = Aguas de las Cometas
region-16b = Cuenta de Relámpagos
region-16c = Los Dos Herederos
region-16d = Paso de las Cuerdas
region-16e = Dársena de los Tres Regentes
region-17a = La Veleta
region-17b = La Moción de los Cuervos
region-17c = El Retrato Ahogado
region-17d = Escalera al Hielo
region-18a = La Apuesta de la Pilota
region-18b = Hielo de los Timoneles
region-18c = Témpano del Hogar
region-18d = La Última Estufa
region-19a = Firmar y Dormir
region-19b = Hielo de Tubos
region-19c = Marea de Seis Horas
region-19d = Hielo Rezagado
region-19e = Descanso de la Brújula

## Edges

edge-north = norte
edge-east = este
edge-south = sur
edge-west = oeste
