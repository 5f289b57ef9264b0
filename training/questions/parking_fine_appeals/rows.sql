INSERT INTO zones VALUES (1,'A','Market Square',4.20),(2,'B','Station',3.50),(3,'C','Hospital',2.00),(4,'D','University',2.40),(5,'E','Lakeside',1.50);
INSERT INTO wardens VALUES (21,'Agnes Pole','early','2021-05-03',NULL),(22,'Bert Ruddock','early','2022-09-12','2026-04-30'),(23,'Cleo Sands','late','2023-02-20',NULL),(24,'Dougal Tate','late','2024-10-07',NULL),(25,'Effie Unwin','night','2025-06-16',NULL),(26,'Fritz Vane','early','2026-06-01',NULL);
INSERT INTO offences VALUES ('P01','No valid ticket',35,false),('P02','Ticket expired',20,false),('P03','Parked in a disabled bay',120,true),('P04','Blocking an exit',90,true),('P05','On the pavement',55,false),('P06','Loading bay misuse',45,false);
INSERT INTO fines (fine_no,plate,plate_country,zone_id,offence_code,badge,issued_at,letter_sent_on,pay_by,paid_on,amount_fined,late_surcharge,towed)
SELECT 9000+n, CASE WHEN n IN (3,14,27) THEN 'TR-771' WHEN n IN (8,22) THEN 'KL-200' WHEN n IN (12,33) THEN 'WX-909' ELSE (ARRAY['AB','CD','EF','GH'])[1+n%4]||'-'||(100+n*17) END,
 CASE WHEN n IN (5,12,33,19,30) THEN 'FR' WHEN n IN (8,22,16) THEN 'DE' ELSE 'CH' END,
 (ARRAY[1,2,1,3,4,1,2])[1+n%7], (ARRAY['P01','P02','P01','P05','P03','P02','P04','P01','P05'])[1+n%9], (ARRAY[21,22,23,24,25,21,23])[1+(n*3)%7], ts,
 CASE WHEN n%5<>2 THEN ts::date+5+n%4 END, ts::date+30,
 CASE WHEN n%6 IN (0,3) OR n>32 AND n%3=0 OR n>34 THEN NULL ELSE ts::date+6+(n*11)%41 END, 0,0, n%9 IN (4,6) AND n%2=0
FROM (SELECT n, timestamp '2025-07-09 08:10' + make_interval(days=>(n*9.4)::int, mins=>(n*83)%780) ts FROM generate_series(1,37) n) x;
UPDATE fines SET badge=21 WHERE badge=22 AND issued_at>='2026-05-01';
UPDATE fines SET badge=23 WHERE fine_no IN (9002,9009,9016,9020);
UPDATE fines f SET amount_fined=o.standard_amount + CASE WHEN f.towed THEN 30 ELSE 0 END FROM offences o WHERE o.offence_code=f.offence_code;
UPDATE fines SET amount_fined=amount_fined-10 WHERE fine_no IN (9007,9018,9023);
UPDATE fines SET late_surcharge=15 WHERE COALESCE(paid_on,date '2026-06-30')>pay_by;
UPDATE fines SET paid_on=NULL WHERE paid_on>'2026-06-30';
UPDATE fines SET amount_paid=amount_fined+late_surcharge WHERE paid_on IS NOT NULL;
INSERT INTO officers VALUES (1,'Gerda Weil','senior'),(2,'Hanno Yates','junior'),(3,'Ina Zoller','senior'),(4,'Jost Abel','junior');
INSERT INTO appeals VALUES (1,9003,'2025-08-20','2025-10-02','2025-10-09',2,1,'ticket was displayed','dismissed'),(2,9006,'2025-09-15','2025-10-30','2025-11-03',2,3,'machine out of order','upheld'),(3,9009,'2025-10-14','2025-12-04','2025-12-04',4,1,'medical emergency','upheld'),(4,9012,'2025-11-10','2026-01-15','2026-01-22',1,1,'signs not visible','dismissed'),(5,9014,'2025-12-01',NULL,'2025-12-19',2,3,'ticket was displayed','reduced'),(6,9018,'2026-01-20','2026-03-05','2026-03-11',4,3,'machine out of order','reduced'),(7,9021,'2026-02-16','2026-04-02','2026-04-07',4,1,'sold the car','upheld'),(8,9024,'2026-03-09','2026-04-30','2026-05-06',2,3,'signs not visible','dismissed'),(9,9027,'2026-04-13','2026-05-21','2026-05-28',3,3,'medical emergency','reduced'),(10,9030,'2026-05-07','2026-06-18',NULL,2,NULL,'machine out of order',NULL),(11,9033,'2026-05-26',NULL,NULL,4,NULL,'signs not visible',NULL),(12,9035,'2026-06-22',NULL,NULL,2,NULL,'disabled badge was shown',NULL),(13,9027,'2026-06-15',NULL,NULL,1,NULL,'new evidence',NULL);
UPDATE fines SET cancelled_on=a.decided_on, paid_on=NULL, amount_paid=0, late_surcharge=0 FROM appeals a WHERE a.fine_no=fines.fine_no AND a.ruling='upheld';
