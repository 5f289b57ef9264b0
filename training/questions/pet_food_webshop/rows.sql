INSERT INTO customers
SELECT n,
 (ARRAY['Anna','Bram','Carla','Dirk','Elif','Femke','Gert','Hanna','Ivo','Julie','Karim','Lotte'])[1+(n-1)%12],
 (ARRAY['Maes','Visser','Peeters','Krause','Jansen','Leclerc','Bakker','Wouters','Schmitz','Dubois','de Boer'])[1+(n*5)%11],
 'kunde'||n||'@postmail.example',
 (ARRAY['Antwerp','Utrecht','Cologne','Ghent','Lille','Rotterdam','Aachen'])[1+n%7],
 (ARRAY['Belgium','Netherlands','Germany','Belgium','France','Netherlands','Germany'])[1+n%7],
 timestamptz '2023-06-03 09:00+00' + (abs(hashtext('reg'||n))%1080) * interval '1 day', n%3<>0
FROM generate_series(1,120) n;
INSERT INTO categories VALUES (1,'Dry dog food'),(2,'Wet dog food'),(3,'Dry cat food'),(4,'Wet cat food'),(5,'Treats'),(6,'Bird seed'),(7,'Aquarium food');
INSERT INTO products VALUES
(1,1,'Adult Salmon & Rice 12 kg','Waldrudel',54.90,33.10,41,10),(2,1,'Puppy Chicken 3 kg','Waldrudel',19.95,11.20,6,12),(3,1,'Senior Light 10 kg','Barkwell',47.50,29.00,0,8),
(4,2,'Beef Pâté 6 x 400 g','Barkwell',14.40,8.20,130,30),(5,2,'Lamb & Pumpkin 6 x 400 g','Waldrudel',16.20,9.90,0,30),
(6,3,'Indoor Cat Turkey 4 kg','Minou',28.90,16.40,55,15),(7,3,'Kitten Starter 2 kg','Minou',17.50,9.75,22,15),(8,3,'Grain Free Duck 4 kg','Purrfetto',33.00,20.50,9,10),
(9,4,'Tuna in Jelly 12 x 85 g','Purrfetto',11.80,6.10,240,60),(10,4,'Chicken Mousse 12 x 85 g','Minou',12.60,7.00,0,60),
(11,5,'Dental Sticks 28 pcs','Barkwell',9.95,4.30,310,50),(12,5,'Freeze-dried Liver 150 g','Waldrudel',8.50,4.90,75,20),(13,5,'Catnip Crunch 60 g','Purrfetto',3.25,1.20,190,40),
(14,6,'Wild Bird Mix 5 kg','Featherly',13.70,7.90,64,20),(15,6,'Canary Blend 1 kg','Featherly',5.40,2.60,18,10),(16,7,'Tropical Flakes 250 ml','Aquaria',7.20,3.10,83,15),(17,7,'Algae Wafers 100 g','Aquaria',6.10,2.80,4,15);
INSERT INTO coupons VALUES ('WELCOME10',10,'2023-06-01',NULL),('SPRING15',15,'2026-03-01','2026-05-31'),('AUTUMN20',20,'2025-09-15','2025-11-15'),('PUPPY5',5,'2024-01-01',NULL),('XMAS25',25,'2024-12-01','2024-12-26'),('VIP30',30,'2026-06-01','2026-12-31');
INSERT INTO orders
SELECT n, CASE WHEN n%29=0 THEN 7 ELSE 1+abs(hashtext('c'||n))%112 END,
 timestamptz '2023-06-10 07:30+00' + (n*1112/700) * interval '1 day' + (abs(hashtext('h'||n))%840) * interval '1 minute',
 CASE WHEN n>690 THEN 'new' WHEN n>670 THEN 'packed' WHEN abs(hashtext('s'||n))%100<6 THEN 'cancelled' WHEN n>655 THEN 'shipped' ELSE 'delivered' END,
 CASE WHEN abs(hashtext('k'||n))%100<9 THEN 'WELCOME10' WHEN abs(hashtext('k'||n))%100<12 THEN 'PUPPY5' WHEN (n BETWEEN 520 AND 556) AND n%3=0 THEN 'AUTUMN20' WHEN (n BETWEEN 626 AND 680) AND n%4=0 THEN 'SPRING15' END,
 0, CASE WHEN n%4=0 THEN 0 ELSE 4.95 END
FROM generate_series(1,700) n;
INSERT INTO order_lines
SELECT row_number() OVER (ORDER BY q.o,q.k), q.o, p.id, 1+abs(hashtext('q'||q.o||q.k))%3, CASE WHEN q.o<300 THEN round(p.price*0.92,2) ELSE p.price END
FROM (SELECT o.n AS o, k, 1+abs(hashtext('p'||o.n||'-'||k))%34 AS r FROM generate_series(1,700) o(n), generate_series(1,3) k WHERE k<=1+o.n%3) q
JOIN products p ON p.id = CASE WHEN q.r<=16 THEN q.r WHEN q.r<=22 THEN 11 WHEN q.r<=26 THEN 1 WHEN q.r<=29 THEN 9 WHEN q.r<=31 THEN 6 ELSE 14 END;
UPDATE orders o SET total = s.t + o.shipping_fee FROM (SELECT order_id, sum(quantity*unit_price) t FROM order_lines GROUP BY order_id) s WHERE s.order_id=o.id;
INSERT INTO shipments
SELECT row_number() OVER (ORDER BY id), id, (ARRAY['PostNL','DHL','bpost','DHL','GLS'])[1+id%5], placed_at + (6+abs(hashtext('sh'||id))%60)*interval '1 hour',
 CASE WHEN status='delivered' THEN placed_at + (40+abs(hashtext('sh'||id))%60+abs(hashtext('de'||id))%70)*interval '1 hour' END
FROM orders WHERE status IN ('shipped','delivered');
INSERT INTO returns
SELECT row_number() OVER (ORDER BY id), id, (placed_at + (5+id%16)*interval '1 day')::date, (ARRAY['wrong item','damaged bag','pet does not like it','damaged bag','ordered too much'])[1+abs(hashtext('rr'||id))%5], round(total*0.8,2)
FROM orders WHERE status='delivered' AND (abs(hashtext('ret'||id))%100<8 OR id IN (640,643,648));
INSERT INTO reviews
SELECT n, 1+abs(hashtext('rp'||n))%16, 1+abs(hashtext('rc'||n))%110, CASE WHEN n%9=0 THEN 1 WHEN n%7=0 THEN 2 ELSE 3+abs(hashtext('ra'||n))%3 END,
 CASE n%6 WHEN 0 THEN 'My dog loves it' WHEN 1 THEN 'Bag arrived torn' WHEN 2 THEN 'Good value, fast delivery' WHEN 3 THEN NULL WHEN 4 THEN 'Smell is too strong' ELSE NULL END,
 date '2024-01-05' + (n*905/160) FROM generate_series(1,160) n;
