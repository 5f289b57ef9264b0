INSERT INTO users VALUES (1,'Greta Moll','greta@blog.example','admin','2024-01-02','2024-01-01','2026-06-01'),(2,'Ravi Shah','ravi@blog.example','editor','2024-02-02','2024-02-01','2026-03-01'),(3,'Pia Lund','pia@blog.example','author','2025-01-11','2025-01-10','2025-01-10'),(4,'Theo Kant','theo@blog.example','author','2025-08-02','2025-08-01','2026-06-20'),(5,'Sun Lee','sun@mail.example','subscriber',NULL,'2026-05-14','2026-05-14'),(6,'Ana Ruiz','ana@mail.example','subscriber','2026-06-11','2026-06-11','2026-06-11'),(7,'Bo Berlin','bo@mail.example','subscriber',NULL,'2026-06-26','2026-06-26');
INSERT INTO categories VALUES (1,NULL,'Travel'),(2,1,'Cities'),(3,1,'Hiking'),(4,NULL,'Food'),(5,4,'Baking'),(6,NULL,'Berlin'),(7,NULL,'Music');
INSERT INTO posts VALUES
(1,2,3,2,'A weekend in Berlin','published',1200,5400,'2026-03-02','2026-06-10','2026-03-05',NULL),
(2,3,3,2,'Over the Brenner','published',2100,2300,'2026-04-28','2026-05-02','2026-05-02',NULL),
(3,5,4,1,'Rye bread','published',900,7800,'2026-05-03','2026-05-28','2026-05-06',NULL),
(4,5,4,NULL,'Croissants for the lazy','review',1500,0,'2026-05-20','2026-06-29',NULL,NULL),
(5,6,1,2,'Lakes to swim in','published',650,3100,'2026-05-29','2026-06-02','2026-06-02',NULL),
(6,6,3,NULL,'Night trams','draft',300,0,'2026-06-12','2026-06-12',NULL,NULL),
(7,4,4,NULL,'What to do with rhubarb','published',800,1200,'2026-06-01','2026-06-04','2026-06-04',NULL),
(8,NULL,4,NULL,'Untitled','draft',20,0,'2025-12-01','2025-12-01',NULL,'2026-06-15'),
(9,2,1,2,'Lisbon on foot','published',1800,4100,'2025-06-02','2025-06-10','2025-06-10',NULL),
(10,2,2,1,'Trieste coffee','published',1100,2600,'2026-06-18','2026-06-29','2026-06-29',NULL),
(11,6,3,2,'Old Berlin post','published',400,90,'2024-05-01','2024-05-03','2024-05-03','2026-05-19');
INSERT INTO pages VALUES (1,'About',9800,'2025-01-01'),(2,'Imprint',1200,'2026-05-25'),(3,'Contact',2100,'2026-06-05');
INSERT INTO comments VALUES
(1,'Post',1,5,NULL,'Lovely!',false,'2026-05-15','2026-05-16'),(2,'Post',1,3,1,'Thank you',false,'2026-05-16','2026-05-16'),(3,'Post',3,6,NULL,'Too dry',false,'2026-06-12',NULL),(4,'Post',3,NULL,NULL,'Buy pills',true,'2026-06-13',NULL),(5,'Page',1,5,NULL,'Who are you?',false,'2026-05-20','2026-06-01'),(6,'Page',3,NULL,NULL,'Cheap watches',true,'2026-06-20',NULL),(7,'Post',3,4,3,'Add more water',false,'2026-06-12','2026-06-12'),(8,'Post',5,6,NULL,'Which one is warmest?',false,'2026-06-29 10:00',NULL),(9,'Post',1,6,NULL,'Going in July',false,'2026-06-30 09:00','2026-06-30 10:00'),(10,'Page',3,7,NULL,'Form is broken',false,'2026-06-27','2026-06-28'),(11,'Post',2,5,NULL,'How long?',false,'2026-05-31','2026-06-02'),(12,'Post',1,NULL,NULL,'Nice',false,'2026-04-02','2026-04-02');
INSERT INTO tags VALUES (1,'summer'),(2,'budget'),(3,'family'),(4,'winter');
INSERT INTO taggables VALUES (1,'Post',5),(1,'Post',2),(2,'Post',1),(2,'Post',2),(3,'Post',5),(3,'Page',1),(2,'Post',10);
