INSERT INTO customers VALUES (1,'Brandt Logistics','Mia Brandt','Bremen','full'),(2,'Seafood Nord','Kai Lohse','Cuxhaven','basic'),(3,'Tischlerei Uhl','Georg Uhl','Verden',NULL),(4,'Papier Weser','Inga Prahl','Bremen','full'),(5,'Kranz Getränke','Olaf Kranz','Oldenburg','basic'),(6,'Blumen Reimers','Elke Reimers','Stade',NULL);
INSERT INTO trucks VALUES ('F-01',1,'Bremen','Elefant 25',2500,'electric','2021-03-15','2026-09-01'),('F-02',1,'Hamburg','Elefant 25',2500,'electric','2021-03-15','2026-06-20'),('F-03',2,'Cuxhaven','Stier 40',4000,'diesel','2018-06-01','2026-05-31'),('F-04',3,'Verden','Ameise 12',1200,'electric','2023-10-10','2026-10-15'),('F-05',4,'Bremen','Stier 40',4000,'gas','2020-01-20','2026-07-10'),('F-06',4,'Achim','Stier 50',5000,'diesel','2024-08-05','2026-08-05'),('F-07',5,'Oldenburg','Elefant 20',2000,'electric','2026-02-12','2027-02-12'),('F-08',6,'Stade','Ameise 12',1200,'electric','2026-05-06',NULL),('F-09',5,'Oldenburg','Stier 40',4000,'diesel','2015-11-02','2026-11-02');
INSERT INTO engineers VALUES (1,'Sven Kruse','Bremen'),(2,'Aylin Kaya','Bremen'),(3,'Horst Lemke','Hamburg'),(4,'Pia Stahl','Oldenburg'),(5,'Jan Dreyer','Hamburg');
INSERT INTO visits VALUES
(1,'F-01',1,1,'service','2026-04-20','2026-05-04','2026-05-04','2026-05-04',false,false,6120,24,30,120,156,84,40,28,252,47.88,299.88,'2026-05-08','2026-06-02',NULL),
(2,'F-03',1,2,'repair','2026-04-28','2026-04-30','2026-05-02','2026-05-02',false,false,11850,190,140,210,273,410,160,0,843,160.17,1003.17,'2026-05-06','2026-06-15','hydraulic pump'),
(3,'F-05',2,2,'repair','2026-05-05','2026-05-06','2026-05-06','2026-05-07',false,false,9020,18,25,95,123.5,60,40,22.35,201.15,38.22,239.37,'2026-05-12','2026-05-28','ignition'),
(4,'F-05',2,1,'repair','2026-05-11','2026-05-12','2026-05-12','2026-05-12',true,false,9055,18,25,150,195,215,40,45,405,76.95,481.95,'2026-05-19','2026-06-18','gas regulator'),
(5,'F-02',3,3,'safety check','2026-05-06','2026-05-20','2026-05-20','2026-05-20',false,false,5890,30,40,45,58.5,0,40,9.85,88.65,16.84,105.49,'2026-05-26','2026-06-24',NULL),
(6,'F-04',4,4,'service','2026-05-12','2026-05-27','2026-06-02','2026-06-02',false,false,2310,110,85,90,117,45,95,0,257,48.83,305.83,'2026-06-03',NULL,NULL),
(7,'F-07',4,4,'repair','2026-05-18','2026-05-19','2026-05-19','2026-05-19',false,true,410,8,15,60,0,0,0,0,0,0,0,NULL,NULL,'display dark'),
(8,'F-06',2,1,'repair','2026-05-26','2026-05-28','2026-06-01','2026-06-01',false,true,3400,36,35,180,0,0,0,0,0,0,0,NULL,NULL,'mast chain'),
(9,'F-03',3,3,'safety check','2026-05-20','2026-06-03','2026-06-03','2026-06-04',false,false,12010,250,170,50,65,0,200,0,265,50.35,315.35,'2026-06-08',NULL,'brake worn'),
(10,'F-03',3,5,'repair','2026-06-04','2026-06-08','2026-06-10','2026-06-10',false,false,12060,250,175,160,208,180,200,0,588,111.72,699.72,'2026-06-15',NULL,'brake worn'),
(11,'F-01',1,1,'repair','2026-06-09','2026-06-10','2026-06-10','2026-06-10',false,false,6400,24,30,75,97.5,32,40,16.95,152.55,28.98,181.53,'2026-06-16','2026-06-29','steering sensor'),
(12,'F-01',2,2,'repair','2026-06-15','2026-06-16','2026-06-16','2026-06-17',true,false,6440,24,30,55,71.5,90,40,20.15,181.35,34.46,215.81,'2026-06-22',NULL,'steering sensor'),
(13,'F-08',5,5,'repair','2026-06-17','2026-06-19','2026-06-19','2026-06-19',false,true,60,90,70,40,0,0,0,0,0,0,0,NULL,NULL,'charger plug'),
(14,'F-02',3,3,'service','2026-06-10','2026-06-24','2026-06-24',NULL,false,false,6050,30,40,130,169,95,40,30.4,273.6,51.98,325.58,'2026-06-29',NULL,NULL),
(15,'F-05',1,1,'repair','2026-06-16','2026-06-29','2026-06-29',NULL,false,false,9310,18,25,140,182,120,40,34.2,307.8,58.48,366.28,NULL,NULL,'fuel line'),
(16,'F-04',4,NULL,'repair','2026-06-26','2026-07-02',NULL,NULL,false,false,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(17,'F-02',3,NULL,'safety check','2026-06-12','2026-06-26',NULL,NULL,false,false,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(18,'F-03',NULL,NULL,'service','2026-06-29',NULL,NULL,NULL,false,false,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
(19,'F-03',1,1,'service','2025-05-12','2025-05-26','2025-05-26','2025-05-26',false,false,9800,190,140,150,187.5,140,155,0,482.5,91.68,574.18,'2025-06-02','2025-07-01',NULL),
(20,'F-05',2,2,'safety check','2025-06-23','2025-07-02','2025-07-02','2025-07-02',false,false,7700,18,25,45,56.25,0,38,9.43,84.82,16.12,100.94,'2025-07-08','2025-08-01',NULL);
