INSERT INTO hirer VALUES (1,'Mrs','Joan','Pettit',NULL,'Elmswell','2024-01-04'),(2,'Mr','Arthur','Woolpit',NULL,'Norton','2024-03-10'),(3,NULL,NULL,NULL,'Elmswell Bowls Club','Elmswell','2024-05-01'),(4,'Ms','Tess','Norton',NULL,'Woolpit','2025-02-14'),(5,NULL,NULL,NULL,'Little Stars Playgroup','Woolpit','2025-09-01'),(6,'Dr','Samir','Aziz',NULL,'Elmswell','2026-05-11'),(7,'Mr','Ken','Dove',NULL,'Drinkstone','2026-06-01');
INSERT INTO room VALUES ('MH','Main Hall',120,18),('CR','Committee Room',16,8),('KT','Kitchen',6,10),('GR','Green Room',10,6);
INSERT INTO caretaker VALUES (1,'Reg','Pettit','Elmswell'),(2,'Dawn','Oakes','Norton'),(3,'Will','Frost','Elmswell');
INSERT INTO booking VALUES
(101,1,'MH','2026-03-02','2026-05-09',5,'wedding',150,100,'2026-05-12','2026-04-01',NULL,1,2),
(102,2,'CR','2026-04-20','2026-05-06',2,'meeting',16,0,NULL,'2026-05-06',NULL,2,2),
(103,3,'MH','2026-01-05','2026-05-16',4,'dinner',72,50,'2026-05-20','2026-05-30',NULL,1,1),
(104,4,'MH','2026-05-01','2026-05-23',6,'party',108,100,NULL,'2026-05-20',NULL,2,1),
(105,5,'CR','2026-05-02','2026-06-03',3,'playgroup',24,0,NULL,NULL,NULL,3,3),
(106,5,'CR','2026-05-02','2026-06-10',3,'playgroup',24,0,NULL,'2026-06-12',NULL,3,3),
(107,1,'KT','2026-05-15','2026-06-06',2,'baking day',20,20,'2026-06-08','2026-06-01',NULL,1,3),
(108,6,'MH','2026-05-12','2026-06-13',8,'wedding',170,100,NULL,'2026-06-02',NULL,3,2),
(109,4,'MH','2026-05-18','2026-06-20',5,'party',90,100,NULL,NULL,'2026-06-01',NULL,NULL),
(110,7,'MH','2026-06-01','2026-06-27',4,'auction',72,50,NULL,NULL,NULL,2,2),
(111,3,'MH','2026-06-05','2026-07-11',4,'dinner',72,50,NULL,'2026-06-29',NULL,1,NULL),
(112,2,'CR','2026-06-09','2026-06-29',2,'meeting',16,0,NULL,NULL,NULL,2,3),
(113,5,'CR','2026-06-20','2026-07-01',3,'playgroup',24,0,NULL,NULL,NULL,NULL,NULL),
(114,1,'MH','2025-04-02','2025-06-14',5,'party',85,100,'2025-06-17','2025-06-01',NULL,1,2),
(115,2,'CR','2025-05-20','2025-06-04',2,'meeting',15,0,NULL,'2025-06-30',NULL,2,2),
(116,3,'CR','2026-06-12','2026-06-18',2,'meeting',16,0,NULL,'2026-06-15','2026-06-16',NULL,NULL);
INSERT INTO damage VALUES (1,104,'broken window',180,100),(2,108,'stained curtain',60,60),(3,103,'two chairs',45,45),(4,110,'scratched floor',220,0);
