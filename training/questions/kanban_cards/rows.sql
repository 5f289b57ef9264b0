INSERT INTO users VALUES
(1,'Anna','Lindqvist','anna@kb.example',true,'2026-06-30 08:10',NULL,'2024-02-01'),
(2,'Tomas','Berg','tomas@kb.example',true,'2026-06-29 09:00',1,'2024-02-03'),
(3,'Priya','Nair','priya@kb.example',true,'2026-04-18 10:00',1,'2024-06-10'),
(4,'Oskar','Holm','oskar@kb.example',false,'2025-11-02 10:00',2,'2024-09-15'),
(5,'Jule','Anders','jule@kb.example',true,NULL,2,'2026-06-12'),
(6,'Marek','Nowak','marek@kb.example',true,'2026-06-26 16:40',2,'2025-03-20'),
(7,'Anders','Falk','anders@kb.example',true,'2026-05-30 07:30',1,'2025-10-01');
INSERT INTO boards VALUES (1,'Website',1,NULL,'2024-02-02'),(2,'Mobile app',2,NULL,'2024-10-01'),(3,'Office move',3,'2026-03-01','2025-05-05'),(4,'Hiring',7,NULL,'2026-05-20'),(5,'Ideas',1,NULL,'2026-06-02');
INSERT INTO columns VALUES (1,1,'To do',1),(2,1,'Doing',2),(3,1,'Done',3),(4,2,'Backlog',1),(5,2,'Doing',2),(6,2,'Review',3),(7,2,'Done',4),(8,3,'To do',1),(9,3,'Done',2),(10,4,'Open',1),(11,4,'Interview',2);
INSERT INTO cards VALUES
(1,3,'New landing page',1,2,NULL,'high',12,'2026-05-15','2026-04-20 09:00','2026-05-20 09:00','2026-05-18 15:00'),
(2,2,'Cookie banner',1,6,1,'normal',4,'2026-06-20','2026-05-04 10:00','2026-06-29 11:00',NULL),
(3,1,'Fix footer links',2,2,NULL,'low',1,NULL,'2026-05-06 14:00','2026-05-06 14:00',NULL),
(4,3,'Speed up images',6,6,1,'high',6,'2026-05-30','2026-05-11 08:00','2026-05-29 17:00','2026-05-29 17:00'),
(5,5,'Push notifications',2,6,NULL,'urgent',20,'2026-07-10','2026-05-25 12:00','2026-06-28 10:00',NULL),
(6,4,'Dark mode',3,NULL,NULL,'low',8,NULL,'2026-06-01 09:30','2026-06-15 09:30',NULL),
(7,6,'Login with passkey',2,3,NULL,'urgent',15,'2026-06-25','2026-06-02 10:00','2026-06-29 18:00',NULL),
(8,7,'Crash on startup',6,2,5,'urgent',3,'2026-06-05','2026-06-03 07:50','2026-06-04 12:00','2026-06-04 12:00'),
(9,7,'Translate settings',3,3,NULL,'normal',5,'2026-04-30','2026-03-10 09:00','2026-06-10 09:00','2026-04-28 11:00'),
(10,9,'Order desks',4,4,NULL,'normal',2,'2025-07-01','2025-05-10 09:00','2025-06-20 09:00','2025-06-20 09:00'),
(11,8,'Cancel old lease',3,4,NULL,'high',NULL,'2025-12-31','2025-05-12 09:00','2025-05-12 09:00',NULL),
(12,10,'Hire a designer',7,1,NULL,'high',NULL,'2026-08-01','2026-05-21 09:00','2026-06-22 09:00',NULL),
(13,11,'Hire a tester',7,7,12,'normal',10,'2026-06-30','2026-06-08 09:00','2026-06-29 16:00',NULL),
(14,1,'Imprint update',1,NULL,NULL,'normal',1.5,'2026-06-12','2026-06-09 09:00','2026-06-09 09:00',NULL),
(15,3,'Broken search',5,2,NULL,'urgent',7,'2026-06-28','2026-06-22 13:00','2026-06-29 09:00','2026-06-29 09:00'),
(16,5,'Offline cache',6,5,5,'normal',14,'2026-07-15','2026-06-29 10:00','2026-06-29 10:00',NULL);
INSERT INTO labels VALUES (1,'bug'),(2,'design'),(3,'security'),(4,'legal');
INSERT INTO card_labels VALUES (8,1),(15,1),(3,1),(1,2),(6,2),(7,3),(2,4),(14,4),(11,4),(7,2);
INSERT INTO comments VALUES
(1,1,1,'Looks great','2026-05-18 16:00'),(2,2,6,'Waiting for legal','2026-06-16 10:00'),(3,2,1,'Any news?','2026-06-29 09:20'),(4,5,2,'Needs a backend','2026-06-05 10:00'),(5,7,3,'Ready for review','2026-06-29 17:55'),(6,7,1,'Will look today','2026-06-30 08:20'),(7,8,6,'Fixed in 2.4.1','2026-06-04 11:00'),(8,12,7,'Two candidates','2026-06-22 09:00'),(9,15,5,'Thanks!','2026-06-29 09:30'),(10,2,2,'Legal answered','2026-06-29 11:00'),(11,10,4,'Delivered','2025-06-20 09:00');
