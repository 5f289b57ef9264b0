INSERT INTO sizes VALUES ('S','small'),('M','medium'),('L','large'),('X','giant');
INSERT INTO breeds VALUES ('BUH','Bush Hound','M','Australia'),('ESK','Eskdale Terrier','S','Scotland'),('HUS','Husky','L','Siberia'),('BUL','Bulldog','M','England'),('KOM','Komondor','X','Hungary'),('POO','Poodle','M','France'),('TER','Toy Ratter','S',NULL),('LEO','Leonberger','X','Germany');
INSERT INTO owners VALUES (1,'Jaclyn','Stoltz','Wharfton','Kent','jac@post.example'),(2,'Gay','Feil','Harby','Devon',NULL),(3,'Nora','Hand','Wharfton','Kent','nora@post.example'),(4,'Rachel','Pouros','Lymm','Cheshire','rp@post.example'),(5,'Emelie','Lesch','Harby','Devon','em@post.example'),(6,'Tom','Rippin','Skelby','Cumbria',NULL),(7,'Vernice','Tillman','Lymm','Cheshire','vt@post.example'),(8,'Reid','Orn','Wharfton','Kent','reid@post.example'),(9,'Cindy','Kuhic','Skelby','Cumbria','ck@post.example'),(10,'Ola','Price','Bude','Devon','ola@post.example');
INSERT INTO kennels VALUES (1,'Northgale',6,'2012-04-01','2027-03-31'),(2,'Harbyfield',2,'2017-09-15','2026-05-31'),(3,'Kentish Pride',3,'2020-02-20','2028-02-19'),(4,'Old Mill',9,'2009-11-11','2024-12-31');
INSERT INTO dogs VALUES
(1,'Kacey','ESK',1,2,NULL,NULL,'F','2014-05-03','2014-07-01','2025-02-11',true,7.9,450),
(2,'Hipolito','BUL',2,2,NULL,NULL,'M','2015-08-19','2015-11-02',NULL,true,24.5,900),
(3,'Mavis','BUL',2,2,NULL,NULL,'F','2016-03-27','2016-06-10',NULL,true,21.0,950),
(4,'Houston','HUS',3,1,NULL,NULL,'M','2017-01-14','2017-05-20',NULL,true,27.2,1100),
(5,'Ice','HUS',6,1,NULL,NULL,'F','2017-06-30','2017-08-15',NULL,true,22.8,NULL),
(6,'Jeffrey','POO',4,NULL,NULL,NULL,'M','2018-02-02','2019-03-04',NULL,false,19.4,700),
(7,'Merritt','BUH',7,NULL,NULL,NULL,'M','2018-11-25','2019-01-30','2026-03-08',true,22.1,380),
(8,'Narciso','BUL',5,2,2,3,'M','2019-04-12','2019-07-01',NULL,true,25.9,1300),
(9,'George','BUL',8,2,2,3,'M','2019-04-12','2019-06-20',NULL,false,24.0,1250),
(10,'Bessie','HUS',4,1,4,5,'F','2020-03-17','2020-05-05',NULL,true,23.6,1400),
(11,'Troy','HUS',9,1,4,5,'M','2020-03-17','2020-05-06',NULL,true,26.4,1400),
(12,'Betty','ESK',10,2,NULL,1,'F','2020-09-09','2020-12-01',NULL,true,8.3,600),
(13,'Holden','KOM',6,NULL,NULL,NULL,'M','2021-05-21','2021-09-13',NULL,true,51.5,1800),
(14,'Jesus','KOM',7,NULL,NULL,NULL,'F','2021-12-02','2022-02-14',NULL,false,44.8,1650),
(15,'Lyric','POO',3,3,NULL,NULL,'F','2022-06-06','2022-08-08',NULL,true,17.9,1500),
(16,'Evangeline','POO',1,3,6,15,'F','2023-10-10','2023-12-15',NULL,true,18.2,1750),
(17,'Taurean','POO',8,3,6,15,'M','2023-10-10','2024-01-09',NULL,true,20.3,1750),
(18,'Quincy','BUL',5,2,8,NULL,'M','2024-08-01','2024-10-21',NULL,true,19.8,1600),
(19,'Snowdrop','HUS',9,1,11,10,'F','2025-03-05','2025-05-12',NULL,true,18.9,2000),
(20,'Blizzard','HUS',3,1,11,10,'M','2025-03-05','2025-06-30',NULL,true,21.5,2100),
(21,'Pickle','ESK',2,NULL,NULL,12,'F','2025-11-18','2026-01-26',NULL,false,5.1,NULL),
(22,'Tank','BUL',4,2,9,NULL,'M','2025-12-20','2026-03-03',NULL,true,12.0,1900),
(23,'Yuki','HUS',10,1,11,NULL,'F','2026-04-22','2026-06-17',NULL,false,4.4,2200);
INSERT INTO treatments SELECT n, d.dog_id, (ARRAY['Dr Amis','Dr Boyle','Dr Chand'])[1+abs(hashtext('ve'||n))%3], (ARRAY['vaccination','check-up','dental','operation','vaccination','tick bite'])[1+abs(hashtext('tt'||n))%6], x.t, c, CASE WHEN abs(hashtext('in'||n))%3=0 THEN round(c*(40+abs(hashtext('ip'||n))%50)/100,2) ELSE 0 END FROM (SELECT n, 1+abs(hashtext('td'||n))%20 AS k, date '2025-01-08' + n*9 AS t, (ARRAY[45,60,140,620,45,75])[1+abs(hashtext('tt'||n))%6]::numeric + 5*(abs(hashtext('tc'||n))%9) AS c FROM generate_series(1,58) n) x JOIN dogs d ON d.dog_id = x.k AND d.date_of_birth < x.t AND (d.date_died IS NULL OR d.date_died > x.t);
