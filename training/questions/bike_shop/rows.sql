INSERT INTO customers VALUES
(1,'Lena Brandt','0151 2200101','lena.brandt@posteo.de','Freiburg',1,'2023-01-12'),
(2,'Tobias Wenger','0151 2200102',NULL,'Freiburg',0,'2023-01-20'),
(3,'Sofia Moretti','0151 2200103','sofia.moretti@gmail.com','Emmendingen',1,'2023-02-04'),
(4,'Radsportverein Dreisam','0761 440012','kasse@rsv-dreisam.de','Freiburg',0,'2023-02-17'),
(5,'Anil Kapoor',NULL,'anil.kapoor@gmail.com','Freiburg',1,'2023-03-03'),
(6,'Greta Olsson','0151 2200106',NULL,'Staufen',0,'2023-03-30'),
(7,'Jonas Feldmann','0151 2200107','j.feldmann@gmx.de','Kirchzarten',1,'2023-04-11'),
(8,'Café Pedal','0761 440018','hallo@cafe-pedal.de','Freiburg',0,'2023-05-02'),
(9,'Marek Nowak','0151 2200109',NULL,'Breisach',0,'2023-05-19'),
(10,'Helene Schwarz',NULL,NULL,'Freiburg',0,'2023-06-01');
INSERT INTO customers SELECT n,
 (ARRAY['Paul','Mia','Felix','Clara','Emil','Nora','Luis','Ida','Oskar','Amelie','Yusuf','Carla','Ben','Leyla','Theo','Ruth'])[1+abs(hashtext('cf'||n))%16]||' '||(ARRAY['Keller','Maier','Vogt','Lang','Huber','Winkler','Braun','Demir','Rossi','Ziegler','Kuhn','Sommer','Arnold','Petit'])[1+abs(hashtext('cl'||n))%14],
 CASE WHEN abs(hashtext('p'||n))%7=0 THEN NULL ELSE '0151 33'||(10000+n) END,
 CASE WHEN abs(hashtext('e'||n))%3=0 THEN NULL ELSE 'kunde'||n||'@mail.de' END,
 (ARRAY['Freiburg','Freiburg','Freiburg','Freiburg','Emmendingen','Kirchzarten','Staufen','Breisach','Colmar','Basel'])[1+abs(hashtext('t'||n))%10],
 abs(hashtext('n'||n))%2, to_char(date '2023-01-05'+n*5,'YYYY-MM-DD')
FROM generate_series(11,240) n;
INSERT INTO brands VALUES (1,'Stadtfalke','Germany'),(2,'Velmonte','Italy'),(3,'Norrhjul','Sweden'),(4,'Kamigawa','Japan'),(5,'Trailfox','USA'),(6,'Pedalix','Germany'),(7,'Bruyne','Netherlands'),(8,'Lumenrad','Germany'),(9,'Zefiro','Italy'),(10,'Altaspin','Spain');
INSERT INTO products VALUES
(1,1,'Stadtfalke City 7','city bike',799,520,9,3),(2,1,'Stadtfalke City 7 Lady','city bike',799,520,4,3),(3,1,'Stadtfalke Cargo','cargo bike',3490,2480,2,1),(4,7,'Bruyne Opa','city bike',949,610,6,2),(5,7,'Bruyne Bakfiets E','cargo bike',5290,3900,1,1),
(6,2,'Velmonte Corsa','road bike',2190,1490,3,2),(7,2,'Velmonte Corsa Pro','road bike',4290,3010,1,1),(8,10,'Altaspin Ruta','road bike',1590,1050,4,2),(9,5,'Trailfox 29','mountain bike',1390,890,5,2),(10,5,'Trailfox E-Peak','e-bike',3990,2790,3,2),
(11,3,'Norrhjul E-Tour','e-bike',2990,2050,7,3),(12,3,'Norrhjul E-Step','e-bike',2590,1800,0,2),(13,6,'Pedalix Kids 20','kids bike',349,210,8,4),(14,6,'Pedalix Kids 24','kids bike',399,245,3,4),(15,6,'Pedalix Balance','kids bike',89,48,12,5),
(16,4,'Kamigawa Chain 10s','part',29.9,14,40,15),(17,4,'Kamigawa Brake Pads','part',14.9,5.5,85,30),(18,4,'Kamigawa Derailleur','part',69.9,38,11,5),(19,9,'Zefiro Saddle','part',49.9,22,14,6),(20,9,'Zefiro Tyre 28','part',32.5,15,33,20),
(21,6,'Pedalix Tube 28','part',7.9,2.4,120,50),(22,8,'Lumenrad Front 60','accessory',59.9,31,17,8),(23,8,'Lumenrad Rear','accessory',24.9,11,19,8),(24,6,'Pedalix Helmet M','accessory',69,34,10,6),(25,6,'Pedalix Helmet L','accessory',69,34,2,6),
(26,2,'Velmonte Jersey','clothing',79,37,15,5),(27,2,'Velmonte Bib Shorts','clothing',99,49,7,5),(28,3,'Norrhjul Rain Jacket','clothing',129,68,0,4),(29,8,'Lumenrad Lock XL','accessory',89.9,46,13,5),(30,7,'Bruyne Child Seat','accessory',119,70,NULL,2),(31,NULL,'Gift voucher','voucher',50,0,NULL,NULL),(32,NULL,'Used bike','city bike',220,90,3,0);
INSERT INTO mechanics VALUES (1,'Uwe Strobel','2014-03-01',58),(2,'Aylin Kaya','2019-08-15',55),(3,'Piotr Zielinski','2022-04-01',52),(4,'Hannah Roth','2025-09-01',44),(5,'Manuel Ortega','2023-05-15',50);
INSERT INTO sales SELECT n, CASE WHEN abs(hashtext('sc'||n))%4=0 THEN NULL WHEN n%29=0 THEN 1+n%10 ELSE 1+abs(hashtext('sd'||n))%225 END,
 to_char(date '2023-01-03'+(n*1274/1500),'YYYY-MM-DD'),
 CASE WHEN abs(hashtext('ch'||n))%10<7 THEN 'shop' WHEN abs(hashtext('ch'||n))%10<9 THEN 'web' ELSE 'phone' END,
 (ARRAY['card','card','card','cash','cash','paypal','leasing','invoice'])[1+abs(hashtext('py'||n))%8], 0
FROM generate_series(1,1500) n;
INSERT INTO sale_items SELECT row_number() OVER (ORDER BY s.id,k), s.id, p.id,
 CASE WHEN p.kind='part' THEN 1+abs(hashtext('iq'||s.id||k))%4 ELSE 1 END,
 CASE WHEN abs(hashtext('ir'||s.id||k))%8=0 THEN round((p.price*0.9)::numeric,2) ELSE p.price END
FROM sales s CROSS JOIN generate_series(0,2) k JOIN products p ON p.id=1+abs(hashtext('ip'||s.id||'x'||k))%31 AND (p.id<>5 OR s.id%5=0) WHERE k<=abs(hashtext('ik'||s.id))%3 OR k=0;
UPDATE sales SET total = COALESCE((SELECT round(sum(qty*price)::numeric,2) FROM sale_items i WHERE i.sale_id=sales.id),0);
DELETE FROM sales WHERE NOT EXISTS (SELECT 1 FROM sale_items i WHERE i.sale_id=sales.id);
INSERT INTO repairs SELECT n, CASE WHEN n%23=0 THEN 1+n%10 ELSE 1+abs(hashtext('rc'||n))%230 END,
 CASE WHEN d>date '2026-06-25' AND n%3=0 THEN NULL ELSE CASE WHEN abs(hashtext('rm'||n))%9<3 THEN 1 WHEN abs(hashtext('rm'||n))%9<5 THEN 2 WHEN abs(hashtext('rm'||n))%9<7 THEN 3 WHEN d>date '2025-09-05' AND n%2=0 THEN 4 WHEN d>date '2023-05-20' THEN 5 ELSE 1 END END,
 (ARRAY['city bike','road bike','e-bike','mountain bike','cargo bike','old Dutch bike','kids bike'])[1+abs(hashtext('rb'||n))%7],
 (ARRAY['flat tyre','flat tyre','brakes','gears skipping','full service','full service','broken spoke','motor error','light not working','creaking bottom bracket'])[1+abs(hashtext('rp'||n))%10],
 to_char(d,'YYYY-MM-DD'), to_char(d+2+abs(hashtext('rq'||n))%6,'YYYY-MM-DD'),
 CASE WHEN d+3+abs(hashtext('ru'||n))%10 <= date '2026-06-30' AND abs(hashtext('rx'||n))%40<>0 THEN to_char(d+1+abs(hashtext('ru'||n))%11,'YYYY-MM-DD') END,
 CASE WHEN d+3+abs(hashtext('ru'||n))%10 <= date '2026-06-30' AND abs(hashtext('rx'||n))%40<>0 THEN 'picked up' WHEN abs(hashtext('rx'||n))%40=0 AND d<date '2026-06-01' THEN CASE WHEN n%2=0 THEN 'ready' ELSE 'given up' END ELSE (ARRAY['waiting','in work','waiting for parts','ready'])[1+n%4] END,
 CASE WHEN d>date '2026-06-26' THEN NULL ELSE 0.25*(1+abs(hashtext('rh'||n))%12) END,
 CASE WHEN abs(hashtext('ro'||n))%5=0 THEN 0 ELSE round((abs(hashtext('ry'||n))%900/10.0)::numeric,2) END, NULL
FROM (SELECT n, date '2023-01-04'+(n*1272/900) AS d FROM generate_series(1,900) n) x;
UPDATE repairs SET price = round((hours*60+parts_cost*1.4)::numeric,2) WHERE hours IS NOT NULL AND state <> 'given up';
INSERT INTO rentals SELECT n, 1+abs(hashtext('lc'||n))%235, (ARRAY[1,4,10,11,11,12,9])[1+abs(hashtext('lp'||n))%7],
 to_char(d,'YYYY-MM-DD'), to_char(d+1+abs(hashtext('ld'||n))%7,'YYYY-MM-DD'),
 CASE WHEN d>date '2026-06-20' OR n%61=0 THEN NULL ELSE to_char(d+1+abs(hashtext('ld'||n))%7 + CASE WHEN abs(hashtext('ll'||n))%9=0 THEN 1+n%3 ELSE 0 END,'YYYY-MM-DD') END,
 (ARRAY[15,15,18,35,39])[1+abs(hashtext('lr'||n))%5], CASE WHEN n%6=0 THEN NULL ELSE 100 END
FROM (SELECT n, date '2023-03-15'+(n*1201/320) AS d FROM generate_series(1,320) n) x;
INSERT INTO brands VALUES (11,'Kornblum','Austria');
INSERT INTO customers VALUES (241,'Frieda Albrecht','0151 3310241','frieda.albrecht@web.de','Freiburg',1,'2026-06-11'),(242,'Tomás Silva',NULL,'tomas.silva@gmail.com','Colmar',0,'2026-06-24');
INSERT INTO sales VALUES (1501,241,'2026-06-29','phone','card',59.9),(1502,5,'2026-06-30','shop','cash',79),(1503,NULL,'2026-06-30','shop','card',31.6);
INSERT INTO sale_items VALUES (9001,1501,22,1,59.9),(9002,1502,26,1,79),(9003,1503,21,4,7.9);
INSERT INTO repairs VALUES (901,6,2,'old Dutch bike','brakes','2026-06-24','2026-07-01',NULL,'waiting for parts',NULL,0,NULL),(902,1,1,'city bike','full service','2026-06-26','2026-06-30',NULL,'ready',1.5,22,120.8),(903,242,NULL,'e-bike','motor error','2026-06-29','2026-07-01',NULL,'waiting',NULL,0,NULL);
INSERT INTO rentals VALUES (321,5,11,'2026-06-26','2026-07-03',NULL,39,100),(322,9,4,'2025-08-09','2025-08-12','2025-08-12',15,100);
