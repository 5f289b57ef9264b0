INSERT INTO pits (name, county, opened_on, permit_expires_on, manager_name) VALUES
('Harrow Scar','Cumbria','1988-04-12','2031-12-31','Gwen Tolley'),
('Blackmere','Shropshire','2004-09-01','2026-11-30','Stuart Okafor'),
('Penny Bank','Derbyshire','1971-06-20','2028-03-31','Gwen Tolley'),
('Long Fold','Cumbria','2015-03-15','2026-09-15',NULL),
('Sallow Pit','Staffordshire','2024-05-02','2044-05-01','Imran Deeley');
INSERT INTO products (name, grain_size_mm, price_per_tonne, is_washed) VALUES
('Pea gravel','4-10',24.50,true),('Ballast','0-20',19.00,false),('Railway stone','31-50',27.80,true),
('Sharp sand','0-4',21.40,true),('Crusher run','0-40',12.60,false),('Armour rock','300-1000',38.00,false),('Quarry dust','0-2',9.20,false);
INSERT INTO stockpiles (pit_id, product_id, tonnes_on_hand, minimum_tonnes, last_surveyed_on)
SELECT p, q, 150 + abs(hashtext('sp'||p||'-'||q)) % 4200, 500 + (q*100), CASE WHEN (p+q)%6=0 THEN NULL ELSE date '2026-06-28' - (abs(hashtext('sv'||p||q))%140) END
FROM generate_series(1,5) p, generate_series(1,7) q WHERE (p*q)%4 <> 3;
INSERT INTO customers (company_name, town, credit_limit, on_stop) VALUES
('Ridley Groundworks','Kendal',40000,false),('Marston Readymix','Stoke',120000,false),('Tarn Paving','Penrith',15000,true),
('Northern Track Renewals','Crewe',250000,false),('Ashby & Sons Builders','Buxton',10000,false),('Coastline Defence Ltd','Barrow',90000,false),
('Greenlea Landscapes','Shrewsbury',8000,true),('Kettle Homes','Telford',60000,false),('D. Pugh','Ludlow',NULL,false),('Millrace Concrete','Stoke',75000,false),
('Hollin Farm','Kendal',NULL,false);
INSERT INTO trucks (plate, haulier, tare_kg) VALUES
('PX19 KLD','Fallon Haulage',12400),('PX21 RBE','Fallon Haulage',12150),('DN70 TUV','Peak Tippers',11900),('DN68 GHA','Peak Tippers',12600),
('BV23 OOR','Own collection',3100),('WM72 ZED','Severn Bulk',13050),('WM22 YAK','Severn Bulk',12980),('KR18 PLO','J. Birtles',11780);
INSERT INTO weighbridge_tickets (ticket_no, pit_id, product_id, customer_id, truck_id, weighed_in_at, weighed_out_at, net_tonnes, amount, invoiced)
SELECT 'W'||(40000+n), 1+abs(hashtext('pit'||n))%4 + (CASE WHEN n>700 AND n%9=0 THEN 1 ELSE 0 END), 1+(abs(hashtext('pr'||n))%13)*7/13, 1+abs(hashtext('cu'||n))%10, 1+abs(hashtext('tr'||n))%7,
 t, CASE WHEN n>1096 THEN NULL ELSE t + make_interval(mins => 9+abs(hashtext('du'||n))%48) END,
 CASE WHEN n>1096 THEN NULL ELSE w END, CASE WHEN n>1096 THEN NULL ELSE round(w*(9+abs(hashtext('pr'||n))%22),2) END, n<1020
FROM (SELECT n, timestamptz '2024-01-03 06:30+00' + make_interval(hours => (n*19.81)::int, mins=> abs(hashtext('m'||n))%60) AS t, 6+(abs(hashtext('w'||n))%2300)/100.0 AS w FROM generate_series(1,1100) n) s;
INSERT INTO blasts (pit_id, fired_at, explosives_kg, rock_tonnes, peak_vibration_mm_s, vibration_limit_mm_s, shotfirer)
SELECT 1+abs(hashtext('bp'||n))%4, timestamptz '2024-01-11 12:00+00' + make_interval(days => n*11), 800+abs(hashtext('ex'||n))%2600, 6000+abs(hashtext('rk'||n))%14000,
 2+(abs(hashtext('vb'||n))%900)/100.0, CASE WHEN abs(hashtext('bp'||n))%4=1 THEN 6 ELSE 9 END, (ARRAY['Colin Hesketh','Maeve Duggan','Piotr Wala'])[1+abs(hashtext('sf'||n))%3]
FROM generate_series(1,81) n;
