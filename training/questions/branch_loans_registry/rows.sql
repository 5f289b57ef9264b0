INSERT INTO branch VALUES ('ASH','Ashby Cross','North'),('KEL','Kelmont','North'),('DUN','Dunwick','South'),('POR','Portreath','South'),('VAL','Vallis Square','Centre');
INSERT INTO officer VALUES (1,'Nadia Frome','ASH'),(2,'Curtis Bolt','ASH'),(3,'Henrike Maas','KEL'),(4,'Paul Denning','DUN'),(5,'Aoife Breen','POR'),(6,'Sanjay Dutta','DUN'),(7,'Lena Quill','VAL');
INSERT INTO borrower VALUES (1,'Harold Ince','P','Ashby',38200,702,'2014-05-02'),(2,'Tessel Bakery','B','Kelmont',212000,655,'2016-09-11'),(3,'Miriam Okafor','P','Dunwick',51400,761,'2019-01-23'),(4,'Gale & Sons','B','Portreath',480500,688,'2011-03-30'),(5,'Pavel Zeman','P','Kelmont',29800,594,'2022-07-19'),(6,'Ruth Selkirk','P','Ashby',44100,720,'2024-02-05'),(7,'Cobalt Cycles','B','Dunwick',133900,611,'2024-10-14'),(8,'Ines Duarte','P','Portreath',62700,799,'2020-12-01'),(9,'Orla Finnegan','P','Dunwick',33500,638,'2025-03-17'),(10,'Marrow Farm','B','Ashby',97600,573,'2025-08-28'),(11,'Anton Weiss','P','Kelmont',48900,745,'2026-01-12'),(12,'Sable Interiors','B','Portreath',158300,667,'2026-05-21');
INSERT INTO loan VALUES
('L-101',1,'ASH',1,1,'car','2024-02-12','2024-02-20','2024-03-01',NULL,14000,12000,4300,6.40,48,'G'),
('L-102',2,'KEL',3,3,'equipment','2024-03-04','2024-03-29','2024-04-08',NULL,60000,60000,31250,5.90,60,'G'),
('L-103',3,'DUN',4,6,'home','2024-05-21','2024-06-05','2024-06-18',NULL,25000,22500,15100,5.20,84,'G'),
('L-104',4,'POR',5,5,'equipment','2024-07-01','2024-07-30',NULL,NULL,90000,NULL,NULL,NULL,72,'R'),
('L-105',5,'KEL',3,3,'car','2024-09-16','2024-09-19','2024-09-25','2026-05-15',6000,6000,0,8.90,24,'G'),
('L-106',6,'ASH',2,1,'home','2024-11-11','2024-11-28','2024-12-09',NULL,18000,18000,11900,5.60,60,'G'),
('L-107',7,'DUN',4,4,'stock','2025-01-20','2025-02-14','2025-02-28',NULL,40000,30000,19400,7.30,48,'G'),
('L-108',8,'POR',5,5,'study','2025-03-03','2025-03-07','2025-03-12','2026-02-27',9000,9000,0,4.80,36,'G'),
('L-109',1,'ASH',2,2,'home','2025-05-19','2025-06-02',NULL,NULL,22000,NULL,NULL,NULL,60,'R'),
('L-110',9,'DUN',6,6,'car','2025-06-24','2025-07-03','2025-07-10',NULL,11000,10000,7650,7.10,48,'G'),
('L-111',4,'POR',5,5,'stock','2025-08-04','2025-08-27','2025-09-05',NULL,75000,55000,46800,6.60,60,'G'),
('L-112',3,'DUN',6,6,'study','2025-09-29',NULL,NULL,NULL,5000,NULL,NULL,NULL,24,'W'),
('L-113',10,'ASH',1,1,'equipment','2025-10-13','2025-11-20',NULL,NULL,50000,NULL,NULL,NULL,60,'R'),
('L-114',2,'KEL',3,3,'stock','2025-12-08','2026-01-09','2026-01-16',NULL,35000,35000,31800,6.90,48,'G'),
('L-115',11,'KEL',3,3,'car','2026-02-02','2026-02-06','2026-02-13',NULL,16500,16500,15200,5.90,48,'G'),
('L-116',8,'POR',5,5,'home','2026-03-23','2026-04-10','2026-04-24',NULL,28000,26000,25400,4.90,84,'G'),
('L-117',6,'ASH',1,1,'car','2026-04-27','2026-05-08','2026-06-02',NULL,12500,12500,12500,6.10,36,'G'),
('L-118',9,'DUN',4,4,'home','2026-05-04','2026-05-29',NULL,NULL,20000,15000,NULL,6.80,60,'G'),
('L-119',12,'POR',5,5,'equipment','2026-05-26',NULL,NULL,NULL,48000,NULL,NULL,NULL,60,'N'),
('L-120',5,'KEL',1,3,'home','2026-06-08','2026-06-22',NULL,NULL,13000,NULL,NULL,NULL,48,'R'),
('L-121',7,'DUN',4,4,'equipment','2026-06-15',NULL,NULL,NULL,27000,NULL,NULL,NULL,48,'N');
INSERT INTO guarantor VALUES ('L-102',4,30000),('L-105',3,6000),('L-107',3,15000),('L-107',8,10000),('L-110',8,5000),('L-114',4,20000),('L-119',2,25000);
INSERT INTO instalment SELECT l.loan_no, s, (date '2025-12-15' + (s||' month')::interval)::date,
 CASE WHEN s=6 AND l.loan_no IN ('L-107','L-110','L-111','L-102') THEN NULL WHEN s=7 THEN NULL WHEN abs(hashtext(l.loan_no||s))%4=0 THEN (date '2025-12-15' + (s||' month')::interval)::date+6+s ELSE (date '2025-12-15' + (s||' month')::interval)::date-1 END,
 round(l.amt_granted/l.term_months*1.12,2), round(l.amt_left*l.rate_pct/1200,2), 0
FROM loan l, generate_series(1,7) s WHERE l.loan_no IN ('L-101','L-102','L-103','L-106','L-107','L-110','L-111');
UPDATE instalment SET amt_paid=CASE WHEN loan_no='L-107' AND seq=5 THEN amt_due-200 ELSE amt_due END WHERE dt_paid IS NOT NULL;
