INSERT INTO bp_clerk VALUES (1,'Edith','Stone',NULL,'201'),(2,'Mark','Lane',1,'203'),(3,'Ursula','Hay',1,'204'),(4,'Tom','Mason',2,NULL);
INSERT INTO bp_person VALUES (1,'Henry','Wells','Wells','P'),(2,'Sandra','Bath','Frome','P'),(3,NULL,'Mendip Homes Ltd','Wells','F'),(4,'Iris','Archer','Bath','A'),(5,'Paul','Stone','Bath','A'),(6,'Joan','Reed','Wells','P'),(7,'Clive','Frost','Frome','P');
INSERT INTO bp_case VALUES
('26-001','extension','Mill Lane 4','Wells',1,4,2,1,'2026-01-12','2026-02-02','2026-03-10','G','2029-03-10','2026-05-04',NULL,60000,450,'2026-03-20'),
('26-002','house','Park Row 9','Frome',2,5,2,1,'2026-02-03','2026-03-01','2026-05-12','G','2029-05-12','2026-06-15',NULL,310000,2100,'2026-06-01'),
('26-003','house','West Street 1-7','Wells',3,4,3,1,'2026-02-20','2026-04-20','2026-05-28','R',NULL,NULL,NULL,1900000,9800,NULL),
('26-004','garage','Hill View 2','Bath',6,NULL,3,3,'2026-05-04','2026-05-04','2026-05-22','G','2029-05-22',NULL,NULL,18000,150,NULL),
('26-005','demolition','Old Dairy','Frome',3,NULL,2,NULL,'2026-05-11','2026-06-02',NULL,NULL,NULL,NULL,NULL,45000,380,NULL),
('26-006','change of use','High Street 30','Wells',7,5,NULL,NULL,'2026-05-26',NULL,NULL,NULL,NULL,NULL,NULL,25000,300,NULL),
('26-007','extension','Mill Lane 6','Wells',6,4,3,NULL,'2026-06-08','2026-06-24',NULL,NULL,NULL,NULL,NULL,52000,420,NULL),
('26-008','garage','Beech Close 1','Frome',2,NULL,2,1,'2026-04-14','2026-04-14','2026-05-06','W',NULL,NULL,NULL,15000,75,'2026-05-15'),
('25-040','house','Lower Road 3','Bath',7,5,3,1,'2025-03-03','2025-04-01','2025-06-16','G','2028-06-16','2025-08-01','2026-06-10',280000,1900,'2025-07-01'),
('26-009','house','Orchard 5','Wells',1,4,2,NULL,'2026-06-29',NULL,NULL,NULL,NULL,NULL,NULL,240000,1600,NULL);
INSERT INTO bp_objection VALUES (1,'26-003',1,'2026-03-15','2026-05-20',true),(2,'26-003',6,'2026-03-18','2026-05-20',true),(3,'26-002',7,'2026-04-02','2026-05-10',false),(4,'26-007',1,'2026-06-20',NULL,NULL),(5,'26-005',7,'2026-06-29',NULL,NULL);
INSERT INTO bp_visit VALUES (1,'26-001',4,'2026-05-20','2026-05-20',false),(2,'26-002',4,'2026-06-22','2026-06-26',true),(3,'25-040',2,'2026-06-12','2026-06-12',false),(4,'26-001',2,'2026-06-29','2026-06-29',true),(5,'26-005',4,'2026-06-25',NULL,NULL),(6,'26-007',3,'2026-07-06',NULL,NULL);
