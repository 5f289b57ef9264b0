INSERT INTO theatre VALUES (1,'Alder','Main',true),(2,'Birch','Main',false),(3,'Cedar','East wing',false),(4,'Day unit','East wing',false),(5,'Elm','Main',true);
INSERT INTO surgeon VALUES (11,'Astrid Moen','orthopaedics','consultant'),(12,'Bilal Rauf','orthopaedics','registrar'),(13,'Carmen Soto','general','consultant'),(14,'Derek Yip','general','registrar'),(15,'Elena Zorzi','urology','consultant'),(16,'Frank Ashe','urology','trainee'),(17,'Gita Bose','general','trainee'),(18,'Hugh Clay','orthopaedics','consultant');
INSERT INTO procedure_type VALUES ('HIP','Hip replacement','orthopaedics',110,8900),('KNE','Knee replacement','orthopaedics',100,8400),('CTR','Carpal tunnel release','orthopaedics',25,950),('HER','Hernia repair','general',60,2400),('GAL','Gallbladder removal','general',75,3600),('APP','Appendix removal','general',50,2900),('PRO','Prostate resection','urology',80,4700),('CYS','Cystoscopy','urology',20,620),('NEP','Kidney removal','urology',150,9700);
INSERT INTO case_record VALUES
('K-01',3001,71,'HIP',1,11,11,12,'2025-09-12','2025-11-20','2025-11-20','2025-11-26',NULL,NULL,false,160,118,640,2300,8900),
('K-02',3002,66,'KNE',1,11,18,12,'2025-10-06','2026-01-15','2026-01-22','2026-01-28',NULL,NULL,false,148,97,590,2100,8400),
('K-03',3003,45,'HER',2,13,14,17,'2025-11-03','2026-01-09','2026-01-09','2026-01-10',NULL,NULL,false,95,68,210,120,2400),
('K-04',3004,29,'APP',2,14,13,14,'2026-01-18',NULL,'2026-01-18','2026-01-21',NULL,NULL,true,82,55,260,0,2900),
('K-05',3005,73,'PRO',5,15,15,16,'2025-11-24','2026-02-03','2026-02-03','2026-02-06',NULL,NULL,false,121,86,410,0,4700),
('K-06',3006,52,'GAL',2,13,13,17,'2025-12-15','2026-02-12',NULL,NULL,'2026-02-11','no bed',false,NULL,NULL,NULL,NULL,NULL),
('K-07',3007,58,'CTR',4,12,12,NULL,'2026-01-05','2026-02-20','2026-02-20','2026-02-20',NULL,NULL,false,40,22,70,0,950),
('K-08',3006,52,'GAL',2,13,14,13,'2025-12-15','2026-03-05','2026-03-05','2026-03-08',NULL,NULL,false,125,92,340,0,3600),
('K-09',3008,79,'HIP',1,18,18,12,'2026-01-12','2026-03-17','2026-03-19','2026-03-30',NULL,NULL,false,172,126,700,2450,8900),
('K-10',3009,34,'APP',3,17,14,17,'2026-03-28',NULL,'2026-03-29','2026-04-01',NULL,NULL,true,75,48,240,0,2900),
('K-11',3010,61,'NEP',5,15,15,13,'2026-02-09','2026-04-14','2026-04-14','2026-04-22',NULL,NULL,false,215,171,980,0,9700),
('K-12',3011,48,'CYS',4,16,16,15,'2026-03-16','2026-04-24','2026-04-24','2026-04-24',NULL,NULL,false,32,18,45,0,620),
('K-13',3012,55,'HER',2,14,14,NULL,'2026-02-23','2026-05-07','2026-05-07','2026-05-07',NULL,NULL,false,80,57,190,120,2400),
('K-14',3013,69,'KNE',1,11,11,18,'2026-03-02','2026-05-12','2026-05-12','2026-05-19',NULL,NULL,false,150,104,610,2150,8400),
('K-15',3014,77,'HIP',1,11,NULL,NULL,'2026-03-09','2026-05-19',NULL,NULL,'2026-05-19','patient unwell',false,NULL,NULL,NULL,NULL,NULL),
('K-16',3015,41,'GAL',3,13,13,14,'2026-05-25',NULL,'2026-05-26','2026-06-01',NULL,NULL,true,118,84,390,0,3600),
('K-17',3016,50,'CTR',4,12,12,NULL,'2026-04-13','2026-05-29','2026-06-05','2026-06-05',NULL,NULL,false,38,27,75,0,950),
('K-18',3017,64,'PRO',5,15,15,16,'2026-05-04','2026-06-09','2026-06-09','2026-06-12',NULL,NULL,false,116,78,400,0,4700),
('K-19',3018,38,'HER',2,17,NULL,NULL,'2026-04-20','2026-06-18',NULL,NULL,'2026-06-15','patient declined',false,NULL,NULL,NULL,NULL,NULL),
('K-20',3014,77,'HIP',1,11,11,12,'2026-03-09','2026-06-23','2026-06-23',NULL,NULL,NULL,false,168,121,680,2400,8900),
('K-21',3019,70,'KNE',1,18,NULL,NULL,'2026-05-11','2026-07-16',NULL,NULL,NULL,NULL,false,NULL,NULL,NULL,NULL,NULL),
('K-22',3020,59,'CYS',4,15,16,NULL,'2026-05-27','2026-07-03',NULL,NULL,NULL,NULL,false,NULL,NULL,NULL,NULL,NULL),
('K-23',3021,47,'GAL',NULL,14,NULL,NULL,'2026-05-08',NULL,NULL,NULL,NULL,NULL,false,NULL,NULL,NULL,NULL,NULL),
('K-24',3022,24,'APP',3,14,14,NULL,'2026-06-28',NULL,'2026-06-28',NULL,NULL,NULL,true,70,44,230,0,2900);
INSERT INTO complication VALUES ('K-02',1,'2026-01-24','infection',2),('K-08',1,'2026-03-05','bleeding',3),('K-08',2,'2026-03-07','infection',2),('K-09',1,'2026-03-21','thrombosis',3),('K-09',2,'2026-03-27','infection',1),('K-11',1,'2026-04-14','bleeding',4),('K-16',1,'2026-05-29','infection',2),('K-01',1,'2025-12-09','infection',1);
