INSERT INTO country VALUES ('NL','Netherlands',true),('DE','Germany',true),('BE','Belgium',true),('FR','France',true),('IT','Italy',true),('ES','Spain',true),('PL','Poland',true),('GB','United Kingdom',false),('CN','China',false),('US','United States',false),('IN','India',false),('VN','Vietnam',false),('BR','Brazil',false),('AE','United Arab Emirates',false),('TR','Turkey',false),('SG','Singapore',false);
INSERT INTO port VALUES ('NLRTM','Rotterdam','NL','sea'),('BEANR','Antwerp','BE','sea'),('DEHAM','Hamburg','DE','sea'),('ESVLC','Valencia','ES','sea'),('ITGOA','Genoa','IT','sea'),('GBFXT','Felixstowe','GB','sea'),('CNSHA','Shanghai','CN','sea'),('CNNGB','Ningbo','CN','sea'),('VNSGN','Ho Chi Minh City','VN','sea'),('INNSA','Nhava Sheva','IN','sea'),('USNYC','New York','US','sea'),('BRSSZ','Santos','BR','sea'),('SGSIN','Singapore','SG','sea'),('NLAMS','Amsterdam Schiphol','NL','air'),('DEFRA','Frankfurt','DE','air'),('CNPVG','Shanghai Pudong','CN','air'),('USORD','Chicago','US','air'),('AEDXB','Dubai','AE','air'),('TRIST','Istanbul','TR','air');
INSERT INTO employee VALUES
(1,'Marijke Bos','managing director','Rotterdam','2010-02-01',NULL),(2,'Rob Hendriks','account manager','Rotterdam','2014-05-12',NULL),(3,'Svenja Krause','account manager','Hamburg','2016-09-05',NULL),
(4,'Ahmed El Amrani','account manager','Antwerp','2019-03-18',NULL),(5,'Joost Kuiper','ocean operator','Rotterdam','2015-11-02',NULL),(6,'Daphne Smits','ocean operator','Rotterdam','2020-06-15',NULL),
(7,'Kai Petersen','ocean operator','Hamburg','2018-01-08',NULL),(8,'Lotte Claessens','air operator','Antwerp','2021-04-06',NULL),(9,'Bram Dekker','air operator','Rotterdam','2022-10-17',NULL),
(10,'Irina Volkova','customs broker','Rotterdam','2017-07-24',NULL),(11,'Uwe Franke','customs broker','Hamburg','2013-08-19','2025-06-30'),(12,'Sanne Vos','road planner','Rotterdam','2023-02-13',NULL),
(13,'Thijs Molenaar','ocean operator','Rotterdam','2024-09-02',NULL),(14,'Emilie Martens','accountant','Antwerp','2016-04-11',NULL),(15,'Jan Nowicki','road planner','Rotterdam','2026-05-18',NULL);
INSERT INTO client VALUES
(1,'Tulip Home Imports','Utrecht','NL',2,60000,30,false,'2018-03-12'),(2,'Bavaria Bikes','Munich','DE',3,80000,30,false,'2019-01-21'),(3,'Chocolaterie Mertens','Ghent','BE',4,25000,14,false,'2019-06-03'),
(4,'Delta Pumps','Dordrecht','NL',2,120000,45,false,'2020-02-10'),(5,'Nordhaus Furniture','Bremen','DE',3,90000,30,false,'2020-08-31'),(6,'Lyon Textiles','Lyon','FR',4,40000,30,true,'2021-01-18'),
(7,'Agro Flevo','Lelystad','NL',2,30000,30,false,'2021-05-25'),(8,'Optik Zeller','Jena','DE',3,50000,60,false,'2021-11-08'),(9,'Kruidhof Spices','Amsterdam','NL',2,NULL,30,false,'2022-04-19'),
(10,'Baltic Timber','Gdynia','PL',3,35000,30,false,'2022-09-12'),(11,'Sparks Toys','Leeds','GB',4,20000,14,false,'2023-01-30'),(12,'Pharmalink','Leuven','BE',4,150000,45,false,'2023-06-26'),
(13,'Casa Verde','Valencia','ES',NULL,15000,14,false,'2023-10-16'),(14,'Milano Lights','Milan','IT',4,45000,30,false,'2024-02-05'),(15,'Rotor Wind Parts','Kiel','DE',3,200000,60,false,'2024-07-22'),
(16,'Gadget Garage','Eindhoven','NL',2,25000,14,true,'2024-11-11'),(17,'Maison Duval','Paris','FR',4,30000,30,false,'2025-04-14'),(18,'Hop & Barley Supply','Arnhem','NL',2,NULL,30,false,'2025-10-27'),
(19,'Solaris Panels','Eindhoven','NL',2,100000,45,false,'2026-02-09'),(20,'Fjord Fashion','Hamburg','DE',3,20000,14,false,'2026-06-08');
INSERT INTO carrier VALUES (1,'Meridian Line','sea','MRDL'),(2,'Pacific Star Shipping','sea','PSTR'),(3,'Hansa Ocean','sea','HNSO'),(4,'Trident Container','sea','TRDC'),(5,'Blue Sky Cargo','air',NULL),(6,'Gulf Air Freight','air',NULL),(7,'EuroTrans Road','road',NULL),(8,'Ocean Lotus','sea','OLTS');
INSERT INTO vessel VALUES (1,'Meridian Aurora','9700101',1,19200,2018),(2,'Meridian Borealis','9700113',1,15200,2016),(3,'Pacific Comet','9700125',2,13800,2014),(4,'Pacific Nova','9700137',2,20100,2021),(5,'Hansa Bremen','9700149',3,8600,2009),(6,'Hansa Lübeck','9700151',3,9200,2011),(7,'Trident Force','9700163',4,14500,2019),(8,'Trident Glory','9700175',4,23500,2023),(9,'Ocean Lily','9700187',8,NULL,2006),(10,'Meridian Zenith','9700199',1,24000,2025);
INSERT INTO voyage
SELECT n, 1 + n % 9, lpad((100 + n)::text, 4, '0') || CASE WHEN n % 2 = 0 THEN 'W' ELSE 'E' END,
  CASE WHEN n % 2 = 0 THEN a ELSE e END, CASE WHEN n % 2 = 0 THEN e ELSE a END, d, d + 26 + h % 12,
  CASE WHEN d + l.late > date '2026-06-30' THEN NULL ELSE d + l.late END, CASE WHEN d + 26 + h % 12 + l.late + h % 4 > date '2026-06-30' THEN NULL ELSE d + 26 + h % 12 + l.late + h % 4 END
FROM (SELECT n, (ARRAY['CNSHA','CNNGB','VNSGN','INNSA','USNYC','BRSSZ','SGSIN'])[1 + n % 7] AS a, (ARRAY['NLRTM','BEANR','DEHAM','NLRTM','ESVLC'])[1 + n % 5] AS e, date '2023-01-10' + n * 1270 / 220 AS d, abs(hashtext('vo' || n)) AS h FROM generate_series(1, 224) n) v
CROSS JOIN LATERAL (SELECT CASE h % 5 WHEN 0 THEN 3 WHEN 1 THEN 1 WHEN 2 THEN 7 ELSE 0 END AS late) l;
INSERT INTO quote
SELECT n, 'Q' || (5000 + n), 1 + h % 19, 2 + h % 3, m, CASE m WHEN 'air' THEN (ARRAY['CNPVG','USORD','AEDXB','TRIST'])[1 + h / 7 % 4] WHEN 'sea' THEN (ARRAY['CNSHA','CNNGB','VNSGN','INNSA','USNYC','BRSSZ','SGSIN'])[1 + h / 7 % 7] ELSE 'ITGOA' END,
  CASE m WHEN 'air' THEN (ARRAY['NLAMS','DEFRA'])[1 + h / 3 % 2] ELSE (ARRAY['NLRTM','BEANR','DEHAM'])[1 + h / 3 % 3] END, 900 + h % 6200, d, d + 30,
  CASE WHEN d > date '2026-06-05' THEN (ARRAY['open','open','accepted'])[1 + h % 3] WHEN h % 20 < 9 THEN 'accepted' WHEN h % 20 < 15 THEN 'rejected' ELSE 'expired' END
FROM (SELECT n, date '2023-01-03' + n * 1272 / 700 AS d, abs(hashtext('qu' || n)) AS h, (ARRAY['sea','sea','sea','air','sea','air','road'])[1 + abs(hashtext('qm' || n)) % 7] AS m FROM generate_series(1, 700) n) q
JOIN client c ON c.id = 1 + h % 19 AND c.created_on <= d;
INSERT INTO shipment
SELECT n, 'FF-' || extract(year FROM d) || '-' || lpad(n::text, 4, '0'), c.id, (SELECT q.id FROM quote q WHERE q.client_id = c.id AND q.status = 'accepted' AND q.mode = m AND q.quoted_on BETWEEN d - 40 AND d ORDER BY q.quoted_on DESC LIMIT 1),
  CASE WHEN h % 31 = 0 THEN NULL WHEN m = 'sea' THEN (ARRAY[5,6,7])[1 + h % 3] WHEN m = 'air' THEN (ARRAY[8,9])[1 + h % 2] ELSE 12 END, m, CASE WHEN h % 9 = 0 THEN NULL ELSE (ARRAY['FOB','CIF','EXW','DAP','FOB'])[1 + h / 5 % 5] END,
  COALESCE(v.pol_code, CASE m WHEN 'air' THEN (ARRAY['CNPVG','USORD','AEDXB','TRIST'])[1 + h / 7 % 4] ELSE 'ITGOA' END), COALESCE(v.pod_code, CASE m WHEN 'air' THEN (ARRAY['NLAMS','DEFRA'])[1 + h / 3 % 2] ELSE 'DEHAM' END), v.id,
  (ARRAY['furniture','bicycle parts','cocoa beans','pumps','textiles','seed potatoes','lenses','spices','timber','toys','medicines','lamps','turbine parts','phone accessories','ceramic tiles','lithium batteries'])[1 + h / 11 % 16],
  CASE m WHEN 'air' THEN 80 + h % 2400 WHEN 'sea' THEN 2500 + h % 38000 ELSE 600 + h % 19000 END, CASE WHEN h % 17 = 0 THEN NULL ELSE round((2 + h % 6400 / 100.0)::numeric, 2) END, (ARRAY['lithium batteries'])[1] = (ARRAY['furniture','bicycle parts','cocoa beans','pumps','textiles','seed potatoes','lenses','spices','timber','toys','medicines','lamps','turbine parts','phone accessories','ceramic tiles','lithium batteries'])[1 + h / 11 % 16],
  CASE WHEN h % 25 = 0 THEN 'cancelled' WHEN m = 'sea' THEN CASE WHEN v.ata IS NOT NULL AND v.ata < date '2026-06-20' THEN 'delivered' WHEN v.ata IS NOT NULL THEN 'arrived' WHEN v.atd IS NOT NULL THEN 'in transit' ELSE 'booked' END ELSE CASE WHEN d < date '2026-06-16' THEN 'delivered' WHEN d < date '2026-06-25' THEN 'in transit' ELSE 'booked' END END, d
FROM (SELECT n, date '2023-01-05' + n * 1271 / 1300 AS d, abs(hashtext('shp' || n)) AS h, (ARRAY['sea','sea','sea','air','sea','air','road','sea'])[1 + abs(hashtext('sm' || n)) % 8] AS m FROM generate_series(1, 1300) n) s
JOIN client c ON c.id = 1 + h / 13 % 19 AND c.created_on <= d
LEFT JOIN LATERAL (SELECT v.* FROM voyage v WHERE s.m = 'sea' AND v.etd > s.d + 4 ORDER BY v.etd LIMIT 1) v ON true WHERE (s.m <> 'sea' OR v.id IS NOT NULL) AND NOT (c.id = 16 AND s.d > date '2026-02-15');
INSERT INTO container
SELECT row_number() OVER (ORDER BY s.id, k), (ARRAY['MRDU','PSTU','HNSU','TRDU'])[1 + h % 4] || lpad((h % 9999999)::text, 7, '0'), s.id, (ARRAY['20DC','40HC','40HC','40DC','40RF'])[1 + h % 5], CASE WHEN h % 8 = 0 THEN NULL ELSE 'SL' || h % 99999 END,
  CASE WHEN v.ata + 2 <= date '2026-06-30' THEN v.ata + 2 END, CASE WHEN v.ata + 4 + h % 14 <= date '2026-06-30' AND h % 40 <> 0 THEN v.ata + 4 + h % 14 END, 5 + h % 3 * 2
FROM shipment s JOIN voyage v ON v.id = s.voyage_id CROSS JOIN generate_series(1, 3) k CROSS JOIN LATERAL (SELECT abs(hashtext('co' || s.id || '-' || k)) AS h) q WHERE s.status <> 'cancelled' AND k <= 1 + abs(hashtext('ck' || s.id)) % 3;
INSERT INTO milestone
SELECT row_number() OVER (ORDER BY s.id, k), s.id, (ARRAY['cargo received','customs cleared','out for delivery'])[k], s.booked_on + k * 9 + time '09:00', CASE WHEN s.booked_on + k * 9 + h % 5 - 1 < date '2026-06-30' AND h % 19 <> 0 THEN s.booked_on + k * 9 + h % 5 - 1 + time '08:00' + h % 500 * interval '1 minute' END
FROM shipment s CROSS JOIN generate_series(1, 3) k CROSS JOIN LATERAL (SELECT abs(hashtext('mi' || s.id || '-' || k)) AS h) q WHERE s.status <> 'cancelled';
INSERT INTO customs_entry
SELECT row_number() OVER (ORDER BY s.id), 'MRN' || (260000 + s.id), s.id, (ARRAY['9403','8714','1801','8413','6204','0701','9001','0904','4407','9503','3004','9405','8503','8517','6907','8507'])[1 + h % 16], x.val, round(x.val * (h % 8) / 100, 2), s.booked_on + 12, CASE WHEN s.booked_on + 12 + h % 6 <= date '2026-06-30' AND h % 37 <> 0 THEN s.booked_on + 12 + h % 6 END, h % 11 = 0
FROM shipment s CROSS JOIN LATERAL (SELECT abs(hashtext('ce' || s.id)) AS h) q CROSS JOIN LATERAL (SELECT 2000 + h % 90000 + 0.50 AS val) x WHERE s.mode <> 'road' AND s.status <> 'cancelled' AND s.booked_on + 12 <= date '2026-06-30';
INSERT INTO trucking_order
SELECT row_number() OVER (ORDER BY s.id), s.id, (ARRAY['Van Dam Transport','Krüger Spedition','Peeters Trucks','Polska Droga'])[1 + h % 4], CASE WHEN s.mode = 'road' THEN 'Genoa' ELSE (SELECT p.name FROM port p WHERE p.code = s.pod_code) END, c.city, s.booked_on + 30, CASE WHEN s.status = 'delivered' THEN LEAST(s.booked_on + 30 + CASE h % 6 WHEN 0 THEN 1 WHEN 1 THEN 3 ELSE 0 END, date '2026-06-29') END, 180 + h % 900
FROM shipment s JOIN client c ON c.id = s.client_id CROSS JOIN LATERAL (SELECT abs(hashtext('to' || s.id)) AS h) q WHERE s.status <> 'cancelled' AND h % 10 < 7;
INSERT INTO document
SELECT row_number() OVER (ORDER BY s.id, k), s.id, (ARRAY['bill of lading','commercial invoice','packing list','certificate of origin'])[k], CASE WHEN h % 6 > 0 THEN 'D' || (h % 900000 + 100000) END, s.booked_on + 1, CASE WHEN s.booked_on + 2 + h % 15 <= date '2026-06-30' AND h % 23 <> 0 THEN s.booked_on + 2 + h % 15 END
FROM shipment s CROSS JOIN generate_series(1, 4) k CROSS JOIN LATERAL (SELECT abs(hashtext('do' || s.id || '-' || k)) AS h) q WHERE s.status <> 'cancelled' AND (k < 3 OR h % 3 = 0);
INSERT INTO invoice
SELECT row_number() OVER (ORDER BY s.id), 'FI' || (30000 + s.id), s.client_id, s.id, s.booked_on + 10, s.booked_on + 10 + c.payment_days, 700 + h % 7800 + 0.00, CASE WHEN s.booked_on + 10 + c.payment_days - 5 + h % 30 > date '2026-06-30' OR h % 41 = 0 THEN NULL ELSE s.booked_on + 10 + c.payment_days - 5 + h % 30 END
FROM shipment s JOIN client c ON c.id = s.client_id CROSS JOIN LATERAL (SELECT abs(hashtext('in' || s.id)) AS h) q WHERE s.status <> 'cancelled' AND s.booked_on + 10 <= date '2026-06-30' AND h % 29 <> 0;
INSERT INTO carrier_charge
SELECT row_number() OVER (ORDER BY s.id, k), s.id, CASE s.mode WHEN 'sea' THEN ve.carrier_id WHEN 'air' THEN 5 + h % 2 ELSE 7 END, (ARRAY['freight','fuel surcharge','handling','demurrage'])[k], CASE k WHEN 1 THEN 500 + h % 4200 WHEN 2 THEN 60 + h % 500 WHEN 3 THEN 45 + h % 200 ELSE 150 + h % 1400 END, s.booked_on + 7 + h % 10
FROM shipment s LEFT JOIN voyage v ON v.id = s.voyage_id LEFT JOIN vessel ve ON ve.id = v.vessel_id CROSS JOIN generate_series(1, 4) k CROSS JOIN LATERAL (SELECT abs(hashtext('cc' || s.id || '-' || k)) AS h) q
WHERE s.status <> 'cancelled' AND s.booked_on + 7 + h % 10 <= date '2026-06-30' AND (k = 1 OR (k = 4 AND s.mode = 'sea' AND h % 12 = 0) OR (k IN (2, 3) AND h % 2 = 0));
