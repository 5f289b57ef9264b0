INSERT INTO categories VALUES
(1,'Home',NULL),(2,'Outdoor',NULL),(3,'Electronics',NULL),(4,'Toys',NULL),
(5,'Kitchen',1),(6,'Bedding',1),(7,'Lighting',1),(8,'Camping',2),(9,'Garden',2),(10,'Cycling',2),
(11,'Audio',3),(12,'Phone accessories',3),(13,'Board games',4),(14,'Baby toys',4),(15,'Gift cards',NULL);
INSERT INTO warehouses VALUES
(1,'Rotterdam Main','Rotterdam','Netherlands',true),(2,'Leipzig Hub','Leipzig','Germany',true),
(3,'Lyon South','Lyon','France',true),(4,'Poznan','Poznan','Poland',true),(5,'Antwerp Old Dock','Antwerp','Belgium',false);
INSERT INTO products VALUES
(1,'KIT-001','Cast Iron Skillet',5,'Hearthwell',39.90,18.50,2.40,true,'2022-03-01'),(2,'KIT-002','French Press Coffee Maker',5,'Moka & Co',29.50,11.20,0.80,true,'2022-03-01'),
(3,'KIT-003','Chef Knife 20 cm',5,'Hearthwell',54.00,22.00,0.30,true,'2022-06-15'),(4,'KIT-004','Bamboo Cutting Board',5,'Greenleaf',24.90,8.10,1.10,true,'2022-09-01'),
(5,'KIT-005','Stand Mixer',5,'Hearthwell',249.00,148.00,6.80,true,'2023-02-20'),(6,'KIT-006','Espresso Cups Set of 6',5,'Moka & Co',34.00,NULL,1.50,true,'2024-10-01'),
(7,'BED-001','Linen Duvet Cover',6,'Nordlys',119.00,52.00,1.90,true,'2022-03-01'),(8,'BED-002','Down Pillow',6,'Nordlys',59.00,24.50,1.00,true,'2022-03-01'),
(9,'BED-003','Wool Blanket',6,'Greenleaf',89.00,41.00,1.70,true,'2023-09-12'),(10,'BED-004','Kids Bed Sheet Set',6,NULL,32.50,12.70,0.90,false,'2022-05-10'),
(11,'LIG-001','Paper Floor Lamp',7,'Nordlys',74.90,30.00,2.20,true,'2022-03-01'),(12,'LIG-002','Desk Lamp Arc',7,'Lumo',49.90,19.80,1.40,true,'2022-08-08'),
(13,'LIG-003','Solar String Lights',7,'Lumo',19.90,5.60,0.40,true,'2023-04-17'),(14,'CAM-001','Two Person Tent',8,'Trailhead',189.00,96.00,2.90,true,'2022-03-01'),
(15,'CAM-002','Sleeping Bag Comfort',8,'Trailhead',99.00,47.00,1.60,true,'2022-03-01'),(16,'CAM-003','Titanium Mug',8,'Trailhead',22.00,9.40,0.10,true,'2023-05-05'),
(17,'CAM-004','Camping Stove',8,'Trailhead',64.00,29.00,0.90,true,'2024-03-18'),(18,'GAR-001','Garden Hose 25 m',9,'Greenleaf',44.90,17.00,3.50,true,'2022-04-04'),
(19,'GAR-002','Pruning Shears',9,'Greenleaf',27.50,10.00,0.30,true,'2022-04-04'),(20,'GAR-003','Raised Bed Kit',9,NULL,129.00,61.00,14.00,true,'2024-02-26'),
(21,'CYC-001','Bike Helmet Urban',10,'Velora',69.00,28.00,0.40,true,'2022-05-20'),(22,'CYC-002','LED Bike Light Set',10,'Lumo',34.90,12.00,0.20,true,'2022-05-20'),
(23,'CYC-003','Pannier Bag 20 L',10,'Velora',84.00,37.00,1.20,true,'2023-03-27'),(24,'AUD-001','Wireless Headphones',11,'Sonar',149.00,79.00,0.30,true,'2022-03-01'),
(25,'AUD-002','Bluetooth Speaker Mini',11,'Sonar',59.90,28.00,0.50,true,'2022-11-11'),(26,'AUD-003','Record Player',11,'Sonar',219.00,128.00,5.20,true,'2024-09-09'),
(27,'PHO-001','USB-C Charger 65 W',12,'Voltix',39.00,14.00,0.20,true,'2022-03-01'),(28,'PHO-002','Phone Case Clear',12,'Voltix',17.90,3.20,0.10,true,'2022-03-01'),
(29,'PHO-003','Power Bank 20000',12,'Voltix',49.00,21.00,0.40,true,'2023-06-19'),(30,'GAM-001','Harbour Traders',13,'Dicehouse',42.00,18.00,1.60,true,'2022-10-10'),
(31,'GAM-002','Word Garden',13,'Dicehouse',24.00,9.00,0.70,true,'2023-10-16'),(32,'GAM-003','Chess Set Walnut',13,NULL,79.00,36.00,2.10,true,'2022-12-01'),
(33,'BAB-001','Wooden Stacking Rings',14,'Tiny Oak',21.50,8.00,0.50,true,'2022-03-01'),(34,'BAB-002','Plush Elephant',14,'Tiny Oak',26.00,9.90,0.30,true,'2023-01-30'),
(35,'BAB-003','Activity Mat',14,'Tiny Oak',64.50,29.00,1.30,false,'2022-03-01'),(36,'GIF-050','Gift Card 50',15,NULL,50.00,NULL,NULL,true,'2022-03-01'),
(37,'AUD-004','Noise Cancelling Earbuds',11,'Sonar',119.00,58.00,0.10,true,'2026-05-11'),(38,'CYC-004','Cargo Bike Cover',10,'Velora',57.00,22.00,1.00,true,'2026-06-08'),
(39,'LIG-004','Bedside Lamp Pebble',7,'Lumo',39.50,15.00,0.90,true,'2025-11-03'),(40,'KIT-007','Ceramic Teapot',5,'Moka & Co',44.00,17.50,1.20,true,'2025-03-10');
INSERT INTO customers
SELECT n, f, l, lower(translate(f || '.' || l, 'éöøüñ ', 'eooun')) || n || '@mail.example',
  CASE WHEN n % 4 <> 0 THEN '+31 20 555 ' || lpad((n * 37 % 10000)::text, 4, '0') END, c[1], c[2],
  timestamptz '2022-04-01 09:00+00' + (n * 1550 / 320) * interval '1 day' + (n * 53 % 700) * interval '1 minute', n % 5 < 2, n % 11 = 0
FROM (SELECT n, (ARRAY['Emma','Lucas','Sofie','Jonas','Camille','Hugo','Anna','Piotr','Marta','Luca','Elena','Oscar','Ingrid','Tim','Noor','Sander','Lea','Paul','Clara','Mateo','Julia','Victor','Nina','Felix','Amira','Daan','Eva','Simon','Greta','Adam'])[1 + n * 7 % 30] AS f,
  (ARRAY['Visser','Müller','Dubois','Kowalski','Rossi','Jansen','Lindgren','Moreau','Peeters','Schmidt','Garcia','Novak','Bakker','Keller','Laurent','de Vries','Hansen','Weber','Martin','Nowak','Costa','Fischer','Claes','Bergström','Petit','Mulder','Wolf'])[1 + (n * 11 + n / 27) % 27] AS l,
  ARRAY[ARRAY['Amsterdam','Netherlands'],ARRAY['Berlin','Germany'],ARRAY['Paris','France'],ARRAY['Rotterdam','Netherlands'],ARRAY['Hamburg','Germany'],ARRAY['Brussels','Belgium'],ARRAY['Lyon','France'],ARRAY['Warsaw','Poland'],ARRAY['Utrecht','Netherlands'],ARRAY['Munich','Germany'],ARRAY['Antwerp','Belgium'],ARRAY['Vienna','Austria'],ARRAY['Copenhagen','Denmark']] AS cities FROM generate_series(1, 320) n) x
CROSS JOIN LATERAL (SELECT ARRAY[cities[i][1], cities[i][2]] AS c FROM (SELECT CASE WHEN h < 13 THEN 1 + h ELSE 1 + (h - 13) % 6 END AS i FROM (SELECT abs(hashtext('city' || n)) % 22 AS h) q) q2) y;
INSERT INTO coupons VALUES
(1,'WELCOME10','First order',10.0,'2022-04-01',NULL,NULL),(2,'SUMMER15','Summer sale 2024',15.0,'2024-06-15','2024-08-31',50.00),
(3,'BLACK25','Black Friday 2024',25.0,'2024-11-25','2024-12-02',NULL),(4,'SPRING10','Spring offer 2025',10.0,'2025-03-15','2025-04-30',40.00),
(5,'SUMMER25','Summer sale 2025',15.0,'2025-06-15','2025-08-31',50.00),(6,'BLACK30','Black Friday 2025',30.0,'2025-11-24','2025-12-01',NULL),
(7,'NEWS5','Newsletter readers',5.0,'2023-01-01',NULL,30.00),(8,'VIP20','Good customers',20.0,'2024-01-01',NULL,100.00),
(9,'SUMMER26','Summer sale 2026',15.0,'2026-06-15','2026-08-31',50.00),(10,'XMAS12','Christmas 2025',12.0,'2025-12-05','2025-12-24',NULL),
(11,'SORRY10','Apology for a late parcel',10.0,'2023-06-01',NULL,NULL),(12,'TEST50',NULL,50.0,'2025-01-01','2025-01-31',NULL);
INSERT INTO orders
SELECT n, 'W' || (20000 + n), c.id, o.at,
  CASE WHEN o.at > timestamptz '2026-06-28' THEN (ARRAY['pending','paid','paid','pending','cancelled'])[1 + n % 5]
    WHEN o.at > timestamptz '2026-06-22' THEN (ARRAY['shipped','paid','shipped','delivered','cancelled'])[1 + n % 5]
    WHEN o.s < 6 THEN 'cancelled' WHEN o.s = 6 AND o.at > timestamptz '2026-05-01' THEN 'pending' ELSE 'delivered' END,
  CASE WHEN o.s % 10 < 6 THEN 'web' WHEN o.s % 10 < 9 THEN 'app' ELSE 'phone' END,
  (SELECT k.id FROM coupons k WHERE o.at::date BETWEEN k.valid_from AND COALESCE(k.valid_to, date '2027-01-01') AND k.id <> 12 AND o.s % 3 = 0 ORDER BY abs(hashtext(k.id || 'c' || n)) LIMIT 1), 0, 0, 0
FROM (SELECT n, CASE WHEN n > 2700 THEN timestamptz '2026-06-20 08:00+00' + (n - 2700) * interval '113 minutes' ELSE timestamptz '2023-01-02 08:10+00' + (1264 * (n / 2700.0) ^ 0.85)::integer * interval '1 day' + abs(hashtext('t' || n)) % 400 * interval '1 minute' END AS at, abs(hashtext('s' || n)) % 100 AS s, abs(hashtext('cu' || n)) AS h FROM generate_series(1, 2830) n) o
JOIN LATERAL (SELECT id FROM customers WHERE registered_at <= o.at AND id % 13 <> 5 ORDER BY abs(hashtext('p' || id || 'x' || o.h % 1900)) LIMIT 1) c ON true;
UPDATE orders SET ordered_at = timestamptz '2026-06-30 14:40+00' - (id % 7) * interval '50 minutes' WHERE ordered_at > timestamptz '2026-06-30 15:00+00';
INSERT INTO order_items
SELECT row_number() OVER (ORDER BY o.id, l), o.id, p.id, CASE WHEN q.r % 10 < 7 THEN 1 WHEN q.r % 10 < 9 THEN 2 ELSE 4 END,
  round(CASE WHEN o.ordered_at < timestamptz '2024-01-01' THEN p.price * 0.95 ELSE p.price END, 2)
FROM orders o CROSS JOIN generate_series(1, 4) l CROSS JOIN LATERAL (SELECT abs(hashtext('it' || o.id || '-' || l)) AS r) q
JOIN products p ON p.id = 1 + q.r % 40 AND p.launched_on <= o.ordered_at::date AND (p.id <> 35 OR o.ordered_at < timestamptz '2025-01-01') AND p.id <> 38
WHERE l <= 1 + abs(hashtext('ln' || o.id)) % 4;
DELETE FROM orders o WHERE NOT EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id);
UPDATE orders o SET total_amount = t.s FROM (SELECT order_id, sum(quantity * unit_price) AS s FROM order_items GROUP BY 1) t WHERE t.order_id = o.id;
UPDATE orders o SET coupon_id = NULL FROM coupons k WHERE k.id = o.coupon_id AND k.minimum_order_amount > o.total_amount;
UPDATE orders o SET discount_amount = round(o.total_amount * k.discount_percent / 100, 2) FROM coupons k WHERE k.id = o.coupon_id;
UPDATE orders SET shipping_fee = CASE WHEN total_amount >= 100 THEN 0 WHEN id % 9 = 0 THEN 12.50 ELSE 4.95 END;
UPDATE orders SET total_amount = total_amount - discount_amount + shipping_fee;
INSERT INTO payments
SELECT row_number() OVER (ORDER BY o.id), o.id, CASE WHEN h % 20 < 8 THEN 'credit card' WHEN h % 20 < 13 THEN 'ideal' WHEN h % 20 < 17 THEN 'paypal' ELSE 'bank transfer' END, o.total_amount,
  CASE WHEN o.status = 'pending' THEN 'open' WHEN o.status = 'cancelled' AND h % 2 = 0 THEN 'failed' WHEN o.status = 'cancelled' THEN 'refunded' ELSE 'paid' END,
  o.ordered_at + interval '2 minutes', CASE WHEN o.status = 'pending' OR (o.status = 'cancelled' AND h % 2 = 0) THEN NULL ELSE o.ordered_at + CASE WHEN h % 20 >= 17 THEN interval '2 days' ELSE interval '4 minutes' END END
FROM orders o CROSS JOIN LATERAL (SELECT abs(hashtext('pay' || o.id)) AS h) q WHERE NOT (o.status = 'cancelled' AND o.id % 5 = 0);
UPDATE payments SET paid_at = NULL, status = 'open' WHERE paid_at > timestamptz '2026-06-30 15:00+00';
INSERT INTO shipments
SELECT row_number() OVER (ORDER BY o.id), o.id, CASE WHEN o.ordered_at < timestamptz '2024-03-01' AND h % 6 = 0 THEN 5 ELSE 1 + h % 4 END, (ARRAY['DHL','PostNL','DPD','GLS','DHL'])[1 + h % 5],
  'TRK' || (700000 + o.id * 3), o.ordered_at + (6 + h % 50) * interval '1 hour', (o.ordered_at + interval '4 days')::date,
  CASE WHEN o.status = 'delivered' THEN o.ordered_at + (6 + h % 50) * interval '1 hour' + (20 + h % 70 + CASE WHEN h % 17 = 0 THEN 90 ELSE 0 END) * interval '1 hour' END
FROM orders o CROSS JOIN LATERAL (SELECT abs(hashtext('sh' || o.id)) AS h) q WHERE o.status IN ('shipped', 'delivered');
UPDATE shipments SET delivered_at = timestamptz '2026-06-30 11:30+00' WHERE delivered_at > timestamptz '2026-06-30 15:00+00';
INSERT INTO returns
SELECT row_number() OVER (ORDER BY i.id), i.id, r.req, (ARRAY['wrong size','damaged','not as described','changed mind','changed mind','arrived too late','faulty'])[1 + h / 14 % 7],
  CASE WHEN r.req > timestamptz '2026-06-20' THEN 'requested' WHEN h % 19 = 0 THEN 'rejected' WHEN r.req > timestamptz '2026-06-08' THEN 'received' ELSE 'refunded' END,
  CASE WHEN r.req > timestamptz '2026-06-20' OR h % 19 = 0 THEN NULL ELSE r.req + interval '5 days' END,
  CASE WHEN r.req > timestamptz '2026-06-08' OR h % 19 = 0 THEN NULL ELSE i.quantity * i.unit_price END,
  CASE WHEN r.req > timestamptz '2026-06-08' OR h % 19 = 0 THEN NULL ELSE r.req + (6 + h % 9) * interval '1 day' END
FROM order_items i JOIN shipments s ON s.order_id = i.order_id AND s.delivered_at < timestamptz '2026-06-29' CROSS JOIN LATERAL (SELECT abs(hashtext('ret' || i.id)) AS h) q
CROSS JOIN LATERAL (SELECT least(s.delivered_at + (h % 12) * interval '1 day', timestamptz '2026-06-30 09:00+00') AS req) r WHERE h % 14 = 3 AND i.product_id NOT IN (16, 36);
INSERT INTO reviews
SELECT row_number() OVER (ORDER BY i.id), i.product_id, o.customer_id, (ARRAY[5,5,4,5,4,3,4,5,2,1])[1 + (h / 6 + i.product_id * 3) % 10],
  (ARRAY['Love it','Good value','As expected','Very happy','Not bad','So so','Nice','Perfect gift','Disappointed','Broke after a week'])[1 + (h / 6 + i.product_id * 3) % 10],
  CASE WHEN h / 6 % 3 = 0 THEN NULL ELSE (ARRAY['Arrived quickly and well packed.','The colour is a bit different from the photo.','Would buy again.','Quality could be better for the price.','My parents were delighted.'])[1 + h / 18 % 5] END,
  s.delivered_at + (2 + h % 20) * interval '1 day'
FROM order_items i JOIN orders o ON o.id = i.order_id JOIN shipments s ON s.order_id = o.id CROSS JOIN LATERAL (SELECT abs(hashtext('rev' || i.id)) AS h) q
WHERE s.delivered_at + (2 + h % 20) * interval '1 day' < timestamptz '2026-06-30 15:00+00' AND h % 6 = 0 AND i.product_id NOT IN (36, 39);
INSERT INTO stock
SELECT w.id, p.id, CASE WHEN h % 9 = 0 THEN 0 WHEN h % 9 = 1 THEN h % 10 ELSE 10 + h % 240 END, 10 + h % 4 * 10, CASE WHEN h % 7 = 0 THEN NULL ELSE date '2026-01-10' + h % 165 END
FROM warehouses w CROSS JOIN products p CROSS JOIN LATERAL (SELECT abs(hashtext('stk' || w.id || '-' || p.id)) AS h) q WHERE w.is_active AND p.id <> 36 AND (h % 5 > 0 OR w.id = 1);
UPDATE stock SET quantity = 0 WHERE product_id IN (10, 31);
UPDATE reviews SET rating = 1 + id % 4, title = (ARRAY['Do not buy','Disappointed','So so','Not bad'])[1 + id % 4] WHERE product_id IN (28, 22);
