INSERT INTO persons VALUES
(1,'Josef','Horak',NULL,'m','1921-03-04','Brno','1999-11-20','Linz',NULL,NULL,NULL,'2024-02-01','2024-02-01'),
(2,'Marie','Horak','Svoboda','f','1925-07-19','Linz','2010-01-08','Linz',NULL,NULL,NULL,'2024-02-01','2026-05-02'),
(3,'Karl','Horak',NULL,'m','1948-01-30','Linz','2024-12-02','Wien',1,2,NULL,'2024-02-02','2024-12-10'),
(4,'Anna','Berger','Horak','f','1951-09-09','Linz',NULL,NULL,1,2,NULL,'2024-02-02','2026-06-12'),
(5,'Franz','Berger',NULL,'m','1949-05-05','Wien','2019-06-30','Linz',NULL,NULL,NULL,'2024-02-03','2024-02-03'),
(6,'Erika','Horak','Wien','f','1950-02-11','Graz',NULL,NULL,NULL,NULL,NULL,'2024-02-03','2024-02-03'),
(7,'Peter','Horak',NULL,'m','1975-08-14','Wien',NULL,NULL,3,6,NULL,'2024-03-01','2025-03-01'),
(8,'Sabine','Lang','Horak','f','1978-10-21','Wien',NULL,NULL,3,6,NULL,'2024-03-01','2026-06-02'),
(9,'Georg','Berger',NULL,'m','1980-04-17','Linz',NULL,NULL,5,4,NULL,'2024-03-05','2024-03-05'),
(10,'Tim','Lang',NULL,'m','1976-12-01','Graz',NULL,NULL,NULL,NULL,NULL,'2026-05-20','2026-05-20'),
(11,'Lena','Lang',NULL,'f','2008-06-15','Graz',NULL,NULL,10,8,NULL,'2026-05-20','2026-05-21'),
(12,'Max','Lang',NULL,'m','2011-06-02','Wien',NULL,NULL,10,8,NULL,'2026-06-05','2026-06-05'),
(13,'Clara','Horak',NULL,'f','2005-02-27','Linz',NULL,NULL,7,NULL,NULL,'2026-06-08','2026-06-29'),
(14,'Ida','Berger',NULL,'f','1983-03-03','Linz','1983-03-10','Linz',5,4,NULL,'2025-01-15','2025-01-15');
INSERT INTO marriages VALUES (1,1,2,'1946-05-18','Linz',NULL),(2,3,6,'1973-09-01','Graz','1995-03-03'),(3,5,4,'1977-06-11','Linz',NULL),(4,10,8,'2006-08-08','Wien',NULL);
INSERT INTO members VALUES (1,'sabine',8,NULL,'2024-02-01','2026-06-29 20:00'),(2,'georg',9,1,'2024-03-05','2026-05-28 19:00'),(3,'lena08',11,1,'2026-05-20','2026-06-30 10:00'),(4,'annab',4,2,'2025-01-10','2026-06-12 09:00'),(5,'archivist',NULL,1,'2025-10-01',NULL),(6,'clara',13,3,'2026-06-08','2026-06-29 22:00');
UPDATE persons SET added_by = CASE WHEN id IN (1,2,3,4,6,7,8) THEN 1 WHEN id IN (5,9) THEN 2 WHEN id = 14 THEN 4 WHEN id = 13 THEN 6 ELSE 3 END;
INSERT INTO photos VALUES (1,'Wedding in Linz','1946-05-18','2024-02-10',1),(2,'Grandpa on the motorbike','1958-07-01','2024-03-09',2),(3,'Christmas 1988','1988-12-24','2026-05-11',4),(4,'Lena''s first day at school','2014-09-08','2026-05-22',3),(5,'Unknown woman',NULL,'2026-06-14',4),(6,'Summer party','2026-06-13','2026-06-29 18:00',6),(7,'House in Wien','1972-04-01','2024-02-10',1);
INSERT INTO photo_persons VALUES (1,1),(1,2),(2,1),(3,3),(3,4),(3,7),(3,8),(4,11),(6,4),(6,11),(6,12),(6,13);
INSERT INTO stories VALUES (1,1,1,'From Brno on foot','2024-04-01',false),(2,1,4,'My father''s bakery','2026-06-12',false),(3,3,1,'The divorce','2024-12-15',true),(4,4,3,'Grandaunt Anna''s recipes','2026-06-21',false),(5,2,4,'Mother and the war','2025-02-02',true);
