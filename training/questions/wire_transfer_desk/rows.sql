INSERT INTO client_accounts VALUES
('LV01','Anete Ozola','person','Riga Centre','EUR','2019-02-11',NULL,5210.40,500),('LV02','Baltic Timber','company','Riga Port','EUR','2016-10-03',NULL,184300.00,50000),('LV03','Carlis Vitols','person','Riga Centre','EUR','2021-06-28',NULL,-320.75,1000),('LV04','Daugava Cafe','company','Riga Centre','EUR','2022-09-15',NULL,9120.10,5000),('LV05','Elina Kalna','person','Jelgava','EUR','2024-03-19',NULL,1480.00,0),('LV06','Fenix Trading','company','Riga Port','EUR','2024-11-07','2026-05-20',0.00,20000),('LV07','Gints Berzs','person','Jelgava','EUR','2025-01-30',NULL,-95.20,200),('LV08','Harbor Crane Rent','company','Riga Port','EUR','2025-08-12',NULL,41750.60,10000),('LV09','Ieva Liepa','person','Jelgava','EUR','2026-02-02',NULL,760.35,0),('LV10','Janis Purs','person','Riga Centre','EUR','2026-06-09',NULL,50.00,0),('LV11','Kaspars Ritums','person','Riga Centre','EUR','2025-12-05',NULL,10.00,0);
INSERT INTO clerks VALUES (1,'Kristaps Rozens','counter'),(2,'Laima Saulite','counter'),(3,'Maris Teters','payments'),(4,'Nora Upite','payments'),(5,'Oskars Vanags','compliance'),(6,'Paula Zarina','compliance');
INSERT INTO purposes VALUES ('SAL','salary'),('RNT','rent'),('SUP','supplier payment'),('GFT','gift'),('TAX','tax'),('LON','loan repayment');
INSERT INTO transfers VALUES
('T-401','LV02','LV01','SAL','web','2026-03-30 10:12','2026-03-31','2026-03-31 06:00',NULL,1850.00,0.30,NULL,NULL,false),
('T-402','LV02','LV03','SAL','web','2026-03-30 10:13','2026-03-31','2026-03-31 06:00',NULL,1720.00,0.30,NULL,NULL,false),
('T-403','LV01','LV05','RNT','standing order','2026-01-05 09:00','2026-04-01','2026-04-01 05:30',NULL,480.00,0,NULL,NULL,false),
('T-404','LV04','LV02','SUP','branch','2026-04-07 11:40','2026-04-08','2026-04-08 14:15',NULL,6400.00,5.00,1,3,false),
('T-405','LV06','LV08','SUP','web','2026-04-14 16:55','2026-04-15','2026-04-16 09:20',NULL,18900.00,0.30,NULL,4,true),
('T-406','LV03','LV07','GFT','app','2026-04-21 20:30','2026-04-21','2026-04-21 20:30','2026-04-24 08:00',150.00,0,NULL,NULL,false),
('T-407','LV02','LV01','SAL','web','2026-04-29 10:05','2026-04-30','2026-04-30 06:00',NULL,1850.00,0.30,NULL,NULL,false),
('T-408','LV01','LV05','RNT','standing order','2026-01-05 09:00','2026-05-01','2026-05-02 05:30',NULL,480.00,0,NULL,NULL,false),
('T-409','LV02','LV03','SAL','web','2026-04-29 10:06','2026-04-30','2026-05-04 06:00',NULL,1720.00,0.30,NULL,NULL,false),
('T-410','LV06','LV07','GFT','branch','2026-05-06 12:20','2026-05-06','2026-05-08 15:05',NULL,9500.00,5.00,2,4,true),
('T-411','LV08','LV02','SUP','web','2026-05-11 09:45','2026-05-12','2026-05-12 06:00',NULL,12300.00,0.30,NULL,NULL,false),
('T-412','LV06','LV09','GFT','branch','2026-05-13 14:10','2026-05-13','2026-05-15 10:30','2026-05-19 11:00',9400.00,5.00,2,2,true),
('T-413','LV04','LV08','SUP','app','2026-05-26 18:00','2026-06-01','2026-06-01 06:00',NULL,2150.00,0.30,NULL,NULL,false),
('T-414','LV02','LV01','SAL','web','2026-05-28 10:02','2026-05-29','2026-05-29 06:00',NULL,1910.00,0.30,NULL,NULL,false),
('T-415','LV05','LV09','GFT','app','2026-05-30 13:13','2026-05-30','2026-05-30 13:13',NULL,60.00,0,NULL,NULL,false),
('T-416','LV01','LV05','RNT','standing order','2026-01-05 09:00','2026-06-01','2026-06-01 05:30',NULL,495.00,0,NULL,NULL,false),
('T-417','LV07','LV03','LON','app','2026-06-10 21:40','2026-06-11','2026-06-11 06:00',NULL,200.00,0,NULL,NULL,false),
('T-418','LV08','LV04','SUP','branch','2026-06-16 10:25','2026-06-17','2026-06-17 11:00',NULL,3300.00,5.00,1,3,false),
('T-419','LV02','LV08','SUP','web','2026-06-24 15:30','2026-06-25',NULL,NULL,27500.00,0.30,NULL,NULL,true),
('T-420','LV02','LV01','SAL','web','2026-06-29 10:00','2026-06-30','2026-06-30 06:00',NULL,1910.00,0.30,NULL,NULL,false),
('T-421','LV09','LV05','RNT','app','2026-06-29 19:20','2026-07-01',NULL,NULL,390.00,0,NULL,NULL,false),
('T-422','LV04','LV02','SUP','branch','2026-06-30 09:50','2026-06-30',NULL,NULL,5800.00,5.00,1,NULL,false),
('T-423','LV04','LV10','SAL','web','2026-06-11 16:10','2026-06-12','2026-06-12 06:00',NULL,940.00,0.30,NULL,NULL,false),
('T-424','LV08','LV04','SUP','web','2026-04-30 17:00','2026-05-04','2026-05-04 06:00',NULL,4100.00,0.30,NULL,NULL,false);
INSERT INTO alerts VALUES (1,'T-405','large amount','2026-04-14 16:56','2026-04-16 09:10',5,'medium'),(2,'T-410','large gift','2026-05-06 12:21','2026-05-08 15:00',6,'high'),(3,'T-412','large gift','2026-05-13 14:11','2026-05-15 10:20',6,'high'),(4,'T-412','repeated pattern','2026-05-13 14:12',NULL,NULL,'high'),(5,'T-419','large amount','2026-06-24 15:31',NULL,NULL,'medium'),(6,'T-406','returned','2026-04-24 08:01','2026-04-24 09:30',5,'low'),(7,'T-412','returned','2026-05-19 11:01','2026-06-02 10:00',5,'low');
