INSERT INTO restaurants (name, city, cuisine, opened_on, closed_on) VALUES
('Saffron Yard','Bristol','Indian','2016-04-12',NULL),('Osteria Lupa','Bath','Italian','2018-09-01',NULL),('The Copper Ladle','Bristol','British','2012-03-20',NULL),('Mizu','Cardiff','Japanese','2021-06-15',NULL),('Casa Rubia','Exeter','Spanish','2019-11-05','2025-12-31'),('Le Petit Four','Bath','French','2024-02-14',NULL);
INSERT INTO dining_tables (restaurant_id,label,seats,area)
SELECT r, 'T'||t, (ARRAY[2,2,4,4,4,6,8])[1+(r*3+t)%7], (ARRAY['window','main room','main room','terrace','bar'])[1+(t+r)%5] FROM generate_series(1,6) r, generate_series(1,9) t;
INSERT INTO waiters (restaurant_id,full_name,hired_on,left_on) VALUES
(1,'Anika Rowe','2019-05-02',NULL),(1,'Tom Garside','2023-07-10',NULL),(1,'Lewis Pace','2022-01-17','2025-08-30'),
(2,'Giulia Ferri','2018-09-01',NULL),(2,'Marco Bell','2024-03-11',NULL),(3,'Hannah Stubbs','2014-10-06',NULL),(3,'Callum Dyer','2025-09-22',NULL),(3,'Ines Prado','2021-04-19','2024-11-15'),
(4,'Yuki Harada','2021-06-15',NULL),(4,'Rhys Morgan','2022-08-08',NULL),(5,'Pilar Soto','2019-11-05','2025-12-31'),(5,'Dan Whittle','2023-02-27','2025-12-31'),(6,'Chloe Amiel','2024-02-14',NULL),(6,'Owen Tarr','2026-02-02',NULL),(6,'Sofia Brandt','2026-05-18',NULL);
INSERT INTO guests (first_name,last_name,email,phone,is_vip,dietary_note,registered_on)
SELECT (ARRAY['Priya','James','Eleanor','Oskar','Mei','Fatima','George','Nadia','Patrick','Lucy','Tomas','Beth'])[1+n%12],
 (ARRAY['Hollis','Nair','Whitcombe','Larsen','Okafor','Pugh','Castle','Iqbal','Drew','Fenn','Abbot'])[1+n%11],
 CASE WHEN n%7=0 THEN NULL ELSE 'guest'||n||'@mailbox.test' END, CASE WHEN n%5=0 THEN NULL ELSE '07700 900'||lpad(n::text,3,'0') END,
 n%11=3, CASE n%9 WHEN 1 THEN 'vegetarian' WHEN 4 THEN 'nut allergy' WHEN 6 THEN 'gluten free' WHEN 8 THEN 'vegan' END,
 date '2023-06-01' + (abs(hashtext('g'||n))%1120)
FROM generate_series(1,120) n;
INSERT INTO bookings (restaurant_id,guest_id,table_id,party_size,channel,status,occasion,deposit,made_at,starts_at)
SELECT r, 1+abs(hashtext('bg'||n))%112, CASE WHEN n%13=0 THEN NULL ELSE (r-1)*9+1+n%9 END, 1+abs(hashtext('p'||n))%8,
 (ARRAY['phone','website','website','app','walk-in'])[1+abs(hashtext('c'||n))%5],
 CASE WHEN s > timestamptz '2026-06-30 15:00+00' THEN (ARRAY['confirmed','confirmed','confirmed','cancelled'])[1+n%4] ELSE (ARRAY['completed','completed','completed','completed','completed','completed','cancelled','no_show','completed','completed'])[1+abs(hashtext('st'||n))%10] END,
 (ARRAY['birthday','anniversary',NULL,NULL,'business lunch',NULL,NULL,'hen party'])[1+abs(hashtext('o'||n))%8],
 CASE WHEN n%4=0 THEN 5*(2+n%9) END, s - make_interval(days => abs(hashtext('l'||n))%21, hours=>2), s
FROM (SELECT n, CASE WHEN n%17=0 AND n<650 THEN 5 ELSE (ARRAY[1,1,2,3,3,4,6])[1+abs(hashtext('r'||n))%7] END r,
 timestamptz '2024-01-03 12:00+00' + make_interval(days => n*930/900, hours => (ARRAY[0,1,6,7,7,8,9])[1+n%7], mins => 15*(n%4)) s FROM generate_series(1,900) n) q;
INSERT INTO bills (booking_id,waiter_id,food_total,drinks_total,tip,payment_method,paid_at)
SELECT b.id, CASE WHEN b.id%19=0 THEN NULL ELSE (SELECT w.id FROM waiters w WHERE w.restaurant_id=b.restaurant_id AND w.hired_on<=b.starts_at::date AND (w.left_on IS NULL OR w.left_on>=b.starts_at::date) ORDER BY (w.id*7+b.id)%5 LIMIT 1) END,
 b.party_size*(18+abs(hashtext('f'||b.id))%27)+0.50, b.party_size*(abs(hashtext('d'||b.id))%19), CASE WHEN b.id%3=0 THEN 0 ELSE b.party_size*(1+b.id%4) END,
 (ARRAY['card','card','card','cash','gift voucher'])[1+abs(hashtext('pm'||b.id))%5], b.starts_at + make_interval(mins => 70+b.id%80)
FROM bookings b WHERE status='completed';
INSERT INTO reviews (booking_id,stars,comment,posted_at)
SELECT b.id, (ARRAY[5,4,5,3,4,5,2,1])[1+abs(hashtext('rv'||b.id))%8], (ARRAY['Lovely evening','Slow service but great food',NULL,'Cold soup','Will come back','Too noisy by the door'])[1+b.id%6], b.starts_at + make_interval(days=>1+b.id%5)
FROM bookings b WHERE status='completed' AND b.id%4=1;
INSERT INTO bookings (restaurant_id,guest_id,table_id,party_size,channel,status,occasion,deposit,made_at,starts_at) VALUES
(2,2,12,4,'phone','confirmed','anniversary',40,'2026-06-20 10:12+00','2026-07-11 19:00+00'),(6,13,NULL,3,'website','confirmed',NULL,NULL,'2026-06-28 21:40+00','2026-07-03 18:30+00'),(1,4,3,2,'app','confirmed','birthday',NULL,'2026-06-29 08:05+00','2026-07-05 19:45+00');
