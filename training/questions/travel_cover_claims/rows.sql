INSERT INTO trip_policies VALUES
(1,'TV-01','Ana Prieto','Ana Prieto','Spain','Japan','website','2025-01-12','2025-03-01','2025-03-21',62.00,0,20000,NULL),
(2,'TV-02','Bo Larsen','Mette Larsen','Denmark','Italy','Skylark Travel','2025-02-03','2025-05-10','2025-05-17',28.50,5.70,8000,NULL),
(3,'TV-03','Carl Moser','Carl Moser','Austria','Kenya','Skylark Travel','2025-04-22','2025-08-02','2025-08-23',95.00,19.00,40000,NULL),
(4,'TV-04','Dita Hora','Dita Hora','Czechia','Greece','website','2025-06-30','2025-07-05','2025-07-12',24.00,0,8000,NULL),
(5,'TV-05','Ed Walsh','Tom Walsh','Ireland','USA','Globe Desk','2025-09-15','2025-12-20','2026-01-06',118.00,29.50,60000,NULL),
(6,'TV-06','Fay Kumar','Fay Kumar','Ireland','India','Globe Desk','2025-11-02','2026-01-10','2026-02-08',76.00,19.00,30000,NULL),
(7,'TV-07','Gus Hahn','Lea Hahn','Germany','Italy','website','2025-12-28','2026-02-14','2026-02-21',31.00,0,8000,'2026-01-20'),
(8,'TV-08','Hal Brandt','Hal Brandt','Germany','Norway','Skylark Travel','2026-02-19','2026-05-02','2026-05-16',39.00,7.80,15000,NULL),
(9,'TV-09','Ines Coll','Ines Coll','Spain','Peru','website','2026-03-08','2026-05-20','2026-06-14',84.00,0,40000,NULL),
(10,'TV-10','Jan Smit','Eva Smit','Netherlands','Greece','Globe Desk','2026-04-17','2026-06-01','2026-06-12',33.00,8.25,8000,NULL),
(11,'TV-11','Kit Doyle','Kit Doyle','Ireland','Japan','website','2026-05-06','2026-06-22','2026-07-10',67.00,0,20000,NULL),
(12,'TV-12','Lou Petit','Max Petit','France','Morocco','Skylark Travel','2026-05-28','2026-07-18','2026-08-01',42.00,8.40,15000,NULL),
(13,'TV-13','Mia Rossi','Mia Rossi','Italy','France','website','2026-06-11','2026-06-26','2026-07-03',19.00,0,5000,NULL);
INSERT INTO benefit_kinds VALUES ('MED','Medical treatment abroad',0,50000),('LUG','Lost luggage',1,2000),('CAN','Trip cancellation',7,10000),('DEL','Travel delay',0,400),('LIA','Personal liability',0,100000);
INSERT INTO trip_claims VALUES
(1,1,'LUG','2025-03-02','2025-03-04','2025-03-20','2025-04-02','2025-04-09',780,600,50,550,'approved','Rita','Rita'),
(2,2,'MED','2025-05-12','2025-05-13','2025-06-02','2025-06-20','2025-06-27',1420,1420,100,1320,'approved','Sven','Rita'),
(3,3,'MED','2025-08-09','2025-08-20','2025-10-01','2025-11-05','2025-11-20',6800,5900,100,5800,'approved','Rita','Tove'),
(4,4,'DEL','2025-07-05','2025-07-15','2025-07-15','2025-07-29',NULL,260,0,0,0,'rejected','Sven','Sven'),
(5,5,'CAN','2025-12-16','2025-12-17','2026-01-09','2026-01-30','2026-02-06',3100,2800,150,2650,'approved','Tove','Tove'),
(6,6,'MED','2026-01-21','2026-01-22','2026-02-25','2026-03-18','2026-04-01',2250,2250,100,2150,'approved','Sven','Tove'),
(7,6,'LUG','2026-02-08','2026-02-10','2026-03-02','2026-03-09',NULL,1900,0,50,0,'rejected','Sven','Rita'),
(8,8,'MED','2026-05-06','2026-05-07','2026-05-26','2026-06-09','2026-06-16',890,740,100,640,'approved','Rita','Rita'),
(9,8,'DEL','2026-05-16','2026-05-18','2026-05-19','2026-05-27','2026-06-03',310,310,0,310,'approved','Rita','Sven'),
(10,9,'MED','2026-05-30','2026-06-01','2026-06-18','2026-06-26',NULL,5400,5100,100,NULL,'approved','Sven','Tove'),
(11,9,'LUG','2026-05-21','2026-05-27',NULL,NULL,NULL,1250,NULL,50,NULL,'waiting for papers','Tove',NULL),
(12,10,'DEL','2026-06-12','2026-06-15','2026-06-22',NULL,NULL,180,NULL,0,NULL,'new','Rita',NULL),
(13,10,'LUG','2026-06-02','2026-06-05',NULL,NULL,NULL,640,NULL,50,NULL,'waiting for papers','Sven',NULL),
(14,12,'CAN','2026-06-20','2026-06-29',NULL,NULL,NULL,1980,NULL,150,NULL,'new','Rita',NULL);
INSERT INTO claim_bills VALUES (1,1,'Kyoto Bags','suitcase',1,420,true),(2,1,'Kyoto Wear','shirts',4,45,true),(3,1,'Kyoto Wear','gift box',2,90,false),(4,2,'Ospedale Como','cast',1,980,true),(5,2,'Ospedale Como','physiotherapy',8,55,true),(6,3,'Nairobi Clinic','ward day',5,900,true),(7,3,'Nairobi Clinic','phone',3,300,false),(8,3,'Flying Med','transport',1,1400,true),(9,5,'Hotel Plaza','cancelled night',10,280,true),(10,5,'Hotel Plaza','spa voucher',2,150,false),(11,6,'Apollo Goa','ward day',3,650,true),(12,6,'Apollo Goa','tablets',10,30,true),(13,8,'Legevakt Bergen','stitches',1,740,true),(14,8,'Legevakt Bergen','taxi',3,50,false),(15,9,'Airport Inn','night',2,155,true),(16,10,'Clinica Lima','operation',1,4200,true),(17,10,'Clinica Lima','ward day',3,400,true),(18,11,'Cusco Outdoor','rucksack',1,310,false),(19,12,'Cafe Athena','meals',4,45,false);
