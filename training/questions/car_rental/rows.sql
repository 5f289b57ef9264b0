INSERT INTO branch VALUES
(1,'Edinburgh Airport','Edinburgh','United Kingdom',true,'2011-03-01',NULL),
(2,'Edinburgh Haymarket','Edinburgh','United Kingdom',false,'2014-06-10',NULL),
(3,'Glasgow Airport','Glasgow','United Kingdom',true,'2012-02-20',NULL),
(4,'Glasgow Central','Glasgow','United Kingdom',false,'2013-05-05','2025-01-31'),
(5,'Inverness','Inverness','United Kingdom',true,'2015-04-01',NULL),
(6,'Dublin Airport','Dublin','Ireland',true,'2016-09-12',NULL),
(7,'Cork City','Cork','Ireland',false,'2018-03-15',NULL),
(8,'Lisbon Airport','Lisbon','Portugal',true,'2019-01-08',NULL),
(9,'Porto Centro','Porto','Portugal',false,'2021-05-17',NULL),
(10,'Malaga Airport','Malaga','Spain',true,'2020-02-02',NULL),
(11,'Seville Santa Justa','Seville','Spain',false,'2023-04-03',NULL),
(12,'Aberdeen Dyce','Aberdeen','United Kingdom',true,'2026-06-08',NULL);
INSERT INTO employee VALUES
(1,1,'Mhairi','Cameron','manager','2011-03-01',NULL),(2,1,'Olu','Adeyemi','desk agent','2019-06-03',NULL),(3,1,'Jack','Tennant','desk agent','2022-01-10',NULL),
(4,1,'Stevie','Broon','valeter','2020-08-17',NULL),(5,2,'Ailsa','Fraser','manager','2014-06-10',NULL),(6,2,'Dmitri','Volkov','desk agent','2021-04-26',NULL),
(7,3,'Gordon','Laird','manager','2012-02-20',NULL),(8,3,'Sunita','Patel','desk agent','2018-10-01',NULL),(9,3,'Kirsty','Moffat','desk agent','2023-05-22',NULL),
(10,4,'Alan','Pirie','manager','2013-05-05','2025-01-31'),(11,4,'Beth','Rankin','desk agent','2020-09-14','2024-11-15'),(12,5,'Eilidh','Mackay','manager','2015-04-01',NULL),
(13,5,'Hamish','Gunn','desk agent','2019-03-18',NULL),(14,6,'Ciara','Doyle','manager','2016-09-12',NULL),(15,6,'Sean','Maher','desk agent','2017-07-07',NULL),
(16,6,'Wiktor','Lis','valeter','2021-11-29',NULL),(17,7,'Aoife','Murphy','manager','2018-03-15',NULL),(18,7,'Donal','Keane','desk agent','2022-06-06','2026-03-31'),
(19,8,'Joao','Pereira','manager','2019-01-08',NULL),(20,8,'Ines','Carvalho','desk agent','2020-05-11',NULL),(21,8,'Rui','Tavares','mechanic','2021-02-01',NULL),
(22,9,'Marta','Sousa','manager','2021-05-17',NULL),(23,9,'Tiago','Ramos','desk agent','2023-02-13',NULL),(24,10,'Carmen','Ortega','manager','2020-02-02',NULL),
(25,10,'Javier','Molina','desk agent','2020-02-17',NULL),(26,10,'Paco','Reyes','mechanic','2022-03-21',NULL),(27,11,'Lucia','Navarro','manager','2023-04-03',NULL),
(28,11,'Diego','Campos','desk agent','2023-04-03',NULL),(29,12,'Shona','Ritchie','manager','2026-05-18',NULL),(30,3,'Callum','Weir','mechanic','2017-09-04',NULL);
INSERT INTO vehicle_class VALUES (1,'Mini',4,150,21),(2,'Economy',5,200,21),(3,'Compact',5,250,21),(4,'Estate',5,300,23),(5,'SUV',5,450,25),(6,'People Carrier',7,500,25),(7,'Van',3,350,23),(8,'Luxury',5,1000,30);
INSERT INTO customer
SELECT n, (ARRAY['Fergus','Siobhan','Manuel','Greta','Yusuf','Claire','Hugh','Anja','Paulo','Nadia','Robert','Mei','Oscar','Kirsten','Liam','Beatriz','Iain','Zofia','Thomas','Rosa'])[1 + n % 20],
 (ARRAY['Macleod','Gallagher','Costa','Weber','Rahman','Dubois','Ogilvie','Lindqvist','Almeida','Haddad','Stewart','Chen','Jansen','Thomson','Byrne','Silva','Urquhart','Kowalska','Wright'])[1 + abs(hashtext('ln'||n)) % 19],
 CASE WHEN n % 7 = 0 THEN (ARRAY['Tayforth Engineering','Clyde Catering','Atlantic Wind','Solmar Events','Liffey Legal','Granite Oil Services'])[1 + (n/7) % 6] END,
 CASE WHEN n % 12 <> 5 THEN 'driver' || n || '@post.example' END,
 CASE WHEN n % 25 <> 9 THEN date '1950-01-15' + abs(hashtext('bd'||n)) % 19900 END,
 (ARRAY['United Kingdom','United Kingdom','United Kingdom','United Kingdom','Ireland','Ireland','Germany','France','Portugal','Spain','United States','Netherlands'])[1 + abs(hashtext('co'||n)) % 12],
 CASE WHEN n % 40 <> 3 THEN 'L' || (700000 + n * 37) END,
 CASE WHEN n % 40 <> 3 THEN date '2025-10-01' + abs(hashtext('le'||n)) % 3000 END,
 CASE WHEN n % 3 = 0 THEN (ARRAY['bronze','bronze','silver','silver','gold'])[1 + abs(hashtext('lt'||n)) % 5] END,
 timestamp '2020-01-05 09:00' + abs(hashtext('rg'||n)) % 2340 * interval '1 day',
 n % 83 = 11
FROM generate_series(1,320) n;
INSERT INTO vehicle
SELECT n, 'SX' || lpad((10 + n % 17)::text,2,'0') || ' ' || chr(65 + n % 24) || chr(65 + (n*7) % 24) || chr(65 + (n*11) % 24) || n,
 cls, (ARRAY[1,1,1,2,3,3,4,5,6,6,7,8,8,9,10,10,11])[1 + abs(hashtext('hb'||n)) % 17], split_part(mm,'/',1), split_part(mm,'/',2),
 CASE WHEN mm LIKE '%Kona' OR mm LIKE '%Model 3' THEN 'electric' WHEN mm LIKE '%Yaris' OR n % 9 = 2 THEN 'hybrid' WHEN cls IN (4,6,7) THEN 'diesel' ELSE 'petrol' END,
 CASE WHEN cls IN (5,8) OR n % 4 = 0 THEN 'automatic' ELSE 'manual' END,
 12000 + abs(hashtext('od'||n)) % 70000, timestamp '2021-06-01' + abs(hashtext('bo'||n)) % 1500 * interval '1 day',
 (ARRAY[11500,14800,19200,24500,31000,36500,27800,52000])[cls] + abs(hashtext('pp'||n)) % 20 * 100,
 CASE WHEN n % 14 = 5 THEN timestamp '2025-02-01' + n * 3 * interval '1 day' END,
 CASE WHEN n % 14 = 5 THEN 'sold' WHEN n % 19 = 3 THEN 'workshop' ELSE 'available' END
FROM (SELECT n, cls, CASE cls WHEN 1 THEN (ARRAY['Fiat/500','Hyundai/i10'])[1 + n % 2] WHEN 2 THEN (ARRAY['Renault/Clio','Toyota/Yaris','Vauxhall/Corsa'])[1 + n % 3] WHEN 3 THEN (ARRAY['Volkswagen/Golf','Ford/Focus','Seat/Leon'])[1 + n % 3]
  WHEN 4 THEN (ARRAY['Skoda/Octavia','Volvo/V60'])[1 + n % 2] WHEN 5 THEN (ARRAY['Nissan/Qashqai','Hyundai/Kona','Kia/Sportage'])[1 + n % 3] WHEN 6 THEN 'Ford/Galaxy' WHEN 7 THEN (ARRAY['Ford/Transit','Mercedes/Vito'])[1 + n % 2] ELSE (ARRAY['BMW/5 Series','Tesla/Model 3'])[1 + n % 2] END mm
 FROM (SELECT n, (ARRAY[1,1,2,2,2,3,3,3,4,5,5,6,7,8])[1 + abs(hashtext('cl'||n)) % 14] cls FROM generate_series(1,150) n) a) b;
INSERT INTO rate
SELECT row_number() OVER (ORDER BY y, c, s), c, s, make_date(y, CASE s WHEN 'low' THEN 1 WHEN 'mid' THEN 4 WHEN 'high' THEN 7 ELSE 10 END, 1),
 CASE s WHEN 'low' THEN make_date(y,3,31) WHEN 'mid' THEN make_date(y,6,30) WHEN 'high' THEN make_date(y,9,30) ELSE make_date(y,12,31) END,
 round(((ARRAY[24,29,36,46,58,72,55,120])[c] * (1 + 0.05 * (y - 2023)) * CASE s WHEN 'low' THEN 0.85 WHEN 'mid' THEN 1 WHEN 'high' THEN 1.35 ELSE 0.9 END)::numeric, 2),
 CASE WHEN c = 8 THEN NULL ELSE round(((ARRAY[24,29,36,46,58,72,55,120])[c] * 6 * (1 + 0.05 * (y - 2023)) * CASE s WHEN 'low' THEN 0.85 WHEN 'mid' THEN 1 WHEN 'high' THEN 1.35 ELSE 0.9 END)::numeric, 2) END
FROM generate_series(2023,2026) y, generate_series(1,8) c, unnest(ARRAY['low','mid','high','autumn']) s;
INSERT INTO reservation
SELECT n, 1 + abs(hashtext('rc'||n)) % 300, (ARRAY[1,1,2,2,2,3,3,3,4,5,5,6,7,8])[1 + abs(hashtext('rk'||n)) % 14], br,
 f - (1 + abs(hashtext('rm'||n)) % 60) * interval '1 day' - interval '3 hours', f, f + (1 + abs(hashtext('rd'||n)) % 12) * interval '1 day',
 (ARRAY['website','website','website','app','app','phone','walk-in','broker','broker'])[1 + abs(hashtext('rs'||n)) % 9],
 CASE WHEN abs(hashtext('rx'||n)) % 9 = 0 THEN 'cancelled' WHEN f > '2026-06-30 12:00' THEN 'confirmed' WHEN abs(hashtext('rx'||n)) % 23 = 1 THEN 'no-show' ELSE 'fulfilled' END
FROM (SELECT n, CASE WHEN br = 4 AND f > '2025-01-20' THEN 3 WHEN br = 11 AND f < '2023-04-10' THEN 10 ELSE br END br, f FROM (SELECT n, timestamp '2023-01-05 08:00' + (n * 15.6) * interval '1 hour' - (n % 5) * interval '40 minutes' f, (ARRAY[1,1,1,2,3,3,4,5,6,6,7,8,8,9,10,10,11])[1 + abs(hashtext('rb'||n)) % 17] br FROM generate_series(1,2000) n) a0) a;
UPDATE reservation SET made = '2026-06-29 16:20' WHERE made > '2026-06-30 14:00';
INSERT INTO rental
SELECT row_number() OVER (ORDER BY pu, rid NULLS LAST), rid, cu, ve, ag, br, CASE WHEN rt IS NOT NULL THEN CASE WHEN h % 8 = 0 THEN (ARRAY[1,3,6,8,10])[1 + h % 5] ELSE br END END,
 pu, due, rt, oo, CASE WHEN rt IS NOT NULL THEN oo + 60 + h % 1400 END, dr, CASE WHEN rt IS NOT NULL THEN round(dr * greatest(1, ceil(extract(epoch FROM rt - pu) / 86400)), 2) END
FROM (SELECT r.reservation_id rid, r.customer_id cu, r.branch_id br, r.wanted_from + interval '20 minutes' pu, r.wanted_to due, h,
   CASE WHEN r.wanted_to + ((h % 11 - 8) * interval '5 hours') + interval '2 hours' < '2026-06-30 13:00' AND NOT (h % 310 = 7 AND r.wanted_from > '2026-05-01') THEN greatest(r.wanted_to + ((h % 11 - 8) * interval '5 hours') + interval '2 hours', r.wanted_from + interval '9 hours') END rt,
   5000 + h % 60000 oo, (SELECT daily_price FROM rate t WHERE t.class_id = r.class_id AND r.wanted_from::date BETWEEN t.valid_from AND t.valid_to) dr,
   (SELECT vehicle_id FROM vehicle v WHERE v.class_id = r.class_id AND v.sold IS NULL ORDER BY abs(hashtext('vv'||v.vehicle_id||'-'||r.reservation_id)) LIMIT 1) ve,
   CASE WHEN h % 17 = 0 THEN NULL ELSE (SELECT employee_id FROM employee e WHERE e.branch_id = r.branch_id AND e.job IN ('desk agent','manager') AND e.started < r.wanted_from AND (e.ended IS NULL OR e.ended > r.wanted_from) ORDER BY abs(hashtext('ag'||e.employee_id||'-'||r.reservation_id)) LIMIT 1) END ag
  FROM (SELECT *, abs(hashtext('hh'||reservation_id)) h FROM reservation WHERE status = 'fulfilled') r
  UNION ALL
  SELECT NULL, 1 + abs(hashtext('wc'||n)) % 300, br, p, p + (1 + h % 4) * interval '1 day', h, p + (1 + h % 4) * interval '1 day' - interval '1 hour', 8000 + h % 50000, 39 + h % 30,
   1 + abs(hashtext('wv'||n)) % 18, NULL
  FROM (SELECT n, abs(hashtext('wh'||n)) h, (ARRAY[1,3,6,8,10])[1 + n % 5] br, timestamp '2023-02-02 10:30' + n * 6.2 * interval '1 day' p FROM generate_series(1,195) n) w
 ) q;
UPDATE rental SET vehicle_id = 7 WHERE rental_id % 97 = 3 AND returned IS NOT NULL;
UPDATE rental SET returned = NULL, return_branch_id = NULL, odometer_in = NULL, total_charge = NULL WHERE rental_id IN (1831, 1842, 1849, 1853);
UPDATE vehicle v SET state = 'rented' WHERE EXISTS (SELECT 1 FROM rental r WHERE r.vehicle_id = v.vehicle_id AND r.returned IS NULL) AND v.sold IS NULL;
UPDATE customer c SET registered = f.m - interval '2 days' FROM (SELECT customer_id, min(made) m FROM reservation GROUP BY 1) f WHERE f.customer_id = c.customer_id AND f.m < c.registered;
INSERT INTO extra VALUES (1,'child seat',6.00),(2,'satnav',5.00),(3,'additional driver',8.50),(4,'full insurance',14.00),(5,'snow chains',4.00),(6,'roof box',9.00),(7,'bike rack',7.50);
INSERT INTO rental_extra
SELECT r.rental_id, e.extra_id, CASE WHEN e.extra_id = 1 AND r.rental_id % 3 = 0 THEN 2 ELSE 1 END, round(e.price_per_day * CASE WHEN e.extra_id = 1 AND r.rental_id % 3 = 0 THEN 2 ELSE 1 END * greatest(1, ceil(extract(epoch FROM r.due_back - r.picked_up)/86400)), 2)
FROM rental r JOIN extra e ON abs(hashtext('ex'||r.rental_id||'-'||e.extra_id)) % (ARRAY[7,9,6,3,60,40,500])[e.extra_id] = 0 AND e.extra_id <> 7;
INSERT INTO payment
SELECT row_number() OVER (ORDER BY r.rental_id), r.rental_id, r.returned + (abs(hashtext('pd'||r.rental_id)) % 12) * interval '1 day' + interval '10 minutes',
 round(r.total_charge + COALESCE(x.e,0), 2), (ARRAY['card','card','card','card','account','account','cash','voucher'])[1 + abs(hashtext('pm'||r.rental_id)) % 8]
FROM rental r LEFT JOIN (SELECT rental_id, sum(charged) e FROM rental_extra GROUP BY 1) x ON x.rental_id = r.rental_id
WHERE r.returned IS NOT NULL AND abs(hashtext('pu'||r.rental_id)) % 28 <> 0 AND r.returned + (abs(hashtext('pd'||r.rental_id)) % 12) * interval '1 day' + interval '10 minutes' < '2026-06-30 14:00';
INSERT INTO damage
SELECT row_number() OVER (ORDER BY r.rental_id), r.vehicle_id, CASE WHEN r.rental_id % 5 = 0 THEN NULL ELSE r.rental_id END, r.returned + interval '25 minutes',
 (ARRAY['minor','minor','minor','moderate','moderate','major'])[1 + (h/14) % 6], (ARRAY['scratch on rear bumper','dent in driver door','cracked windscreen','kerbed alloy wheel','torn seat fabric','front end collision','stone chip on bonnet',NULL])[1 + (h/84) % 8],
 CASE WHEN h % 9 = 0 THEN NULL ELSE (ARRAY[90,140,120,420,520,2300])[1 + (h/14) % 6] + h % 80 END,
 CASE WHEN h % 9 <> 0 AND r.returned + (3 + h % 25) * interval '1 day' < '2026-06-30' AND h % 13 <> 1 THEN r.returned + (3 + h % 25) * interval '1 day' END
FROM (SELECT *, abs(hashtext('dm'||rental_id)) h FROM rental) r WHERE r.returned IS NOT NULL AND r.h % 14 = 0;
INSERT INTO maintenance
SELECT row_number() OVER (ORDER BY s, vehicle_id), vehicle_id, kd, ga, s, CASE WHEN s > '2026-06-24' AND h % 2 = 0 THEN NULL ELSE least(s + (1 + h % 5) * interval '8 hours', '2026-06-30 11:00') END,
 CASE WHEN s > '2026-06-24' AND h % 2 = 0 THEN NULL ELSE (CASE kd WHEN 'service' THEN 180 WHEN 'tyres' THEN 320 WHEN 'brakes' THEN 260 WHEN 'inspection' THEN 55 ELSE 410 END) + h % 90 END
FROM (SELECT v.vehicle_id, h, (ARRAY['service','service','service','tyres','tyres','brakes','inspection','inspection','electrics'])[1 + h % 9] kd,
  (ARRAY['Kwikfix Leith','Autohaus Clyde','Oficina Tejo','Talleres Sol','Doyle Motors'])[1 + v.home_branch_id % 5] ga, timestamp '2023-01-10 08:30' + (k * 150 + h % 140) * interval '1 day' s
 FROM vehicle v CROSS JOIN generate_series(0,8) k CROSS JOIN LATERAL (SELECT abs(hashtext('mt'||v.vehicle_id||'-'||k)) h) z WHERE h % 5 <> 0 AND v.vehicle_id % 29 <> 4) m WHERE s < '2026-06-30' AND s > (SELECT bought FROM vehicle v WHERE v.vehicle_id = m.vehicle_id) AND s < COALESCE((SELECT sold FROM vehicle v WHERE v.vehicle_id = m.vehicle_id), '2027-01-01');
INSERT INTO fine
SELECT row_number() OVER (ORDER BY rental_id), rental_id, picked_up + interval '30 hours', o, CASE o WHEN 'speeding' THEN 100 WHEN 'parking' THEN 60 WHEN 'toll unpaid' THEN 35 ELSE 50 END + (h % 4) * 10, h % 3 <> 0
FROM (SELECT *, abs(hashtext('fi'||rental_id)) h, (ARRAY['speeding','parking','parking','toll unpaid','toll unpaid','bus lane'])[1 + abs(hashtext('fo'||rental_id)) % 6] o FROM rental) r WHERE h % 19 = 0 AND picked_up < '2026-06-28';
UPDATE customer SET last_name = 'Ogilvie', loyalty_tier = 'silver' WHERE customer_id = 6;
UPDATE customer SET email = NULL WHERE loyalty_tier = 'silver' AND customer_id % 5 = 0;
UPDATE maintenance SET finished = NULL, cost = NULL WHERE started > '2026-06-21';
