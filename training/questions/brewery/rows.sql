INSERT INTO employees VALUES
(1,'Morag Sinclair','office','2012-04-02',NULL,NULL),
(2,'Ewan Drummond','head brewer','2014-09-15',NULL,1),
(3,'Katarzyna Nowak','brewer','2017-02-06',NULL,2),
(4,'Callum Reid','brewer','2019-05-20',NULL,2),
(5,'Hiroshi Tanaka','brewer','2021-08-02','2025-03-28',2),
(6,'Isla Buchanan','brewer','2024-01-15',NULL,2),
(7,'Rory McPhail','cellar hand','2018-06-11',NULL,2),
(8,'Agnieszka Zielinska','cellar hand','2022-10-03',NULL,2),
(9,'Tam Geddes','cellar hand','2020-03-09','2024-07-31',2),
(10,'Fiona Lockhart','sales','2016-01-18',NULL,1),
(11,'Gregor Munro','sales','2019-11-04',NULL,10),
(12,'Priya Nair','sales','2023-03-13',NULL,10),
(13,'Luca Ferrante','sales','2024-09-02',NULL,10),
(14,'Dougal Baird','sales','2018-02-26','2023-12-22',10),
(15,'Sorcha Kelly','lab','2018-08-13',NULL,2),
(16,'Ben Oduya','lab','2023-06-05',NULL,15),
(17,'Jean Abernethy','office','2015-05-11',NULL,1),
(18,'Struan Mackie','office','2025-02-03',NULL,17),
(19,'Nuala Byrne','cellar hand','2025-10-06',NULL,7),
(20,'Petr Svoboda','brewer','2026-03-02',NULL,2);
INSERT INTO suppliers VALUES
(1,'Crisp Maltings Alloa','United Kingdom','orders@crispalloa.example',7),
(2,'Simpsons Berwick','United Kingdom','sales@simpsonsberwick.example',5),
(3,'Weyermann Handel','Germany','export@weyermannhandel.example',14),
(4,'Yakima Valley Hops','United States','trade@yvhops.example',28),
(5,'Faram Hop Merchants','United Kingdom','hello@faramhops.example',6),
(6,'Zatec Chmel','Czechia','info@zatecchmel.example',16),
(7,'Nelson Hop Growers','New Zealand',NULL,42),
(8,'Lallemore Yeast','Denmark','support@lallemore.example',9),
(9,'Ferment Vivant','Belgium','bonjour@fermentvivant.example',12),
(10,'Tayside Fruit Co-op','United Kingdom',NULL,3),
(11,'Highland Honey','United Kingdom','bees@highlandhoney.example',NULL),
(12,'Hallertau Kontor','Germany','kontor@hallertau.example',15);
INSERT INTO ingredients VALUES
(1,'Maris Otter','malt','kg',1,0.82,6200,3000),(2,'Golden Promise','malt','kg',2,0.86,2450,2500),
(3,'Munich Malt','malt','kg',3,1.05,880,600),(4,'Crystal 150','malt','kg',2,1.18,420,300),
(5,'Chocolate Malt','malt','kg',1,1.32,190,250),(6,'Roasted Barley','malt','kg',1,1.10,310,200),
(7,'Pilsner Malt','malt','kg',3,0.94,1900,1500),(8,'Wheat Malt','malt','kg',3,0.98,760,800),
(9,'Flaked Oats','adjunct','kg',2,1.25,340,250),(10,'Citra','hops','kg',4,27.50,64,40),
(11,'Mosaic','hops','kg',4,25.80,31,40),(12,'Simcoe','hops','kg',4,24.90,52,30),
(13,'East Kent Goldings','hops','kg',5,16.40,88,40),(14,'Fuggles','hops','kg',5,15.20,73,40),
(15,'Saaz','hops','kg',6,18.10,45,25),(16,'Nelson Sauvin','hops','kg',7,34.00,9,15),
(17,'Hallertau Blanc','hops','kg',12,21.60,28,20),(18,'Perle','hops','kg',12,17.30,36,20),
(19,'Scottish Ale Yeast','yeast','kg',8,96.00,14,8),(20,'Pilsner Lager Yeast','yeast','kg',8,104.00,6,8),
(21,'Saison Yeast','yeast','kg',9,118.00,4,3),(22,'American Ale Yeast','yeast','kg',8,99.00,11,8),
(23,'Raspberries','adjunct','kg',10,5.60,0,60),(24,'Heather Honey','adjunct','kg',11,11.80,42,20),
(25,'Coffee Beans','adjunct','kg',NULL,14.50,18,10),(26,'Orange Peel','adjunct','kg',NULL,6.90,7,NULL);
INSERT INTO beers VALUES
(1,'Skerry Pale','pale ale',4.2,34,92.00,false,'2014-11-01',NULL),
(2,'Black Craig','stout',5.1,38,104.00,false,'2015-03-12',NULL),
(3,'Auld Reekie 80/-','scotch ale',4.5,22,89.50,false,'2013-02-01',NULL),
(4,'Firth Lager','lager',4.4,20,95.00,false,'2016-06-01',NULL),
(5,'Gannet IPA','ipa',6.0,62,118.00,false,'2017-04-20',NULL),
(6,'Double Gannet','ipa',8.2,80,149.00,false,'2021-10-01',NULL),
(7,'Bramble Sour','sour',3.8,8,121.00,true,'2020-07-15',NULL),
(8,'Heather Wheat','wheat beer',4.8,15,99.00,true,'2018-05-01',NULL),
(9,'Yuletide Ale','scotch ale',6.8,28,126.00,true,'2014-11-20',NULL),
(10,'Harvest Saison','saison',5.6,24,115.00,true,'2019-08-10',NULL),
(11,'Wee Session','pale ale',2.8,26,79.00,false,'2023-02-14',NULL),
(12,'Coffee Craig','stout',5.4,36,117.00,false,'2023-09-01',NULL),
(13,'Nelson Street','ipa',5.5,NULL,124.00,false,'2024-05-17',NULL),
(14,'Dreich Porter','porter',4.9,30,98.00,false,'2016-10-03','2024-09-30'),
(15,'Sunbeam Blonde','blonde',4.0,18,88.00,true,'2018-04-05','2025-08-31'),
(16,'Zero Bairn','alcohol free',0.5,20,84.00,false,'2025-01-06',NULL),
(17,'Barrel Reserve No. 1','barley wine',11.2,55,210.00,true,'2026-06-01',NULL),
(18,'Munich Detour','lager',5.2,24,101.00,false,'2025-09-20',NULL);
INSERT INTO recipe_items VALUES
(1,1,16),(1,4,0.8),(1,10,0.25),(1,22,0.08),(2,1,15),(2,5,1.2),(2,6,1.6),(2,14,0.22),(2,19,0.08),
(3,2,16.5),(3,4,1.4),(3,13,0.14),(3,19,0.08),(4,7,17),(4,15,0.18),(4,20,0.12),
(5,1,20),(5,10,0.6),(5,12,0.5),(5,22,0.1),(6,1,27),(6,10,1.1),(6,11,0.9),(6,22,0.14),
(7,7,11),(7,8,4),(7,23,12),(7,21,0.07),(8,8,10),(8,7,8),(8,24,1.5),(8,17,0.1),
(9,2,23),(9,4,2.2),(9,13,0.2),(9,26,0.3),(9,19,0.11),(10,7,17),(10,26,0.2),(10,21,0.11),(10,18,0.16),
(11,2,10),(11,9,1.4),(11,11,0.4),(11,22,0.06),(12,1,16),(12,6,1.8),(12,25,1.1),(12,19,0.08),
(13,1,18),(13,16,0.75),(13,22,0.1),(14,1,15.5),(14,5,1.6),(14,14,0.2),(14,19,0.08),
(15,7,14),(15,8,2),(15,18,0.12),(15,22,0.07),(16,7,6),(16,9,1),(16,10,0.3),(16,22,0.04),
(18,3,9),(18,7,10),(18,18,0.17),(18,20,0.13);
INSERT INTO tanks VALUES
(1,'FV1','fermenter',30,'2012-05-01','in use'),(2,'FV2','fermenter',30,'2012-05-01','in use'),
(3,'FV3','fermenter',30,'2014-03-10','cleaning'),(4,'FV4','fermenter',60,'2017-07-19','in use'),
(5,'FV5','fermenter',60,'2017-07-19','in use'),(6,'FV6','fermenter',60,'2021-11-02','empty'),
(7,'FV7','fermenter',10,'2013-01-15','out of order'),(8,'CT1','conditioning',30,'2013-09-09','in use'),
(9,'CT2','conditioning',60,'2018-02-20','empty'),(10,'CT3','conditioning',60,'2018-02-20','in use'),
(11,'BT1','bright',30,'2014-03-10','in use'),(12,'BT2','bright',60,'2019-06-24','cleaning'),
(13,'BT3','bright',60,'2024-04-08','empty'),(14,'PILOT','fermenter',5,NULL,'empty');
INSERT INTO batches
SELECT n, 'B' || to_char(d,'YY') || '-' || lpad(n::text,4,'0'), beer, tank, brewer, d,
  CASE WHEN st = 'packaged' THEN d + ((14 + abs(hashtext('pk'||n)) % 20) || ' days')::interval + interval '3 hours' END,
  vol, og, CASE WHEN st IN ('packaged','dumped') THEN og - (0.030 + (abs(hashtext('fg'||n)) % 12) / 1000.0) END, st
FROM (SELECT n, d, tank, vol, og,
   CASE WHEN beer IN (16) AND d < '2025-01-10' THEN 1 WHEN beer = 14 AND d > '2024-09-01' THEN 5 WHEN beer = 15 AND d > '2025-08-01' THEN 4
        WHEN beer = 13 AND d < '2024-05-01' THEN 3 WHEN beer = 12 AND d < '2023-08-10' THEN 2 WHEN beer = 18 AND d < '2025-09-01' THEN 4 ELSE beer END AS beer,
   CASE WHEN brewer = 5 AND d > '2025-03-28' THEN 3 WHEN brewer = 6 AND d < '2024-01-20' THEN 4 WHEN brewer = 20 AND d < '2026-03-05' THEN 2 WHEN n % 61 = 0 THEN NULL ELSE brewer END AS brewer,
   CASE WHEN n % 37 = 5 THEN 'dumped' WHEN d > '2026-06-14' THEN 'fermenting' WHEN d > '2026-05-28' THEN 'conditioning' ELSE 'packaged' END AS st
  FROM (SELECT n, timestamptz '2023-01-04 07:30+00' + (n*3 + abs(hashtext('bd'||n)) % 3) * interval '1 day' + (abs(hashtext('bh'||n)) % 300) * interval '1 minute' AS d,
     (ARRAY[1,1,1,1,2,2,3,3,3,4,4,4,5,5,5,6,7,8,9,10,11,11,12,12,13,14,15,16,16,18])[1 + abs(hashtext('be'||n)) % 30] AS beer,
     (ARRAY[1,1,2,2,3,4,4,5,5,6,7,14])[1 + abs(hashtext('tk'||n)) % 12] AS tank,
     (ARRAY[2,3,3,3,4,4,4,5,5,6,6,20])[1 + abs(hashtext('br'||n)) % 12] AS brewer,
     (18 + abs(hashtext('vo'||n)) % 38)::numeric + (n % 10) / 10.0 AS vol,
     1.038 + (abs(hashtext('og'||n)) % 40) / 1000.0 AS og
   FROM generate_series(1, 422) n) a) b;
UPDATE batches b SET volume_hl = round(t.capacity_hl * (0.80 + (b.id % 16) / 100.0), 1) FROM tanks t WHERE t.id = b.tank_id;
INSERT INTO quality_checks
SELECT row_number() OVER (ORDER BY b.id, k), b.id, b.brewed_at + (k * 4 + b.id % 3) * interval '1 day',
  CASE WHEN (b.id + k) % 29 = 0 THEN NULL WHEN b.brewed_at > '2023-06-10' AND (b.id + k) % 3 = 0 THEN 16 ELSE 15 END,
  (ARRAY['pH','taste panel','dissolved oxygen','microbiology'])[k],
  CASE k WHEN 1 THEN 4.1 + (abs(hashtext('ph'||b.id)) % 60) / 100.0 WHEN 3 THEN (abs(hashtext('do'||b.id)) % 90) / 1000.0 WHEN 2 THEN 5 + abs(hashtext('tp'||b.id)) % 5 END,
  CASE WHEN b.status = 'dumped' AND k IN (2,4) THEN false ELSE abs(hashtext('qc'||b.id||'-'||k)) % 19 <> 0 END,
  CASE WHEN b.status = 'dumped' AND k = 4 THEN 'lactobacillus infection' WHEN abs(hashtext('nt'||b.id||'-'||k)) % 23 = 0 THEN (ARRAY['slight diacetyl','hazy, recheck in two days','a touch astringent'])[1 + b.id % 3] END
FROM batches b CROSS JOIN generate_series(1,4) k
WHERE abs(hashtext('has'||b.id||'-'||k)) % 10 < 8 AND b.id % 41 <> 7
  AND b.brewed_at + (k * 4 + b.id % 3) * interval '1 day' < '2026-06-30 12:00+00';
INSERT INTO customers
SELECT n, nm, kd, ct, CASE WHEN ct IN ('Oslo','Bergen') THEN 'Norway' WHEN ct = 'Copenhagen' THEN 'Denmark' WHEN ct = 'Amsterdam' THEN 'Netherlands' WHEN ct = 'Dublin' THEN 'Ireland' ELSE 'United Kingdom' END,
  CASE WHEN n % 9 <> 4 THEN 'orders' || n || '@' || regexp_replace(lower(nm), '[^a-z]', '', 'g') || '.example' END,
  CASE kd WHEN 'distributor' THEN 25000 + (n % 4) * 10000 WHEN 'festival' THEN NULL ELSE CASE WHEN n % 7 = 3 THEN NULL ELSE 1500 + (n % 6) * 750 END END,
  CASE WHEN n % 13 = 6 THEN NULL ELSE (ARRAY[10,11,11,12,12,13])[1 + abs(hashtext('am'||n)) % 6] END,
  timestamptz '2019-02-01 10:00+00' + (abs(hashtext('cc'||n)) % 2650) * interval '1 day'
FROM (VALUES
(1,'The Sheep Heid','pub','Edinburgh'),(2,'Bennets Corner','pub','Edinburgh'),(3,'The Pot Still','pub','Glasgow'),(4,'Drygate Taps','pub','Glasgow'),(5,'Ship Inn Elie','pub','St Andrews'),
(6,'The Fiddlers Rest','pub','Inverness'),(7,'Krakatoa Bar','pub','Aberdeen'),(8,'Six Degrees North','pub','Aberdeen'),(9,'Dundee Howff','pub','Dundee'),(10,'The Speedwell','pub','Dundee'),
(11,'Greyfriars Bobby Arms','pub','Edinburgh'),(12,'Leith Harbour Bar','pub','Edinburgh'),(13,'The Laurieston','pub','Glasgow'),(14,'Oban Ferry Inn','pub','Oban'),(15,'Mishnish Hotel','restaurant','Tobermory'),
(16,'Ondine Seafood','restaurant','Edinburgh'),(17,'Ubiquitous Kitchen','restaurant','Glasgow'),(18,'The Silver Darling Room','restaurant','Aberdeen'),(19,'Rocca Grill','restaurant','St Andrews'),(20,'Cail Bruich House','restaurant','Glasgow'),
(21,'Cornelius Beer and Wine','shop','Edinburgh'),(22,'Good Spirits Shop','shop','Glasgow'),(23,'Aitken Bottle Shop','shop','Dundee'),(24,'Wood Winters','shop','Inverness'),(25,'Great Grog','shop','Edinburgh'),
(26,'Hops and Crafts','shop','Newcastle'),(27,'Nordic Beer Import','distributor','Oslo'),(28,'Vestland Drikke','distributor','Bergen'),(29,'Smak Distribution','distributor','Copenhagen'),(30,'Bierkoning Groothandel','distributor','Amsterdam'),
(31,'Northern Ales Wholesale','distributor','Newcastle'),(32,'Grand Cru Beers','distributor','Dublin'),(33,'Paisley Beer Festival','festival','Paisley'),(34,'Edinburgh Craft Week','festival','Edinburgh'),(35,'Hebridean Folk Festival','festival','Stornoway'),
(36,'Royal Highland Show Bars','festival','Edinburgh'),(37,'The Crown Posada','pub','Newcastle'),(38,'Free Trade Inn','pub','Newcastle'),(39,'Against the Grain','pub','Dublin'),(40,'Cafe Gollem','pub','Amsterdam'),
(41,'Mikkel and Sons','restaurant','Copenhagen'),(42,'Brygg Oslo','pub','Oslo'),(43,'Stirling Castle Cafe','restaurant','Stirling'),(44,'Settle Inn','pub','Stirling'),(45,'The Bothy Perth','restaurant','Perth'),
(46,'Perth Ale Cellar','shop','Perth'),(47,'Kirkwall Stores','shop','Kirkwall'),(48,'Lerwick Lounge','pub','Lerwick'),(49,'Fort William Grog','pub','Fort William'),(50,'Ullapool Bottle Store','shop','Ullapool')
) v(n, nm, kd, ct);
INSERT INTO orders
SELECT n, 'SO-' || (10000 + n), cust, ch, p, CASE WHEN n % 31 = 0 THEN NULL ELSE p::date + 4 END,
  CASE WHEN st = 'delivered' THEN p + (1 + abs(hashtext('dl'||n)) % 6) * interval '1 day' + interval '2 hours' END, st
FROM (SELECT n, p, (ARRAY['phone','phone','web','web','web','email','rep'])[1 + abs(hashtext('ch'||n)) % 7] AS ch,
  CASE WHEN abs(hashtext('cu'||n)) % 5 = 0 THEN 27 + abs(hashtext('cx'||n)) % 6 ELSE 1 + abs(hashtext('cy'||n)) % 47 END AS cust,
  CASE WHEN abs(hashtext('st'||n)) % 22 = 0 THEN 'cancelled' WHEN p > '2026-06-27' THEN 'new' WHEN p > '2026-06-22' THEN (ARRAY['new','picked','delivered'])[1 + n % 3]
       ELSE 'delivered' END AS st
 FROM (SELECT n, timestamptz '2023-01-03 08:00+00' + (n * 20.3 + abs(hashtext('pl'||n)) % 9) * interval '1 hour' AS p FROM generate_series(1,1505) n) a
 WHERE p < '2026-06-30 14:30+00') b;
UPDATE orders SET delivered_at = NULL, status = 'picked' WHERE delivered_at > '2026-06-30 14:00+00';
UPDATE orders SET placed_at = date_trunc('day', placed_at) + interval '8 hours' + (id % 540) * interval '1 minute';
UPDATE orders SET placed_at = '2026-06-30 09:12+00' WHERE placed_at > '2026-06-30 14:30+00';
UPDATE orders SET customer_id = 5 WHERE customer_id = 19 AND placed_at > '2025-06-01';
UPDATE orders SET customer_id = 8 WHERE customer_id IN (44, 46) AND placed_at > '2025-01-01';
UPDATE customers c SET created_at = f.p - interval '9 days' FROM (SELECT customer_id, min(placed_at) p FROM orders GROUP BY 1) f WHERE f.customer_id = c.id AND c.created_at > f.p;
UPDATE customers SET created_at = '2026-02-11 10:00+00' WHERE id = 48;
UPDATE customers SET created_at = '2026-05-20 10:00+00' WHERE id = 49;
INSERT INTO order_lines
SELECT row_number() OVER (ORDER BY o.id, k), o.id,
  be, pk, CASE WHEN c.kind = 'distributor' THEN 10 + abs(hashtext('q'||o.id||'-'||k)) % 30 ELSE 1 + abs(hashtext('q'||o.id||'-'||k)) % 8 END,
  round(b.list_price * CASE pk WHEN 'keg' THEN 1 WHEN 'cask' THEN 1.15 ELSE 0.42 END * (0.90 + 0.04 * (extract(year FROM o.placed_at) - 2023))::numeric, 2),
  CASE WHEN c.kind = 'distributor' THEN 12.5 WHEN abs(hashtext('di'||o.id||k)) % 7 = 0 THEN 5 ELSE 0 END
FROM (SELECT id, k,
   CASE WHEN be = 14 AND placed_at > '2024-09-30' THEN 2 WHEN be = 15 AND placed_at > '2025-08-31' THEN 1 WHEN be = 11 AND placed_at < '2023-03-01' THEN 1
        WHEN be = 12 AND placed_at < '2023-09-10' THEN 2 WHEN be = 13 AND placed_at < '2024-06-01' THEN 5 WHEN be = 16 AND placed_at < '2025-02-01' THEN 4 WHEN be = 18 AND placed_at < '2025-10-01' THEN 4 ELSE be END AS be,
   (ARRAY['keg','keg','keg','cask','case','case'])[1 + abs(hashtext('pa'||id||'-'||k)) % 6] AS pk
  FROM (SELECT o.id, o.placed_at, k, (ARRAY[1,1,1,1,2,2,3,3,4,4,4,4,5,5,5,6,7,8,9,10,11,11,12,13,14,15,16,16,18,18])[1 + abs(hashtext('ob'||o.id||'-'||k)) % 30] AS be
        FROM orders o CROSS JOIN generate_series(1,4) k WHERE k <= 1 + abs(hashtext('nl'||o.id)) % 4) x) y
JOIN orders o ON o.id = y.id JOIN customers c ON c.id = o.customer_id JOIN beers b ON b.id = y.be;
INSERT INTO payments
SELECT row_number() OVER (ORDER BY o.id), o.id, o.delivered_at + (3 + abs(hashtext('py'||o.id)) % 40) * interval '1 day',
  round(t.total * CASE WHEN abs(hashtext('pp'||o.id)) % 25 = 0 THEN 0.5 ELSE 1 END, 2),
  (ARRAY['bank transfer','bank transfer','bank transfer','card','direct debit','direct debit','cash'])[1 + abs(hashtext('pm'||o.id)) % 7]
FROM orders o JOIN (SELECT order_id, sum(quantity*unit_price*(1-discount_pct/100)) total FROM order_lines GROUP BY 1) t ON t.order_id = o.id
WHERE o.status = 'delivered' AND abs(hashtext('un'||o.id)) % 30 <> 0
  AND o.delivered_at + (3 + abs(hashtext('py'||o.id)) % 40) * interval '1 day' < '2026-06-30 12:00+00';
