INSERT INTO collector VALUES (1,'Mary Tindall',false,'schoolteacher'),(2,'Gustav Ohm',false,'quarry owner'),(3,'Dr Lea Brandt',true,'palaeontologist'),(4,'Sam Whitby',true,'postman'),(5,'Prof Ito Kenji',true,'palaeontologist'),(6,'Agnes Pell',false,NULL),(7,'Rui Tavares',true,'quarry worker'),(8,'Nils Aker',true,'student');
INSERT INTO period VALUES (1,'Cambrian',538.8,485.4),(2,'Devonian',419.2,358.9),(3,'Carboniferous',358.9,298.9),(4,'Jurassic',201.4,145.0),(5,'Cretaceous',145.0,66.0),(6,'Eocene',56.0,33.9),(7,'Permian',298.9,251.9);
INSERT INTO fossil VALUES
('F001','Ichthyosaurus minor','reptile',4,1,1,2,'1889-07-14','1891-03-02','1895-05-20',1840,52000,85,NULL,180000,true,NULL,true),
('F002','Asaphus tindalli','trilobite',1,1,NULL,3,'1902-09-30','2019-11-12','2024-02-08',62,145.5,100,950,4200,true,'A1',false),
('F003','Dapedium sp.','fish',4,2,2,NULL,'1924-04-18','1931-06-25','2024-10-15',310,2800,90,NULL,22000,false,'B3',false),
('F004','Lepidodendron','plant',3,NULL,6,NULL,NULL,'1955-01-10','1955-08-01',720,18500,40,NULL,3500,false,NULL,true),
('F005','Microraptor kenjii','reptile',5,5,NULL,3,'2011-05-22','2024-03-19','2024-11-30',540,3900,95,68000,240000,true,NULL,true),
('F006','Eospinus','fish',2,4,4,NULL,'2023-08-12','2024-05-07','2024-12-11',145,610.2,70,NULL,1800,false,'B1',false),
('F007','Perisphinctes','ammonite',4,7,NULL,NULL,'2022-10-02','2024-06-14','2024-09-03',230,4100.5,100,420,1500,false,'C2',false),
('F008','Perisphinctes','ammonite',4,7,7,NULL,'2023-04-29','2024-11-20','2025-11-12',185,2950,100,NULL,1200,false,'C2',true),
('F009','Archimylacris','insect',3,4,4,8,'2024-03-10','2025-01-15','2025-04-22',38,88.4,60,NULL,9000,true,'D1',false),
('F010','Palaeobatrachus','amphibian',6,3,NULL,NULL,'2021-07-07','2025-02-27',NULL,92,205,80,1300,2600,false,'D2',false),
('F011','Coelodus','fish',5,8,8,NULL,'2024-09-18','2025-05-13','2026-03-04',260,1720,55,NULL,2000,false,'B3',false),
('F012','Ginkgoites','plant',4,4,NULL,NULL,'2025-02-02','2025-08-26','2025-10-01',75,130,100,60,250,false,'E1',false),
('F013','Unknown archosaur','reptile',NULL,7,7,NULL,'2025-05-30','2025-10-09',NULL,880,14800,30,NULL,40000,false,NULL,false),
('F014','Clymenia','ammonite',2,3,NULL,NULL,'2024-06-21','2025-12-16','2026-05-19',48,96.3,100,35,120,false,'C1',false),
('F015','Meganeura cf.','insect',3,4,NULL,NULL,'2025-07-15','2026-02-11',NULL,410,5200,75,15500,30000,false,'D1',false),
('F016','Asaphus sp.','trilobite',1,5,5,NULL,'2019-09-09','2026-03-24','2026-06-16',55,120,95,NULL,400,false,'A1',false),
('F017','Dapedium brandti','fish',4,3,NULL,5,'2018-06-03','2026-05-05',NULL,290,2600,88,2000,27000,true,'B3',false),
('F018','Amber with ant','insect',6,NULL,NULL,NULL,NULL,'2026-06-18','2026-06-18',22,9.8,100,780,1500,false,'D2',false);
INSERT INTO loan VALUES (1,'F002','Uppsala','study','2024-01-22','2024-03-04','2024-09-04','2024-08-20',310),(2,'F001','National Museum','exhibition','2024-06-03','2024-09-16','2025-03-16','2025-04-02',4800),(3,'F005','Tokyo','study','2025-07-10','2025-08-21','2026-02-21','2026-02-19',1950),(4,'F009','Uppsala','study','2025-05-02','2025-05-26','2025-11-26','2026-01-14',240),(5,'F007','City School','exhibition','2025-11-18','2026-01-12','2026-03-31','2026-03-30',60),(6,'F002','Prague','study','2026-01-15','2026-02-23','2026-06-23',NULL,290),(7,'F011','Tokyo','study','2026-04-09','2026-05-11','2026-11-11',NULL,880),(8,'F008','National Museum','exhibition','2026-05-28',NULL,'2027-01-15',NULL,350),(9,'F003','Prague','study','2026-06-12',NULL,'2026-12-31',NULL,270);
INSERT INTO visit SELECT n, (ARRAY['Lea Brandt','Hana Soukup','Joe Marlin','Kenji Ito','Omar Haddad'])[1+abs(hashtext('vi'||n))%5], date '2025-01-20' + n*14, 'F'||lpad((1+abs(hashtext('vf'||n))%14)::text,3,'0'), 3*(abs(hashtext('ph'||n))%25) FROM generate_series(1,36) n;
