INSERT INTO tbl_owner VALUES
(1,'Priya','Deshpande','+91 98220 11001','priya.deshpande@gmail.com','12 Baner Road','Pune',1,1,'2023-01-03 10:12','2025-08-01 09:00'),
(2,'Rahul','Kulkarni','+91 98220 11002','rahul.k@outlook.com','4 Law College Road','Pune',1,0,'2023-01-05 16:40','2024-02-11 11:30'),
(3,'Anjali','Mehta','+91 98220 11003',NULL,'77 Linking Road','Mumbai',1,1,'2023-01-09 12:05','2023-01-09 12:05'),
(4,'Klaus','Hartmann','+49 171 5550104','klaus.hartmann@web.de','Koregaon Park Lane 6','Pune',1,0,'2023-02-14 09:30','2026-01-10 17:20'),
(5,'Fatima','Shaikh',NULL,'fatima.shaikh@yahoo.in','19 Camp Street','Pune',0,0,'2023-02-20 18:15','2025-03-03 10:00'),
(6,'Vikram','Joshi','+91 98220 11006','vikramj@gmail.com','8 FC Road','Pune',1,1,'2023-03-01 11:11','2026-05-20 15:45'),
(7,'Meera','Nair','+91 98220 11007','meera.nair@gmail.com','22 Sector 17','Nashik',1,1,'2023-03-18 10:50','2024-07-07 13:00'),
(8,'Sanjay','Patil','+91 98220 11008',NULL,'3 Station Road','Lonavala',1,0,'2023-04-02 17:25','2025-11-19 16:10'),
(9,'Ingrid','Vogel','+49 160 5550109','ingrid.vogel@gmx.de','Kalyani Nagar 14','Pune',1,1,'2023-05-06 12:00','2026-02-02 12:00'),
(10,'Arjun','Rao','+91 98220 11010','arjun.rao@gmail.com','5 Aundh Road','Pune',1,1,'2023-06-11 15:35','2025-06-30 18:00');
INSERT INTO tbl_owner SELECT n,
 (ARRAY['Neha','Rohan','Kavita','Amit','Sunita','Imran','Pooja','Deepak','Lakshmi','Suresh','Ayesha','Manish','Divya','Karan','Snehal','Nikhil','Geeta','Farhan','Ritu','Gaurav'])[1+abs(hashtext('fn'||n))%20],
 (ARRAY['Sharma','Patil','Kale','Iyer','Khan','Bhosale','Gupta','Pawar','Fernandes','Shinde','Jadhav','Menon','Chavan','Singh','More','Reddy','Gokhale','D''Souza'])[1+abs(hashtext('ln'||n))%18],
 CASE WHEN abs(hashtext('ph'||n))%12=0 THEN NULL ELSE '+91 98230 '||(20000+n) END,
 CASE WHEN abs(hashtext('em'||n))%4=0 THEN NULL ELSE 'owner'||n||'@example.in' END,
 (1+abs(hashtext('ad'||n))%90)||' '||(ARRAY['Paud Road','MG Road','Sinhagad Road','Karve Road','Nagar Road','Baner Road'])[1+abs(hashtext('st'||n))%6],
 (ARRAY['Pune','Pune','Pune','Pune','Pimpri','Pimpri','Mumbai','Nashik','Lonavala','Satara'])[1+abs(hashtext('ct'||n))%10],
 CASE WHEN abs(hashtext('ac'||n))%9=0 THEN 0 ELSE 1 END,
 CASE WHEN abs(hashtext('sm'||n))%3=0 THEN 0 ELSE 1 END,
 timestamp '2023-01-10 09:00' + (n*6.9)*interval '1 day' + (abs(hashtext('t'||n))%540)*interval '1 minute',
 timestamp '2023-01-10 09:00' + (n*6.9)*interval '1 day' + (abs(hashtext('u'||n))%20)*interval '1 day' + interval '10 hours'
FROM generate_series(11,180) n;
INSERT INTO tbl_breed VALUES
(1,'Dog','Labrador',0,'2023-01-01','2023-01-01'),(2,'Dog','German Shepherd',0,'2023-01-01','2023-01-01'),(3,'Dog','Indie',0,'2023-01-01','2023-01-01'),(4,'Dog','Beagle',0,'2023-01-01','2023-01-01'),(5,'Dog','Pug',0,'2023-01-01','2023-01-01'),(6,'Dog','Golden Retriever',0,'2023-01-01','2023-01-01'),(7,'Dog','Shih Tzu',0,'2023-01-01','2023-01-01'),(8,'Dog','Dachshund',0,'2023-01-01','2023-01-01'),
(9,'Cat','Persian',0,'2023-01-01','2023-01-01'),(10,'Cat','Domestic Shorthair',0,'2023-01-01','2023-01-01'),(11,'Cat','Siamese',0,'2023-01-01','2023-01-01'),(12,'Cat','Bengal',0,'2023-01-01','2023-01-01'),
(13,'Rabbit','Dutch',0,'2023-01-01','2023-01-01'),(14,'Rabbit','Angora',0,'2023-01-01','2023-01-01'),
(15,'Bird','Indian Ringneck',1,'2023-01-01','2023-01-01'),(16,'Bird','Cockatiel',1,'2023-01-01','2023-01-01'),
(17,'Reptile','Star Tortoise',1,'2023-01-01','2024-05-02'),(18,'Reptile','Green Iguana',1,'2024-05-02','2024-05-02'),(19,'Guinea Pig','Abyssinian',0,'2024-05-02','2024-05-02'),(20,'Dog','Tibetan Mastiff',0,'2025-01-15','2025-01-15');
INSERT INTO tbl_pet VALUES
(1,1,1,'Bruno','M','2019-04-12',31.50,'956000010001',1,0,'2023-01-03 10:20','2026-05-02 10:00'),
(2,1,10,'Mishti','F','2021-08-30',4.20,NULL,1,0,'2023-01-03 10:25','2025-09-12 10:00'),
(3,2,3,'Sheru','M',NULL,18.00,NULL,0,0,'2023-01-05 16:45','2024-02-11 11:30'),
(4,3,9,'Simba','M','2018-02-01',5.60,'956000010004',1,1,'2023-01-09 12:10','2025-04-04 12:00'),
(5,4,2,'Rex','M','2017-11-20',36.80,'956000010005',0,0,'2023-02-14 09:35','2026-01-10 17:20'),
(6,5,13,'Coco','F','2022-03-03',1.90,NULL,0,0,'2023-02-20 18:20','2025-03-03 10:00'),
(7,6,6,'Goldie','F','2020-06-15',28.40,'956000010007',1,0,'2023-03-01 11:15','2026-05-20 15:45'),
(8,6,5,'Motu','M','2021-01-10',9.30,NULL,1,0,'2023-03-01 11:18','2026-05-20 15:50'),
(9,7,11,'Mithu','F','2016-09-09',3.80,'956000010009',1,1,'2023-03-18 10:55','2024-07-07 13:00'),
(10,8,15,'Kiwi','F',NULL,0.12,NULL,0,0,'2023-04-02 17:30','2025-11-19 16:10'),
(11,9,8,'Waldi','M','2019-10-31',8.70,'956000010011',1,0,'2023-05-06 12:05','2026-02-02 12:00'),
(12,10,4,'Snoopy','M','2022-12-24',11.20,'956000010012',0,0,'2023-06-11 15:40','2025-06-30 18:00');
INSERT INTO tbl_pet SELECT n, 1+(n*7)%172,
 1+least(abs(hashtext('b1'||n))%20, abs(hashtext('b2'||n))%20),
 (ARRAY['Tommy','Leo','Bella','Chikoo','Rocky','Luna','Tiger','Pari','Oreo','Max','Laddoo','Zoya','Milo','Ginger','Sultan','Daisy','Jimmy','Kittu','Bruno','Moti','Pepper','Raja'])[1+abs(hashtext('pn'||n))%22],
 CASE WHEN abs(hashtext('sx'||n))%2=0 THEN 'M' ELSE 'F' END,
 CASE WHEN abs(hashtext('bd'||n))%9=0 THEN NULL ELSE date '2013-01-01'+abs(hashtext('bdd'||n))%4600 END,
 round((2+abs(hashtext('w'||n))%380/10.0)::numeric,2),
 CASE WHEN abs(hashtext('mc'||n))%5<2 THEN NULL ELSE '9560000'||(20000+n) END,
 CASE WHEN abs(hashtext('ne'||n))%5<3 THEN 1 ELSE 0 END,
 CASE WHEN abs(hashtext('de'||n))%14=0 THEN 1 ELSE 0 END,
 timestamp '2023-01-10 09:30' + (n*4.1)*interval '1 day', timestamp '2024-01-10 09:30' + (n*2.9)*interval '1 day'
FROM generate_series(13,290) n;
INSERT INTO tbl_staff VALUES
(1,'Dr. Shalini Apte','vet','2015-06-01',NULL,1,0,'2023-01-01','2023-01-01'),
(2,'Dr. Farouk Ansari','vet','2018-09-15',NULL,1,0,'2023-01-01','2023-01-01'),
(3,'Dr. Teresa Lobo','vet','2021-01-04',NULL,1,1,'2023-01-01','2024-06-01'),
(4,'Dr. Matthias Krueger','vet','2023-04-01','2025-03-31',0,0,'2023-04-01','2025-03-31'),
(5,'Dr. Ishaan Bhatt','vet','2025-02-10',NULL,1,0,'2025-02-10','2025-02-10'),
(6,'Rekha Salunkhe','nurse','2016-03-01',NULL,1,0,'2023-01-01','2023-01-01'),
(7,'Joseph Pinto','nurse','2022-08-20',NULL,1,1,'2023-01-01','2023-01-01'),
(8,'Swati Gaikwad','nurse','2020-05-05','2024-09-30',0,0,'2023-01-01','2024-09-30'),
(9,'Komal Thakur','reception','2024-01-15',NULL,1,0,'2024-01-15','2024-01-15'),
(10,'Bharat Solanki','reception','2019-07-01',NULL,1,1,'2023-01-01','2023-01-01'),
(11,'Tsering Dolma','groomer','2022-02-01',NULL,1,0,'2023-01-01','2023-01-01'),
(12,'Yusuf Attar','groomer','2023-10-01','2024-04-15',0,1,'2023-10-01','2024-04-15');
INSERT INTO tbl_appointment SELECT n, CASE WHEN n%11=0 THEN 1+n%12 ELSE 1+abs(hashtext('ap'||n))%270 END,
 CASE WHEN abs(hashtext('as'||n))%10<3 THEN 1 WHEN abs(hashtext('as'||n))%10<6 THEN 2 WHEN abs(hashtext('as'||n))%10<7 THEN 3 WHEN abs(hashtext('as'||n))%10<9 THEN CASE WHEN d<date '2023-04-01' THEN 1 WHEN d<=date '2025-03-31' THEN 4 ELSE 5 END ELSE 11 END,
 d + (9+abs(hashtext('ah'||n))%9)*interval '1 hour' + (abs(hashtext('am'||n))%4)*15*interval '1 minute',
 (ARRAY[15,15,20,30,30,45,60])[1+abs(hashtext('du'||n))%7],
 CASE WHEN abs(hashtext('rs'||n))%15=0 THEN NULL ELSE (ARRAY['Vaccination','Vaccination','Check-up','Check-up','Skin problem','Limping','Vomiting','Dental','Grooming','Neutering','Follow-up','Eye problem'])[1+abs(hashtext('rr'||n))%12] END,
 CASE WHEN d>date '2026-06-30' THEN CASE WHEN abs(hashtext('sf'||n))%8=0 THEN 'cancelled' ELSE 'booked' END
  WHEN abs(hashtext('ss'||n))%20<15 THEN 'done' WHEN abs(hashtext('ss'||n))%20<18 THEN 'cancelled' ELSE 'no_show' END,
 CASE WHEN abs(hashtext('on'||n))%5<2 THEN 1 ELSE 0 END,
 d - (1+abs(hashtext('cr'||n))%21)*interval '1 day' + interval '11 hours', d - interval '6 hours'
FROM (SELECT n, date '2023-01-02' + (n*1292/1700) AS d FROM generate_series(1,1700) n) x;
INSERT INTO tbl_visit SELECT row_number() OVER (ORDER BY vd, src), aid, pet_id, staff_id, vd,
 CASE WHEN abs(hashtext('dg'||src))%9=0 THEN NULL ELSE (ARRAY['Healthy','Healthy','Dermatitis','Otitis','Gastroenteritis','Tick fever','Dental tartar','Fracture','Conjunctivitis','Obesity','Kennel cough','Arthritis','Urinary infection'])[1+abs(hashtext('dd'||src))%13] END,
 CASE WHEN abs(hashtext('vw'||src))%10=0 THEN NULL ELSE round((3+abs(hashtext('vx'||src))%350/10.0)::numeric,2) END,
 CASE WHEN aid IS NULL AND abs(hashtext('ve'||src))%3<2 THEN 1 WHEN abs(hashtext('ve'||src))%40=0 THEN 1 ELSE 0 END,
 CASE abs(hashtext('vn'||src))%12 WHEN 0 THEN 'Owner asked for a written estimate' WHEN 1 THEN 'Aggressive, use muzzle' WHEN 2 THEN 'Recheck in two weeks' WHEN 3 THEN 'Allergic to penicillin' ELSE NULL END,
 vd + interval '12 hours', vd + interval '18 hours'
FROM (SELECT appointment_id AS aid, pet_id, staff_id, starts_at::date AS vd, 'a'||appointment_id AS src FROM tbl_appointment WHERE status='done'
 UNION ALL SELECT NULL, 1+abs(hashtext('wp'||n))%270, 1+n%3, date '2023-01-05'+n*5, 'w'||n FROM generate_series(1,254) n) q;
INSERT INTO tbl_service VALUES
(1,'Consultation','Consultation',600,1,0,'2023-01-01','2025-01-01'),(2,'Follow-up consultation','Consultation',350,1,0,'2023-01-01','2025-01-01'),(3,'Emergency fee','Consultation',1500,1,0,'2023-01-01','2025-01-01'),
(4,'Rabies shot','Vaccination',450,0,0,'2023-01-01','2025-01-01'),(5,'DHPPi shot','Vaccination',900,0,0,'2023-01-01','2025-01-01'),(6,'Tricat shot','Vaccination',850,0,0,'2023-01-01','2025-01-01'),
(7,'Blood panel','Lab',1800,1,0,'2023-01-01','2025-01-01'),(8,'Urine test','Lab',700,1,0,'2023-01-01','2025-01-01'),(9,'X-ray','Imaging',1600,1,0,'2023-01-01','2025-01-01'),(10,'Ultrasound','Imaging',2200,1,0,'2023-01-01','2025-01-01'),
(11,'Dental scaling','Surgery',4500,1,0,'2023-01-01','2025-01-01'),(12,'Neutering dog','Surgery',7500,1,0,'2023-01-01','2025-01-01'),(13,'Neutering cat','Surgery',4800,1,0,'2023-01-01','2025-01-01'),(14,'Wound stitching','Surgery',2800,1,0,'2023-01-01','2025-01-01'),
(15,'Bath and brush','Grooming',900,1,0,'2023-01-01','2025-01-01'),(16,'Nail trim','Grooming',250,1,0,'2023-01-01','2025-01-01'),(17,'Deworming tablet','Medicine',120,0,0,'2023-01-01','2025-01-01'),(18,'Antibiotic course','Medicine',650,0,0,'2023-01-01','2025-01-01'),(19,'Tick collar','Medicine',1400,1,0,'2023-01-01','2025-01-01'),(20,'Laser therapy','Surgery',3000,1,1,'2023-01-01','2024-12-31'),(21,'Homeopathic drops','Medicine',300,1,1,'2023-01-01','2024-03-31'),(22,'Boarding night','Boarding',800,1,0,'2025-06-01','2025-06-01');
INSERT INTO tbl_visit_service SELECT row_number() OVER (ORDER BY visit_id, k), visit_id, s.service_id,
 CASE WHEN s.category='Medicine' THEN 1+abs(hashtext('q'||visit_id||k))%3 ELSE 1 END,
 CASE WHEN visit_date < date '2025-01-01' THEN round(s.list_price*0.9,2) ELSE s.list_price END,
 CASE abs(hashtext('di'||visit_id||k))%10 WHEN 0 THEN 10 WHEN 1 THEN 5 ELSE 0 END,
 visit_date+interval '12 hours', visit_date+interval '12 hours'
FROM (SELECT v.visit_id, v.visit_date, k, CASE WHEN k=0 THEN CASE WHEN v.is_emergency=1 THEN 3 WHEN abs(hashtext('z'||v.visit_id))%4=0 THEN 2 ELSE 1 END ELSE 4+least(abs(hashtext('sv'||v.visit_id||'-'||k))%16, 15) END AS sid
 FROM tbl_visit v, generate_series(0,2) k WHERE k <= abs(hashtext('ns'||v.visit_id))%3) y JOIN tbl_service s ON s.service_id=y.sid;
INSERT INTO tbl_vaccination SELECT n, 1+abs(hashtext('vp'||n))%255, CASE WHEN n%4=0 THEN 6 ELSE 1+n%3 END,
 (ARRAY['Rabies','Rabies','DHPPi','DHPPi','Leptospirosis','Tricat','Kennel cough'])[1+abs(hashtext('va'||n))%7],
 CASE WHEN n%17=0 THEN NULL ELSE 'B'||(2300+n/9) END, g,
 CASE WHEN n%13=0 THEN NULL ELSE g+365 END, g+interval '11 hours', g+interval '11 hours'
FROM (SELECT n, date '2023-01-04'+n*2 AS g FROM generate_series(1,635) n) x;
INSERT INTO tbl_invoice SELECT v.visit_id, v.visit_id, 'INV-'||extract(year FROM v.visit_date)||'-'||lpad(v.visit_id::text,5,'0'), v.visit_date, v.visit_date+15,
 (SELECT round(sum(quantity*unit_price*(1-discount_pct/100)),2) FROM tbl_visit_service x WHERE x.visit_id=v.visit_id),
 CASE WHEN abs(hashtext('is'||v.visit_id))%50=0 THEN 'void' WHEN v.visit_date > date '2026-04-15' AND abs(hashtext('ip'||v.visit_id))%3=0 THEN 'open' WHEN abs(hashtext('ip'||v.visit_id))%30=1 THEN 'open' WHEN abs(hashtext('ip'||v.visit_id))%30=2 THEN 'part_paid' ELSE 'paid' END,
 v.visit_date+interval '13 hours', v.visit_date+interval '20 hours'
FROM tbl_visit v WHERE v.visit_id % 41 <> 0;
INSERT INTO tbl_payment SELECT row_number() OVER (ORDER BY issued_on, invoice_id, k), invoice_id, LEAST(date '2026-06-30', issued_on + CASE WHEN abs(hashtext('pd'||invoice_id))%4=0 THEN abs(hashtext('pe'||invoice_id))%40 ELSE 0 END),
 CASE WHEN k=1 THEN 200 WHEN status='part_paid' THEN round(total_amount*0.4,2) ELSE total_amount END,
 (ARRAY['UPI','UPI','UPI','UPI','card','card','cash','cash','insurance','bank transfer'])[1+abs(hashtext('pm'||invoice_id))%10], k,
 issued_on+interval '14 hours', issued_on+interval '14 hours'
FROM tbl_invoice, generate_series(0,1) k WHERE status IN ('paid','part_paid') AND (k=0 OR (invoice_id%37=0 AND total_amount>400));
INSERT INTO tbl_appointment VALUES (1701,14,3,'2026-06-30 16:30',20,'Follow-up','booked',0,'2026-06-22 10:00','2026-06-22 10:00'),(1702,20,3,'2026-06-30 17:15',30,'Skin problem','booked',1,'2026-06-27 21:14','2026-06-27 21:14'),(1703,(SELECT min(pet_id) FROM tbl_pet WHERE pet_name='Leo'),1,'2026-07-02 10:00',15,'Vaccination','booked',1,'2026-06-28 08:00','2026-06-28 08:00'),(1704,7,11,'2026-04-11 11:00',60,'Grooming','done',0,'2026-04-02 12:00','2026-04-11 12:00'),(1705,8,11,'2026-04-11 12:00',45,'Grooming','done',0,'2026-04-02 12:05','2026-04-11 13:00');
INSERT INTO tbl_visit VALUES (5001,NULL,33,2,'2026-06-29','Gastroenteritis',12.40,1,NULL,'2026-06-29 22:10','2026-06-29 22:40'),(5002,NULL,1,1,'2026-06-29','Otitis',31.90,0,'Recheck in two weeks','2026-06-29 12:00','2026-06-29 12:30'),(5003,NULL,(SELECT min(pet_id) FROM tbl_pet WHERE pet_name='Leo'),2,'2026-06-18','Dermatitis',9.80,0,NULL,'2026-06-18 11:00','2026-06-18 11:30'),(5004,NULL,40,1,'2025-06-30','Limping observed',14.00,0,NULL,'2025-06-30 10:00','2025-06-30 10:30');
INSERT INTO tbl_visit_service VALUES (90001,5001,3,1,1500,0,'2026-06-29 22:40','2026-06-29 22:40'),(90002,5001,7,1,1800,0,'2026-06-29 22:40','2026-06-29 22:40'),(90003,5002,1,1,600,0,'2026-06-29 12:30','2026-06-29 12:30'),(90004,5003,1,1,600,10,'2026-06-18 11:30','2026-06-18 11:30'),(90005,5004,1,1,600,0,'2025-06-30 10:30','2025-06-30 10:30');
INSERT INTO tbl_invoice VALUES (5001,5001,'INV-2026-05001','2026-06-29','2026-07-14',3300,'open','2026-06-29 22:45','2026-06-29 22:45'),(5002,5002,'INV-2026-05002','2026-06-29','2026-07-14',600,'paid','2026-06-29 12:35','2026-06-29 12:40'),(5003,5003,'INV-2026-05003','2026-06-18','2026-07-03',540,'open','2026-06-18 11:40','2026-06-18 11:40'),(5004,5004,'INV-2025-05004','2025-06-30','2025-07-15',600,'paid','2025-06-30 10:40','2025-06-30 10:40');
INSERT INTO tbl_payment VALUES (9001,5002,'2026-06-29',600,'UPI',0,'2026-06-29 12:40','2026-06-29 12:40'),(9002,5004,'2025-06-30',650,'cash',0,'2025-06-30 10:45','2025-06-30 10:45');
