INSERT INTO artists VALUES (1,'Marta Oyelaran','Nigerian',1948,2019),(2,'Henrik Dahlgaard','Danish',1961,NULL),(3,'Colette Brun','French',1932,2004),(4,'Joseph Penhale','British',1955,NULL),(5,'Aiko Morita','Japanese',1979,NULL),(6,'Ruben Castellanos','Mexican',1967,NULL),(7,'Ingrid Solberg','Norwegian',1940,2022),(8,'Patrick Dunne','British',1988,NULL),(9,'Elena Voss','German',1974,NULL),(10,'Simone Lacroix','French',1983,NULL);
INSERT INTO lawns VALUES (1,'Lake Lawn',3.2,true),(2,'Beech Walk',1.8,true),(3,'Upper Terrace',0.9,false),(4,'Quarry Hollow',4.5,false),(5,'Rose Court',0.6,true),(6,'Far Meadow',6.0,false);
INSERT INTO sculptures VALUES
(1,'Standing Wave',2,1,'steel',1998,420,2100,'2024-02-12','2024-05-03',48000,95000,NULL),
(2,'Two Listeners',1,1,'bronze',1987,190,640,'2024-03-20','2024-04-18',NULL,120000,'Hartley family'),
(3,'Ladder for Birds',5,2,'wood',2016,710,380,'2024-06-01','2024-06-22',15500,18000,NULL),
(4,'Sleeping Ox',4,4,'granite',1991,140,5200,'2024-07-15','2024-10-09',31000,40000,NULL),
(5,'The Knot',3,2,'bronze',1969,230,910,'2024-09-30','2025-01-14',NULL,210000,'Ferncliff Trust'),
(6,'Sun Gate',6,6,'steel',2010,640,3900,'2025-01-08','2025-04-02',72000,88000,NULL),
(7,'Hollow Moon',5,1,'glass',2021,160,270,'2025-02-17','2025-03-11',26500,30000,NULL),
(8,'Grandmother',1,3,'bronze',1979,175,520,'2025-03-25','2025-05-20',64000,140000,NULL),
(9,'Seven Stones',7,4,'granite',1984,95,7600,'2025-05-06','2025-09-17',NULL,55000,'Norsk Kunstfond'),
(10,'Paper Boat',8,1,'steel',2019,210,450,'2025-06-19','2025-07-01',12000,14000,NULL),
(11,'Inheritance',9,5,'marble',2006,180,1300,'2025-09-02','2025-11-26',39500,52000,NULL),
(12,'Untitled (Hands)',3,5,'marble',1958,85,410,'2025-10-21','2026-02-10',NULL,175000,'Ferncliff Trust'),
(13,'Wind Harp',2,6,'steel',2014,380,760,'2025-12-04','2026-03-19',21000,25000,NULL),
(14,'Kindling',8,2,'wood',2023,145,120,'2026-01-16','2026-02-25',6800,7500,NULL),
(15,'Blue Cairn',10,NULL,'glass',2024,120,190,'2026-03-05',NULL,18900,18900,NULL),
(16,'Old Fisherman',4,3,'bronze',1995,182,560,'2026-04-14','2026-05-12',NULL,60000,'Hartley family'),
(17,'Counterweight',2,NULL,'granite',2012,260,6100,'2026-05-22',NULL,27500,33000,NULL),
(18,'Second Thoughts',10,NULL,'bronze',2020,105,230,'2026-06-09',NULL,NULL,24000,'Ana Prieto');
INSERT INTO cleanings SELECT n, 1 + (n*5 + abs(hashtext('sc'||n))) % 14, (ARRAY['Owen Tait','Farah Aziz','Lotte Kramer'])[1 + abs(hashtext('r'||n)) % 3], b, CASE WHEN n > 41 THEN NULL ELSE b + 3 + abs(hashtext('d'||n)) % 25 END, CASE WHEN n > 41 THEN NULL ELSE 1.5 + (abs(hashtext('h'||n)) % 16) / 2.0 END, CASE WHEN n > 41 THEN NULL ELSE 90 + (abs(hashtext('c'||n)) % 70) * 5 END FROM (SELECT n, date '2025-04-01' + n*10 + abs(hashtext('b'||n)) % 5 AS b FROM generate_series(1,44) n) x;
INSERT INTO park_days SELECT d::date, a, c, a * 9 + c * 4, round((a * 3.1 + c * 2.2 + abs(hashtext('cf'||d::date)) % 1400)::numeric, 2), w FROM (SELECT d, 20 + abs(hashtext('ad'||d::date)) % 180 AS a, 5 + abs(hashtext('ch'||d::date)) % 90 AS c, (ARRAY['sunny','sunny','cloudy','rain'])[1 + abs(hashtext('w'||d::date)) % 4] AS w FROM generate_series(date '2026-03-01', date '2026-06-29', interval '1 day') d WHERE extract(isodow FROM d) <> 1) x;
