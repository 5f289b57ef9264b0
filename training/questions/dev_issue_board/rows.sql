INSERT INTO people VALUES (1,'bea','Bea Fontaine','developer'),(2,'cyr','Cyrus Amini','developer'),(3,'dag','Dagny Holm','developer'),(4,'eli','Eli Marks','tester'),(5,'fay','Fay Obi','tester'),(6,'gus','Gus Pereira','product owner'),(7,'hal','Hal Winter','developer');
INSERT INTO projects VALUES ('PAY','Payments',1,false),('APP','Mobile app',3,false),('WEB','Web site',6,false),('OLD','Legacy portal',2,true);
INSERT INTO versions VALUES (1,'PAY','2.0','2026-02-01','2026-02-09'),(2,'PAY','2.1','2026-05-04','2026-05-04'),(3,'PAY','2.2','2026-06-22',NULL),(4,'APP','5.3','2026-04-13','2026-04-20'),(5,'APP','5.4','2026-06-15','2026-06-12'),(6,'APP','6.0','2026-09-01',NULL),(7,'WEB','spring','2026-03-30','2026-04-02'),(8,'OLD','1.9','2024-11-04','2024-12-16');
INSERT INTO issues VALUES
(1,'PAY-11','PAY','Refund booked twice','bug','critical','done',4,1,1,2,5,'2026-02-16','2026-02-17','2026-03-02','2026-03-01','2026-03-02'),
(2,'PAY-12','PAY','Support instant transfers','story',NULL,'done',6,2,NULL,2,8,'2026-02-20','2026-03-10','2026-04-24','2026-04-30','2026-05-04'),
(3,'PAY-13','PAY','Wrong VAT on credit note','bug','major','done',5,2,1,2,3,'2026-03-19','2026-03-25','2026-04-08',NULL,'2026-04-08'),
(4,'PAY-14','PAY','Card form freezes','bug','major','review',4,1,2,NULL,3,'2026-05-11','2026-05-20',NULL,'2026-06-10','2026-06-26'),
(5,'PAY-15','PAY','Clean up old tokens','task',NULL,'todo',1,NULL,NULL,NULL,2,'2026-05-18',NULL,NULL,NULL,'2026-05-18'),
(6,'PAY-16','PAY','Export for the accountant','story',NULL,'doing',6,2,NULL,NULL,5,'2026-05-26','2026-06-15',NULL,'2026-07-10','2026-06-29'),
(7,'PAY-17','PAY','Typo on receipt','bug','minor','wontfix',5,NULL,2,NULL,NULL,'2026-06-03',NULL,'2026-06-05',NULL,'2026-06-05'),
(8,'APP-40','APP','Crash on old phones','bug','critical','done',4,3,4,5,8,'2026-04-22','2026-04-22','2026-05-29','2026-05-15','2026-06-12'),
(9,'APP-41','APP','Dark mode','story',NULL,'done',6,7,NULL,5,13,'2026-03-02','2026-04-14','2026-06-04',NULL,'2026-06-12'),
(10,'APP-42','APP','Push messages arrive late','bug','major','doing',5,3,5,NULL,5,'2026-06-16','2026-06-18',NULL,'2026-06-26','2026-06-30'),
(11,'APP-43','APP','Face unlock','story',NULL,'todo',6,NULL,NULL,NULL,8,'2026-06-01',NULL,NULL,'2026-08-20','2026-06-08'),
(12,'APP-44','APP','Upgrade build chain','task',NULL,'done',3,3,NULL,5,3,'2026-05-05','2026-05-07','2026-05-13',NULL,'2026-05-13'),
(13,'APP-45','APP','Icon blurred','bug','minor','todo',1,7,5,NULL,1,'2026-06-24',NULL,NULL,NULL,'2026-06-24'),
(14,'WEB-70','WEB','Search finds nothing','bug','major','done',4,7,7,NULL,3,'2026-04-09','2026-04-13','2026-04-17','2026-04-15','2026-04-17'),
(15,'WEB-71','WEB','New price page','story',NULL,'done',6,7,NULL,NULL,5,'2026-05-06','2026-05-18','2026-06-09','2026-06-12','2026-06-09'),
(16,'WEB-72','WEB','Broken footer links','bug','minor','todo',5,NULL,7,NULL,1,'2026-06-10',NULL,NULL,NULL,'2026-06-10'),
(17,'WEB-73','WEB','Cookie banner','task',NULL,'review',6,2,NULL,NULL,2,'2026-06-12','2026-06-22',NULL,'2026-06-29','2026-06-25'),
(18,'OLD-5','OLD','Login page times out','bug','critical','wontfix',4,2,8,NULL,NULL,'2025-01-20','2025-01-21','2025-03-03',NULL,'2025-03-03');
INSERT INTO worklogs VALUES (1,1,1,'2026-02-17',300),(2,1,1,'2026-02-25',240),(3,2,2,'2026-03-11',420),(4,2,2,'2026-04-02',380),(5,2,1,'2026-04-20',90),(6,3,2,'2026-03-26',150),(7,4,1,'2026-05-21',200),(8,4,1,'2026-06-24',120),(9,4,4,'2026-06-26',45),(10,6,2,'2026-06-15',240),(11,6,2,'2026-06-23',300),(12,8,3,'2026-04-23',480),(13,8,3,'2026-05-27',360),(14,8,4,'2026-05-28',60),(15,9,7,'2026-04-15',450),(16,9,7,'2026-05-22',480),(17,10,3,'2026-06-18',210),(18,10,3,'2026-06-29',180),(19,12,3,'2026-05-08',330),(20,14,7,'2026-04-14',120),(21,15,7,'2026-05-19',260),(22,17,2,'2026-06-22',95),(23,18,2,'2025-01-21',180);
INSERT INTO labels VALUES (1,'money'),(1,'regression'),(3,'money'),(4,'checkout'),(4,'regression'),(6,'money'),(8,'android'),(10,'android'),(10,'ios'),(13,'ios'),(14,'regression'),(17,'legal'),(2,'money');
INSERT INTO comments VALUES (1,1,4,'Happens with partial refunds too','2026-02-17'),(2,1,1,'Fixed in branch','2026-02-27'),(3,4,4,'Still freezes on tablets','2026-06-26'),(4,4,6,'How long will this take?','2026-06-20'),(5,8,5,'Confirmed on three devices','2026-04-24'),(6,8,3,'Memory leak found','2026-05-20'),(7,8,4,'Works now','2026-05-29'),(8,10,5,'Delay of 4 minutes','2026-06-17'),(9,15,6,'Looks great','2026-06-09'),(10,17,6,'Legal says urgent','2026-06-22'),(11,10,3,'Queue is blocked','2026-06-29'),(12,18,2,'Project ends, closing','2025-03-03');
