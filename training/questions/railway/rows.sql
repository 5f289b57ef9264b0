INSERT INTO stations VALUES ('HVN','Havenmouth','Coast',8,true),('ALD','Alderby','Vale',4,true),('BRK','Brackley Moor','Moors',2,false),('CST','Castle Reach','Vale',3,true),('DUN','Dunholm','Moors',5,true),
('ELM','Elmstead','Coast',2,false),('FRN','Fernhill Junction','Vale',6,true),('GRV','Gravel Cross','Moors',1,false),('KNG','Kingsport','Coast',7,true),('OLD','Old Wharf','Coast',2,false);
INSERT INTO lines VALUES (1,'Coast Line',86.4,true),(2,'Moors Line',112.0,false),(3,'Vale Express',64.5,true),(4,'Quarry Branch',18.2,false);
INSERT INTO line_stops VALUES (1,'HVN',1,0),(1,'ELM',2,19.5),(1,'FRN',3,47.0),(1,'KNG',4,86.4),(2,'HVN',1,0),(2,'FRN',2,41.3),(2,'BRK',3,78.8),(2,'DUN',4,112.0),(3,'KNG',1,0),(3,'CST',2,30.2),(3,'ALD',3,64.5),(4,'DUN',1,0),(4,'GRV',2,18.2);
INSERT INTO trains VALUES (1,'310-01','310',2009,220,NULL),(2,'310-02','310',2009,220,NULL),(3,'310-03','310',2010,220,'2025-11-30'),(4,'455-01','455',2019,310,NULL),(5,'455-02','455',2019,310,NULL),(6,'455-03','455',2020,310,NULL),
(7,'156-07','156',1988,140,'2024-09-01'),(8,'156-11','156',1989,140,NULL),(9,'802-01','802',2024,380,NULL),(10,'802-02','802',2026,380,NULL);
INSERT INTO journeys (line_id, train_id, origin_code, destination_code, scheduled_departure, scheduled_arrival, actual_arrival, cancelled, passengers)
SELECT l, CASE WHEN n % 61 = 0 THEN NULL ELSE CASE l WHEN 4 THEN 8 WHEN 3 THEN (ARRAY[4,5,9])[1 + n % 3] WHEN 2 THEN (ARRAY[1,2,8])[1 + h % 3] ELSE (ARRAY[4,6,1])[1 + h % 3] END END,
 CASE WHEN n % 2 = 0 THEN o ELSE d END, CASE WHEN n % 2 = 0 THEN d ELSE o END, ts, ts + dur,
 CASE WHEN h % 19 <> 0 AND n <= 792 THEN ts + dur + (CASE WHEN h % 5 < 3 THEN 0 WHEN h % 5 = 3 THEN h % 8 ELSE 5 + h % 50 END || ' minutes')::interval END, h % 19 = 0, CASE WHEN h % 19 <> 0 AND n <= 792 THEN CASE WHEN l = 4 THEN 10 + h % 60 ELSE 40 + h % 230 END END
FROM (SELECT n, l, abs(hashtext('j' || n)) AS h, CASE l WHEN 1 THEN 'HVN' WHEN 2 THEN 'HVN' WHEN 3 THEN 'KNG' ELSE 'DUN' END AS o, CASE l WHEN 1 THEN 'KNG' WHEN 2 THEN 'DUN' WHEN 3 THEN 'ALD' ELSE 'GRV' END AS d,
 (CASE l WHEN 1 THEN '75 minutes' WHEN 2 THEN '120 minutes' WHEN 3 THEN '42 minutes' ELSE '25 minutes' END)::interval AS dur, timestamptz '2025-01-02 06:10+00' + (n * 16.43 || ' hours')::interval AS ts
 FROM (SELECT n, (ARRAY[1,1,1,2,2,3,3,3,4])[1 + abs(hashtext('l' || n)) % 9] AS l FROM generate_series(1, 800) n) y) x;
INSERT INTO delay_causes VALUES (1,'Signal failure','infrastructure'),(2,'Driver shortage','operator'),(3,'Train fault','operator'),(4,'Trespass on the line','external'),(5,'Flooding','external'),(6,'Late incoming train','operator'),(7,'Points failure','infrastructure'),(8,'Volcanic ash','external');
INSERT INTO delays (journey_id, cause_id, minutes)
SELECT id, 1 + abs(hashtext('dc' || id)) % 7, (extract(epoch FROM actual_arrival - scheduled_arrival) / 60)::int FROM journeys WHERE actual_arrival > scheduled_arrival + interval '4 minutes' ORDER BY id;
INSERT INTO tickets (journey_id, sold_at, channel, travel_class, fare, refunded_at)
SELECT j.id, j.scheduled_departure - ((1 + h % 400) || ' hours')::interval, (ARRAY['web','web','app','machine','counter'])[1 + h % 5], CASE WHEN h % 8 = 0 THEN 'first' ELSE 'standard' END,
 (CASE j.line_id WHEN 1 THEN 14.5 WHEN 2 THEN 19 WHEN 3 THEN 11 ELSE 4.2 END) * CASE WHEN h % 8 = 0 THEN 1.6 ELSE 1 END, CASE WHEN j.cancelled AND h % 4 < 3 THEN j.scheduled_departure + interval '2 days' END
FROM (SELECT n, abs(hashtext('t' || n)) AS h FROM generate_series(1, 1400) n) s JOIN journeys j ON j.id = 1 + abs(hashtext('k' || n)) % 795;
INSERT INTO inspections (train_id, inspected_on, inspector, passed, mileage_km)
SELECT 1 + n % 9, date '2023-06-12' + n * 18, (ARRAY['Petra Holm','Gordon Baxter','Aylin Demir'])[1 + n % 3 * (n % 2) ], abs(hashtext('i' || n)) % 6 <> 0, 50000 + (n % 9) * 90000 + n * 2100 FROM generate_series(1, 61) n;
