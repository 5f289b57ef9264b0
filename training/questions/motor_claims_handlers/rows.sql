INSERT INTO policyholders VALUES (1,'Alma Reiter','Lindau','1984-03-12'),(2,'Boris Tann','Lindau','1991-07-30'),(3,'Chiara Lodi','Merano','1976-11-05'),(4,'Dieter Voss','Kempten','1969-01-22'),(5,'Elsa Nordin','Kempten','1999-09-14'),(6,'Farid Amin','Merano','1988-05-19'),(7,'Gisela Bruck','Lindau','1958-12-02'),(8,'Henri Caron','Bregenz','1995-02-27'),(9,'Ilse Mohr','Bregenz','2003-08-08'),(10,'Jakub Rys','Kempten','1981-06-17'),(11,'Karin Ebner','Bregenz','1972-10-25');
INSERT INTO vehicles VALUES ('LI-204','Veltra','Swift','2019-04-01',9800),('LI-377','Veltra','Cargo','2021-08-15',21400),('ME-118','Orion','Dune','2017-02-10',6200),('KE-550','Orion','Crest','2023-05-22',31900),('KE-861','Haldor','Mini','2020-10-03',8700),('ME-932','Haldor','Estate','2022-01-18',19600),('LI-019','Veltra','Swift','2015-07-07',3900),('BR-446','Orion','Dune','2024-03-30',27800),('BR-723','Haldor','Mini','2018-11-11',5600),('KE-275','Veltra','Cargo','2024-09-09',26300),('ME-640','Orion','Crest','2025-06-02',35100),('BR-088','Haldor','Estate','2023-12-04',23500);
INSERT INTO policies VALUES
('M-01',1,'LI-204','partial','2024-01-10','2024-02-01','2027-02-01',NULL,412.00,300),
('M-02',2,'LI-377','full','2024-03-22','2024-04-01','2027-04-01',NULL,868.50,500),
('M-03',3,'ME-118','third party','2024-05-02','2024-05-15','2025-05-15',NULL,289.00,0),
('M-04',4,'KE-550','full','2024-08-19','2024-09-01','2026-09-01',NULL,1104.00,500),
('M-05',5,'KE-861','partial','2024-11-28','2025-01-01','2027-01-01','2026-03-15',538.00,300),
('M-06',6,'ME-932','full','2025-01-17','2025-02-01','2027-02-01',NULL,774.00,400),
('M-07',7,'LI-019','third party','2025-03-05','2025-03-10','2026-03-10',NULL,241.00,0),
('M-08',8,'BR-446','full','2025-05-26','2025-06-01','2026-06-01',NULL,955.00,500),
('M-09',9,'BR-723','partial','2025-08-30','2025-09-15','2026-09-15','2026-05-04',610.00,300),
('M-10',10,'KE-275','full','2025-12-12','2026-01-01','2027-01-01',NULL,899.00,400),
('M-11',3,'ME-640','full','2026-04-28','2026-05-16','2027-05-16',NULL,1020.00,500),
('M-12',7,'LI-019','third party','2026-06-03','2026-07-01','2027-07-01',NULL,233.00,0),
('M-13',11,'BR-088','partial','2025-12-20','2026-01-15','2027-01-15',NULL,570.00,300);
INSERT INTO handlers VALUES (1,'Saskia Plum','intake'),(2,'Tomas Arendt','intake'),(3,'Vera Holt','bodily injury'),(4,'Wim Coster','damage'),(5,'Xenia Petrou','damage'),(6,'Yann Gallo','fraud');
INSERT INTO garages VALUES (1,'Autohaus Lind','Lindau',true),(2,'Carrozzeria Alta','Merano',true),(3,'Kempten Karosserie','Kempten',false),(4,'Rheintal Lack','Bregenz',true),(5,'Seeufer Motors','Lindau',false);
INSERT INTO claims VALUES
('C-5001','M-01','2024-06-14','2024-06-17','2024-06-20','2024-07-15',NULL,'Lindau','hail',1850,1700,1400,1,4,1,false,'paid'),
('C-5002','M-02','2024-09-02','2024-09-02','2024-09-10','2025-01-20','2024-12-02','Kempten','collision',6400,5900,5400,1,5,3,true,'paid'),
('C-5003','M-03','2024-11-21','2024-12-03',NULL,'2024-12-20',NULL,'Merano','theft',6200,NULL,0,2,6,NULL,false,'declined'),
('C-5004','M-04','2025-01-08','2025-01-09','2025-01-13','2025-02-10',NULL,'Kempten','collision',3300,3450,2800,1,4,3,true,'paid'),
('C-5005','M-05','2025-02-25','2025-03-01','2025-03-06','2025-03-31',NULL,'Lindau','glass',640,610,310,2,4,1,false,'paid'),
('C-5006','M-02','2025-04-11','2025-04-14','2025-04-22','2025-06-30',NULL,'Lindau','collision',9900,7200,4100,2,5,1,NULL,'part paid'),
('C-5007','M-06','2025-06-19','2025-06-20','2025-06-25','2025-07-18',NULL,'Bregenz','hail',2750,2600,2200,1,5,4,false,'paid'),
('C-5008','M-07','2025-08-03','2025-08-11','2025-08-18','2025-09-19',NULL,'Lindau','collision',1500,1200,0,1,4,NULL,true,'declined'),
('C-5009','M-08','2025-10-27','2025-10-28','2025-11-04','2026-01-12',NULL,'Bregenz','collision',12800,11900,11400,2,5,4,true,'paid'),
('C-5010','M-04','2025-12-23','2025-12-29','2026-01-07','2026-02-03',NULL,'Merano','wildlife',2100,2250,1600,1,4,2,false,'paid'),
('C-5011','M-09','2026-01-30','2026-02-02','2026-02-09','2026-04-30','2026-04-13','Bregenz','glass',580,520,220,1,4,4,false,'paid'),
('C-5012','M-05','2026-02-14','2026-02-27','2026-03-05','2026-05-11',NULL,'Kempten','theft',8700,8700,4000,2,6,NULL,false,'part paid'),
('C-5013','M-10','2026-04-29','2026-05-04','2026-05-12','2026-06-05',NULL,'Kempten','collision',4200,3900,3500,1,5,3,true,'paid'),
('C-5014','M-01','2026-05-17','2026-05-18','2026-05-27','2026-06-19',NULL,'Lindau','hail',990,1050,690,2,4,1,false,'paid'),
('C-5015','M-06','2026-05-28','2026-06-01',NULL,NULL,NULL,'Merano','wildlife',1780,NULL,NULL,1,5,2,false,NULL),
('C-5016','M-11','2026-06-09','2026-06-10','2026-06-18',NULL,NULL,'Merano','collision',15600,16100,NULL,1,5,4,NULL,NULL),
('C-5017','M-08','2026-05-30','2026-06-22',NULL,NULL,NULL,'Bregenz','glass',450,NULL,NULL,2,NULL,NULL,NULL,NULL),
('C-5018','M-02','2026-06-28','2026-06-29',NULL,NULL,NULL,'Lindau','collision',2600,NULL,NULL,1,5,NULL,NULL,NULL);
INSERT INTO claim_notes VALUES (1,'C-5002',5,'2024-12-02 10:15','reopened, second workshop bill'),(2,'C-5003',6,'2024-12-10 09:00','cover does not include theft'),(3,'C-5006',5,'2025-05-02 14:20','witness statement missing'),(4,'C-5006',3,'2025-05-20 11:05','passenger treated, no injury claim'),(5,'C-5009',5,'2025-11-05 16:40','photos received'),(6,'C-5011',4,'2026-04-13 08:30','reopened, screen leaks'),(7,'C-5012',6,'2026-03-09 13:10','police report checked'),(8,'C-5012',6,'2026-04-21 15:00','second key not handed in'),(9,'C-5013',5,'2026-05-13 09:45','photos received'),(10,'C-5016',5,'2026-06-18 17:25','liability unclear, witness statement requested'),(11,'C-5016',3,'2026-06-24 10:00','neck pain reported'),(12,'C-5014',4,'2026-05-29 12:00','photos received');
