INSERT INTO tours VALUES ('LAKE5','Lakes and Fells','England',4,420.00,80.00),('RHIN7','Rhine Castles','Germany',6,780.00,140.00),('TULP4','Tulip Fields','Netherlands',3,390.00,60.00),('DOLO8','Dolomites','Italy',7,990.00,190.00),('BRUG3','Bruges Weekend','Belgium',2,260.00,45.00),('XMAS4','Christmas Markets','Germany',3,410.00,70.00);
INSERT INTO coaches VALUES (1,'FJ22 CCH',49,'2022-03-01',true),(2,'FJ19 BUS',53,'2019-07-15',false),(3,'YK24 TRV',32,'2024-05-20',true),(4,'YK16 OLD',49,'2016-02-11',false);
INSERT INTO crew VALUES (1,'Barry Nott',true,false,'English'),(2,'Ulla Brandt',false,true,'English, German'),(3,'Sid Marsh',true,true,'English, Dutch'),(4,'Gianna Po',false,true,'English, Italian'),(5,'Len Frost',true,false,'English, French'),(6,'Vera Holt',true,true,'English');
INSERT INTO departures VALUES (1,'XMAS4','2025-12-05','2025-12-08',2,1,2,25,'done'),(2,'TULP4','2026-04-18','2026-04-21',1,3,3,20,'done'),(3,'TULP4','2026-04-25','2026-04-28',2,5,3,20,'done'),(4,'LAKE5','2026-05-11','2026-05-15',3,6,6,15,'done'),(5,'BRUG3','2026-05-29','2026-05-31',1,5,NULL,20,'done'),(6,'RHIN7','2026-06-06','2026-06-12',2,1,2,25,'done'),(7,'DOLO8','2026-06-20','2026-06-27',1,5,4,25,'done'),(8,'LAKE5','2026-06-28','2026-07-02',3,6,6,15,'confirmed'),(9,'RHIN7','2026-07-18','2026-07-24',2,1,2,25,'confirmed'),(10,'BRUG3','2026-07-31','2026-08-02',NULL,NULL,NULL,20,'planned'),(11,'DOLO8','2026-06-13','2026-06-20',NULL,NULL,4,25,'cancelled'),(12,'XMAS4','2026-12-04','2026-12-07',NULL,NULL,NULL,25,'planned');
INSERT INTO agencies VALUES (1,'Sunny Side Travel','Hull',10.0),(2,'Compass Corner','York',12.0),(3,'Globe & Co','Leeds',10.0);
INSERT INTO bookings VALUES
(601,1,'Edna Wicks','Hull',1,'2025-09-10',2,0,0,820.00,0,'2025-09-12','2025-11-07','2025-11-05',NULL,NULL),
(602,2,'Ron Barley','York',NULL,'2026-01-14',2,1,0,1095.00,75.00,'2026-01-14','2026-03-21','2026-03-20',NULL,NULL),
(603,2,'Joan Pell','Leeds',3,'2026-01-30',1,0,1,450.00,0,'2026-02-02','2026-03-21','2026-04-01',NULL,NULL),
(604,3,'Ted Cole','Hull',1,'2026-02-11',4,0,0,1500.00,60.00,'2026-02-11','2026-03-28','2026-03-28',NULL,NULL),
(605,4,'Maud Finch','York',2,'2026-02-25',2,0,0,840.00,0,'2026-03-01','2026-04-13','2026-04-10',NULL,NULL),
(606,5,'Liam Drew','Leeds',NULL,'2026-03-19',2,2,0,940.00,100.00,'2026-03-19','2026-05-01','2026-05-12',NULL,NULL),
(607,6,'Edna Wicks','Hull',1,'2026-03-22',2,0,2,1840.00,0,'2026-03-23','2026-05-09','2026-05-06',NULL,NULL),
(608,6,'Gus Amber','York',2,'2026-04-03',3,0,1,2480.00,0,'2026-04-10','2026-05-09','2026-05-09',NULL,NULL),
(609,7,'Hilda Snow','Leeds',NULL,'2026-04-14',2,0,0,1930.00,50.00,'2026-04-14','2026-05-23','2026-05-30',NULL,NULL),
(610,11,'Ken Rudd','Hull',3,'2026-04-21',2,0,0,1980.00,0,'2026-04-21','2026-05-16',NULL,'2026-05-10',198.00),
(611,7,'Ken Rudd','Hull',3,'2026-05-10',2,0,0,1880.00,100.00,'2026-05-10','2026-05-23','2026-05-22',NULL,NULL),
(612,8,'Joan Pell','Leeds',NULL,'2026-05-13',1,0,1,500.00,0,'2026-05-14','2026-05-31','2026-06-08',NULL,NULL),
(613,9,'Ron Barley','York',2,'2026-05-21',2,0,0,1560.00,0,'2026-05-22','2026-06-20','2026-06-19',NULL,NULL),
(614,9,'Ivy Dance','Hull',1,'2026-05-28',1,0,1,920.00,0,'2026-05-28','2026-06-20',NULL,'2026-06-15',0.00),
(615,9,'Cora Lamb','Leeds',NULL,'2026-06-02',4,0,0,3020.00,100.00,'2026-06-02','2026-06-20',NULL,NULL,NULL),
(616,8,'Abe Stone','York',2,'2026-06-09',2,0,0,840.00,0,'2026-06-09','2026-06-14','2026-06-14',NULL,NULL),
(617,10,'Edna Wicks','Hull',1,'2026-06-18',2,0,0,520.00,0,'2026-06-20','2026-07-03',NULL,NULL,NULL),
(618,12,'Maud Finch','York',NULL,'2026-06-24',2,0,0,820.00,0,NULL,'2026-11-06',NULL,NULL,NULL),
(619,10,'Lena Orr','Leeds',3,'2026-06-29',2,1,0,700.00,80.00,NULL,'2026-07-03',NULL,NULL,NULL);
INSERT INTO extras VALUES (602,'canal boat',3,18.00),(604,'canal boat',4,18.00),(604,'cheese farm',2,12.00),(607,'Rhine dinner cruise',2,46.00),(608,'Rhine dinner cruise',3,46.00),(608,'wine tasting',2,25.00),(609,'cable car',2,32.00),(611,'cable car',1,32.00),(612,'steam train',1,22.00),(613,'wine tasting',2,25.00),(616,'steam train',2,22.00);
INSERT INTO survey VALUES (601,4,5,5,true),(602,5,4,4,true),(603,3,4,5,true),(605,2,5,5,false),(606,4,4,NULL,true),(607,5,5,4,true),(608,3,5,2,false),(609,5,3,5,true);
