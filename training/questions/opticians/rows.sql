INSERT INTO shop VALUES (1,'Kilkenny','056 770 1200',3),(2,'Carlow','059 913 4410',2),(3,'Waterford','051 302 777',4),(4,'Tramore',NULL,1);
INSERT INTO staff_member VALUES
(1,1,'Aoife','Brennan','optometrist','2016-05-02',NULL),(2,1,'Declan','Moore','dispensing optician','2019-01-14',NULL),(3,2,'Siobhan','Keane','optometrist','2020-09-01',NULL),
(4,2,'Marek','Zielinski','dispensing optician','2022-03-21',NULL),(5,3,'Rohan','Desai','optometrist','2018-07-09',NULL),(6,3,'Niamh','Power','optometrist','2024-02-05',NULL),
(7,3,'Tomas','Phelan','dispensing optician','2021-11-30','2025-12-19'),(8,4,'Clodagh','Walsh','optometrist','2023-08-14',NULL),(9,3,'Ines','Carvalho','dispensing optician','2026-01-12',NULL),(10,1,'Fergus','Doyle','receptionist','2017-10-02',NULL);
INSERT INTO patient
SELECT n, (ARRAY['Mary','Patrick','Eileen','Sean','Grainne','Liam','Brigid','Cormac','Orla','Eoin','Ruth','Damian'])[1 + n % 12],
 (ARRAY['Byrne','Murphy','Kavanagh','Nolan','Fitzgerald','Ryan','Hayes','Dunne','Whelan','Cody','Sheridan'])[1 + n % 11],
 date '1938-03-01' + (abs(hashtext('p' || n)) % 27000), CASE WHEN n % 6 = 0 THEN NULL ELSE '087 55' || (10000 + n * 37) END,
 CASE WHEN n % 10 < 4 THEN 1 WHEN n % 10 < 6 THEN 2 WHEN n % 10 < 9 THEN 3 ELSE 4 END, n % 7 = 1, CASE WHEN n % 4 = 0 THEN 12 ELSE 24 END
FROM generate_series(1, 120) n;
INSERT INTO eye_test
SELECT n, 1 + abs(hashtext('t' || n)) % 112, (ARRAY[1,1,3,5,5,6,8])[1 + abs(hashtext('o' || n)) % 7], date '2023-06-03' + (n * 3.46)::int,
 CASE WHEN n % 5 = 0 THEN 0 WHEN n < 180 THEN 35 ELSE 40 END, CASE WHEN n % 7 = 0 THEN NULL ELSE 11 + abs(hashtext('r' || n)) % 130 / 10.0 END,
 CASE WHEN n % 7 = 0 THEN NULL ELSE 11 + abs(hashtext('l' || n)) % 130 / 10.0 END, n % 23 = 0
FROM generate_series(1, 324) n;
INSERT INTO prescription
SELECT n, (n + 1) / 2, CASE WHEN n % 2 = 1 THEN 'R' ELSE 'L' END, (abs(hashtext('s' || n)) % 45 - 28) * 0.25, CASE WHEN n % 3 = 0 THEN NULL ELSE -0.25 * (1 + n % 8) END,
 CASE WHEN n % 3 = 0 THEN NULL ELSE (n * 5) % 180 END, CASE WHEN (n + 1) / 2 % 3 = 0 THEN 1.00 + (n % 7) * 0.25 END
FROM generate_series(1, 600) n;
INSERT INTO frame VALUES
(1,'Oakvale','Linden','tortoise',32,119,14),(2,'Oakvale','Rowan','black',35,129,3),(3,'Lumiere','Seine','gold',70,239,6),(4,'Lumiere','Rivoli','silver',74,249,0),(5,'Kite','Junior One','blue',15,59,22),
(6,'Kite','Junior Two','pink',15,59,19),(7,'Norrsken','Abisko','grey',88,289,4),(8,'Norrsken','Kiruna','matt black',92,299,2),(9,'Basics','B10','black',8,39,60),(10,'Basics','B20','brown',8,39,48),(11,'Lumiere','Opera','rose',80,259,5);
INSERT INTO glasses_order
SELECT n, 1 + abs(hashtext('gp' || n)) % 112, f, CASE WHEN n > 190 AND s = 7 THEN 9 ELSE s END, d, lt, CASE lt WHEN 'single vision' THEN 60 WHEN 'bifocal' THEN 110 ELSE 195 END + (n % 4) * 15,
 (SELECT retail_price FROM frame WHERE frame_id = f), CASE WHEN n % 3 = 0 THEN 0 ELSE 50 END, CASE WHEN n <= 222 THEN d + 5 + abs(hashtext('w' || n)) % 14 END, CASE WHEN n <= 214 AND n % 29 <> 0 THEN d + 20 + abs(hashtext('c' || n)) % 12 END
FROM (SELECT n, (ARRAY[1,2,3,5,6,7,8,9,9,10])[1 + abs(hashtext('f' || n)) % 10] AS f, (ARRAY[2,2,4,7,7])[1 + abs(hashtext('sb' || n)) % 5] AS s, date '2023-06-10' + (n * 4.83)::int AS d,
 (ARRAY['single vision','single vision','varifocal','varifocal','bifocal'])[1 + abs(hashtext('lt' || n)) % 5] AS lt FROM generate_series(1, 230) n) x;
