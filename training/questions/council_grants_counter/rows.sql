INSERT INTO funds VALUES (1,'Green Streets','environment',60000),(2,'Youth Clubs','youth',45000),(3,'Stage and Sound','culture',50000),(4,'Safe Crossings','transport',30000),(5,'Warm Rooms','social',20000);
INSERT INTO organisations VALUES (1,'Canal Gardeners','association','Northgate','2012-04-03'),(2,'Theatre Lane Players','association','Old Quarter','2008-09-17'),(3,'Ramp Skate Youth','association','Eastfield','2019-05-22'),(4,'Brightwell School','school','Eastfield','1998-08-01'),(5,'St Anne Parish','church','Old Quarter','1990-01-01'),(6,'Pedal Kitchen','cooperative','Northgate','2021-11-30'),(7,'Southbank Choir','association','Southbank','2015-02-14'),(8,'Pavilion Trust','foundation','Southbank','2024-10-08');
INSERT INTO case_officers VALUES (1,'Ewa Marsh'),(2,'Gil Norton'),(3,'Hattie Olds'),(4,'Imre Pal');
INSERT INTO applications VALUES
('G-25-01',1,1,'Trees along the canal','Northgate','2025-01-14','2025-02-03','2025-03-20','granted',1,2,12000,3000,10000,81),
('G-25-02',3,2,'Open air season','Southbank','2025-02-10','2025-02-10','2025-04-02','granted',1,3,18000,6000,15000,77),
('G-25-03',2,3,'Night skating','Eastfield','2025-03-03','2025-04-11','2025-05-22','granted',2,2,9000,1000,9000,88),
('G-25-04',4,4,'Zebra for Mill Road','Eastfield','2025-04-22','2025-05-02','2025-06-19','rejected',2,3,15000,0,NULL,42),
('G-25-05',5,5,'Winter living room','Old Quarter','2025-08-25','2025-09-01','2025-10-09','granted',1,3,6500,2500,5000,70),
('G-25-06',3,7,'Singing in hospitals','Northgate','2025-09-15','2025-09-30','2025-11-13','granted',3,2,7200,1800,7200,84),
('G-25-07',1,6,'Cargo bike share','Northgate','2025-10-06','2025-12-01','2026-01-22','rejected',1,2,14000,4000,NULL,51),
('G-25-08',2,4,'After-school workshop','Eastfield','2025-11-24','2025-11-24','2026-01-15','granted',2,3,8400,600,8000,79),
('G-26-01',3,2,'Puppet winter','Old Quarter','2026-01-19','2026-02-09','2026-03-26','granted',1,3,11000,3500,9500,73),
('G-26-02',1,1,'Rain gardens','Southbank','2026-02-02','2026-02-16','2026-04-16','granted',1,2,16500,5500,16500,90),
('G-26-03',2,3,'Skate park lights','Eastfield','2026-03-09','2026-03-30','2026-05-21','granted',3,2,13000,2000,10500,68),
('G-26-04',5,5,'Soup evenings','Old Quarter','2026-03-23','2026-04-27','2026-05-28','rejected',1,3,4800,400,NULL,47),
('G-26-05',3,7,'Choir exchange','Southbank','2026-04-20','2026-05-11','2026-06-18','granted',2,2,5600,1400,4000,65),
('G-26-06',1,6,'Repair mornings','Old Quarter','2026-05-04','2026-06-01',NULL,NULL,1,3,3900,900,NULL,NULL),
('G-26-07',2,4,'Robot club','Eastfield','2026-05-18',NULL,NULL,NULL,2,NULL,7000,1000,NULL,NULL),
('G-26-08',4,1,'Islands on Quay Street','Northgate','2026-06-22',NULL,NULL,NULL,1,NULL,9800,0,NULL,NULL);
INSERT INTO payouts VALUES (1,'G-25-01',1,'2025-04-15','2025-04-17',6000),(2,'G-25-01',2,'2025-10-15','2025-11-03',4000),(3,'G-25-02',1,'2025-05-01','2025-05-02',15000),(4,'G-25-03',1,'2025-06-15','2025-06-13',5000),(5,'G-25-03',2,'2026-01-15','2026-01-30',4000),(6,'G-25-05',1,'2025-11-01','2025-11-04',5000),(7,'G-25-06',1,'2025-12-15','2025-12-18',4000),(8,'G-25-06',2,'2026-05-29','2026-06-09',3200),(9,'G-25-08',1,'2026-02-15','2026-02-16',8000),(10,'G-26-01',1,'2026-04-20','2026-05-05',9500),(11,'G-26-02',1,'2026-05-15','2026-05-15',10000),(12,'G-26-02',2,'2026-11-15',NULL,6500),(13,'G-26-03',1,'2026-06-15',NULL,10500),(14,'G-26-05',1,'2026-07-15',NULL,4000);
INSERT INTO reports VALUES (1,'G-25-01','2026-01-31','2026-01-28','2026-02-20',9640,360),(2,'G-25-02','2025-12-31','2026-01-19','2026-03-02',15000,0),(3,'G-25-03','2026-03-31','2026-03-31','2026-05-07',9000,0),(4,'G-25-05','2026-05-31','2026-06-02',NULL,4210,790),(5,'G-25-06','2026-06-15',NULL,NULL,NULL,NULL),(6,'G-25-08','2026-08-31',NULL,NULL,NULL,NULL),(7,'G-26-01','2026-10-31',NULL,NULL,NULL,NULL);
