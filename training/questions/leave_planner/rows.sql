INSERT INTO departments VALUES (1,'Finance',3),(2,'Customer Care',1),(3,'Warehouse',0),(4,'Product',2),(5,'People & Culture',3),(6,'Legal',NULL);
INSERT INTO employees VALUES
(1,'Marit','Solheim',5,NULL,'Managing Director','1969-02-11','2012-01-09',NULL,9800,40),
(2,'Tobias','Lenk',1,1,'Head of Finance','1975-06-30','2015-03-01',NULL,7200,40),
(3,'Ngozi','Adeyemi',2,1,'Head of Customer Care','1982-09-14','2017-05-15',NULL,6100,40),
(4,'Piotr','Wrona',3,1,'Warehouse Manager','1978-12-03','2014-08-01',NULL,5400,40),
(5,'Camille','Berthier',4,1,'Head of Product','1986-04-22','2019-10-01',NULL,7000,36),
(6,'Hanneke','de Wit',1,2,'Accountant','1990-07-08','2020-02-03',NULL,4300,32),
(7,'Samir','Khoury',1,2,'Controller','1984-01-27','2018-06-18',NULL,7450,40),
(8,'Lucie','Novakova',1,2,'Payroll Clerk','1997-11-19','2023-09-01',NULL,3100,24),
(9,'Dean','Pritchard',2,3,'Support Agent','1999-03-05','2024-01-15',NULL,2800,40),
(10,'Yuki','Tanabe',2,3,'Support Agent','1995-08-16','2022-11-07',NULL,2950,30),
(11,'Rosa','Iglesias',2,3,'Team Lead','1988-05-29','2019-04-01',NULL,3900,40),
(12,'Callum','Reid',2,11,'Support Agent','2001-10-10','2025-02-03',NULL,2700,40),
(13,'Aino','Virtanen',2,11,'Support Agent','1998-06-21','2023-06-12','2025-11-30',2750,20),
(14,'Goran','Babic',3,4,'Forklift Driver','1972-07-17','2016-09-05',NULL,3050,40),
(15,'Mehmet','Aksoy',3,4,'Picker','1993-02-28','2021-03-22',NULL,2650,40),
(16,'Sylvie','Moreau',3,4,'Picker','1991-12-12','2022-07-04',NULL,2650,32),
(17,'Jordan','Blake',3,4,'Picker',NULL,'2026-01-12',NULL,2500,40),
(18,'Ilse','Brandt',3,4,'Stock Controller','1980-03-31','2013-11-18','2026-03-31',3600,40),
(19,'Kofi','Mensah',4,5,'Developer','1992-09-02','2021-08-16',NULL,5600,40),
(20,'Elena','Marinescu',4,5,'Designer','1994-07-03','2022-01-10',NULL,4700,36),
(21,'Oskar','Lindqvist',4,5,'Principal Engineer','1979-05-06','2016-02-01',NULL,7900,40),
(22,'Priya','Raman',4,21,'Developer','1996-12-25','2025-09-01',NULL,4900,40),
(23,'Bernd','Hauser',4,21,'Tester','1987-10-18','2020-05-11','2024-12-31',4200,40),
(24,'Fiona','McLeod',5,1,'HR Manager','1983-08-09','2018-09-17',NULL,5300,40),
(25,'Leandro','Costa',5,24,'Recruiter','1995-01-14','2024-06-03',NULL,3700,40),
(26,'Wanda','Zielinska',5,24,'HR Assistant','2000-04-04','2026-04-01',NULL,2900,20);
INSERT INTO leave_types VALUES (1,'Annual leave',true),(2,'Sick leave',true),(3,'Parental leave',true),(4,'Unpaid leave',false),(5,'Moving house',true),(6,'Sabbatical',false);
INSERT INTO leave_requests
SELECT n, e, t, f, f + len - 1, greatest(1, round(len * 5.0 / 7)), s, f - 20 - n % 17, CASE WHEN s IN ('approved','rejected') THEN f - 14 - n % 11 END, CASE WHEN s IN ('approved','rejected') THEN CASE WHEN n % 4 = 0 THEN 24 ELSE coalesce((SELECT manager_id FROM employees WHERE id = e),1) END END
FROM (SELECT n, 1 + abs(hashtext('e'||n)) % 24 AS e, (ARRAY[1,1,1,2,2,1,4,1,2,5])[1 + abs(hashtext('t'||n)) % 10] AS t, date '2024-01-08' + (n*3) % 800 AS f, 1 + abs(hashtext('l'||n)) % 12 AS len, (ARRAY['approved','approved','approved','approved','rejected','withdrawn'])[1 + abs(hashtext('s'||n)) % 6] AS s FROM generate_series(1,190) n) x;
INSERT INTO leave_requests VALUES
(301,6,1,'2026-07-06','2026-07-17',10,'approved','2026-04-02','2026-04-09',2),
(302,10,1,'2026-07-01','2026-07-08',6,'approved','2026-05-11','2026-05-12',3),
(303,15,1,'2026-07-13','2026-07-31',15,'requested','2026-06-22',NULL,NULL),
(304,19,3,'2026-05-18','2026-08-14',65,'approved','2026-02-20','2026-02-27',5),
(305,20,1,'2026-06-29','2026-07-03',5,'approved','2026-05-04','2026-05-20',5),
(306,9,2,'2026-06-30','2026-07-01',2,'requested','2026-06-30',NULL,NULL),
(307,14,1,'2026-08-03','2026-08-21',15,'requested','2026-06-08',NULL,NULL),
(308,25,5,'2026-07-09','2026-07-10',2,'approved','2026-06-15','2026-06-16',24),
(309,2,1,'2026-06-22','2026-07-02',9,'approved','2026-03-30','2026-03-31',1),
(310,16,4,'2026-07-06','2026-07-06',1,'rejected','2026-06-17','2026-06-24',4),
(311,21,1,'2026-05-04','2026-05-15',10,'approved','2026-03-03','2026-03-10',5),
(312,3,1,'2026-05-26','2026-05-29',4,'approved','2026-04-20','2026-04-27',1),
(313,11,2,'2026-06-09','2026-06-12',4,'approved','2026-06-09','2026-06-09',3),
(314,8,2,'2026-06-02','2026-06-05',4,'approved','2026-06-02','2026-06-03',2);
INSERT INTO entitlements SELECT e.id, y, CASE WHEN e.weekly_hours < 30 THEN 15 WHEN e.hired_on < '2018-01-01' THEN 30 ELSE 26 END, CASE WHEN (e.id + y) % 4 = 0 THEN (e.id % 5) + 0.5 ELSE 0 END FROM employees e, generate_series(2024,2026) y WHERE extract(year FROM e.hired_on) <= y AND (e.left_on IS NULL OR extract(year FROM e.left_on) >= y) AND e.id <> 17;
INSERT INTO public_holidays VALUES ('2025-12-25','Christmas Day'),('2025-12-26','Boxing Day'),('2026-01-01','New Year''s Day'),('2026-04-03','Good Friday'),('2026-04-06','Easter Monday'),('2026-05-01','Labour Day'),('2026-05-14','Ascension Day'),('2026-05-25','Whit Monday'),('2026-08-15','Assumption Day'),('2026-12-25','Christmas Day'),('2026-12-26','Boxing Day');
