INSERT INTO rd_area VALUES ('NE','Northern Estate','Gatley'),('OT','Old Town','Gatley'),('RV','Riverside','Moss Lane'),('WD','Woodend','Moss Lane');
INSERT INTO cust VALUES (1,'Ada Firth','H','2019-04-02',NULL),(2,'Bolton Laundry','T','2020-11-16',NULL),(3,'Cyril Hope','H','2021-07-01','2026-03-31'),(4,'Dana Imrie','H','2022-02-14',NULL),(5,'Eastgate Bakery','T','2023-09-25',NULL),(6,'Fiona Jex','H','2024-05-05',NULL),(7,'Gordon Kaye','H','2024-12-09',NULL),(8,'Harbour Grill','T','2025-03-20','2026-05-15'),(9,'Iris Lomax','H','2025-10-01',NULL),(10,'Jumar Malik','H','2026-01-12',NULL),(11,'Kiln Pottery','T','2026-06-01',NULL),(12,'Lars Nunn','H','2026-05-20',NULL);
INSERT INTO mtr VALUES ('G100','NE',1,'2 Elm Rise','2015-03-11','2024-08-19','2026-08-19',false),('G101','OT',2,'14 Mill St','2018-06-20','2025-07-02','2027-07-02',false),('G102','OT',3,'16 Mill St','2012-10-05','2023-11-27','2025-11-27',false),('G103','RV',4,'1 Quay Walk','2021-01-29','2025-01-14','2027-01-14',true),('G104','RV',5,'7 Quay Walk','2022-09-08','2025-12-03','2028-02-03',true),('G105','WD',6,'33 Oak Ave','2010-05-17','2024-04-22','2026-04-22',false),('G106','WD',7,'35 Oak Ave','2024-11-30',NULL,'2026-11-30',true),('G107','RV',8,'9 Quay Walk','2025-03-18','2026-06-10','2028-06-10',true),('G108','NE',9,'4 Elm Rise','2016-08-08','2024-09-30','2026-09-30',false),('G109','OT',10,'20 Mill St','2026-01-08',NULL,'2028-01-08',true),('G110','WD',2,'2 Oak Yard','2017-02-23','2025-02-11','2027-02-11',false),('G111','NE',NULL,'6 Elm Rise','2014-12-12','2022-10-10','2024-10-10',false),('G112','RV',5,'11 Quay Walk','2023-04-04','2024-05-19','2027-05-19',true);
INSERT INTO rdr VALUES (1,'Sid Palmer','NE'),(2,'Tess Quayle','OT'),(3,'Una Rhodes','RV'),(4,'Vince Stott','WD'),(5,'Wanda Tully','WD');
INSERT INTO rdg SELECT m, d, d+k, r, s, 0, u, round(u*10.9,1) FROM (VALUES
('G100',date '2025-12-10',1,1,'R',212.0),('G100','2026-03-11',0,NULL::int,'C',301.5),('G100','2026-06-09',3,1,'R',118.0),
('G101','2025-12-15',2,2,'R',1840.0),('G101','2026-03-17',1,2,'R',2105.0),('G101','2026-06-16',1,2,'R',1510.5),
('G102','2025-12-15',2,2,'R',144.0),('G102','2026-03-31',6,1,'R',230.0),
('G103','2026-03-01',0,NULL,'S',265.4),('G103','2026-06-01',0,NULL,'S',131.2),
('G104','2026-03-01',0,NULL,'S',980.0),('G104','2026-06-01',0,NULL,'S',905.3),
('G105','2025-12-20',4,4,'R',255.0),('G105','2026-03-22',0,NULL,'E',340.0),('G105','2026-06-23',2,3,'R',96.0),
('G106','2026-03-01',0,NULL,'S',188.8),('G106','2026-06-01',0,NULL,'S',84.1),
('G107','2026-03-01',0,NULL,'S',640.0),('G107','2026-05-15',2,3,'R',310.0),
('G108','2026-03-29',4,NULL,'C',276.0),('G108','2026-05-30',4,1,'R',90.5),
('G109','2026-06-01',0,NULL,'S',160.0),
('G110','2025-12-22',1,4,'R',420.0),('G110','2026-03-24',0,NULL,'E',510.0),('G110','2026-06-24',1,4,'R',388.0),
('G112','2026-03-01',0,NULL,'S',455.0),('G112','2026-06-01',0,NULL,'S',402.6)) x(m,d,k,r,s,u);
UPDATE rdg r SET val_m3=1000+(SELECT sum(used_m3) FROM rdg q WHERE q.mtr_no=r.mtr_no AND q.dt_rdg<=r.dt_rdg);
INSERT INTO inv SELECT 'I'||(7000+row_number() OVER (ORDER BY r.dt_rdg,r.mtr_no)), m.cust_no, r.mtr_no, r.dt_rdg-91, r.dt_rdg, r.dt_rdg+4+length(r.mtr_no)%3+(r.used_m3)::int%9, r.dt_rdg+30+(r.used_m3)::int%9, NULL, round(r.used_kwh*0.084,2), CASE WHEN c.cust_typ='T' THEN 45.00 ELSE 24.50 END,0,0,0 FROM rdg r JOIN mtr m USING (mtr_no) JOIN cust c USING (cust_no);
UPDATE inv SET amt_vat=round((amt_gas+amt_stand)*0.05,2);
UPDATE inv SET amt_tot=amt_gas+amt_stand+amt_vat;
UPDATE inv SET dt_paid=dt_inv+8+(amt_tot::int%41), amt_paid=amt_tot WHERE mtr_no NOT IN ('G107') AND dt_inv<date '2026-06-10' AND inv_no NOT IN ('I7008','I7014');
UPDATE inv SET dt_paid=NULL, amt_paid=0 WHERE dt_paid>date '2026-06-30';
UPDATE inv SET amt_paid=200 , dt_paid=NULL WHERE mtr_no='G107' AND per_to='2026-03-01';
COMMENT ON COLUMN inv.dt_paid IS 'day on which it was paid in full';
