INSERT INTO shops (name, city, opened_on, closed_on, has_cafe, rent_per_month) VALUES
('Mill Lane','York','2015-03-02',NULL,true,2100),('Station Square','York','2019-09-16',NULL,false,1850),
('Harbour Street','Whitby','2017-05-08',NULL,true,1400),('Old Market','Leeds','2012-11-01',NULL,true,3200),
('Headrow','Leeds','2021-02-22',NULL,false,2950),('Castle Hill','Lincoln','2020-06-15',NULL,true,1600),
('Quayside','Hull','2018-04-09','2025-08-31',false,1250),('Abbey Road','Selby','2023-10-02',NULL,false,NULL);
INSERT INTO employees (first_name,last_name,role,shop_id,hired_on,left_on,hourly_wage) VALUES
('Marta','Kowal','baker',1,'2016-01-11',NULL,16.40),('Graham','Tuttle','baker',4,'2013-02-04',NULL,17.10),('Priya','Nair','baker',3,'2019-07-01',NULL,15.80),
('Owen','Fairley','baker',6,'2021-03-15',NULL,15.20),('Lucia','Bramante','baker',7,'2018-04-09','2025-08-31',15.00),('Dele','Adeyemi','baker',4,'2024-01-08',NULL,14.60),
('Sophie','Lund','cashier',1,'2022-05-02',NULL,12.40),('Ben','Hartley','cashier',2,'2023-08-14',NULL,12.20),('Aisha','Rahman','cashier',3,'2024-04-22',NULL,12.10),
('Tom','Ridgeway','cashier',4,'2020-10-05','2025-01-31',12.60),('Nell','Corrigan','cashier',4,'2025-02-03',NULL,12.00),('Jakub','Zielinski','cashier',5,'2023-11-20',NULL,12.20),
('Ruth','Ogden','manager',1,'2015-03-02',NULL,21.50),('Callum','Price','manager',4,'2017-06-19',NULL,22.00),('Hannah','Weiss','manager',6,'2020-06-15',NULL,20.80),
('Peter','Mawson','cashier',6,'2025-09-08',NULL,11.90),('Ivy','Sandford','cashier',8,'2023-10-02',NULL,12.00),('Leo','Marsh','driver',NULL,'2022-09-12',NULL,13.50);
INSERT INTO products (name,category,price,unit_cost,contains_nuts,vegan,discontinued_on) VALUES
('Sourdough loaf','bread',4.20,1.35,false,true,NULL),('Rye loaf','bread',4.60,1.50,false,true,NULL),('White bloomer','bread',3.10,0.90,false,true,NULL),('Walnut boule','bread',5.20,2.10,true,true,NULL),
('Butter croissant','pastry',2.40,0.80,false,false,NULL),('Almond croissant','pastry',3.10,1.20,true,false,NULL),('Cinnamon bun','pastry',2.90,0.95,false,false,NULL),('Vegan danish','pastry',3.00,1.05,false,true,NULL),
('Carrot cake slice','cake',3.80,1.30,true,false,NULL),('Lemon drizzle slice','cake',3.50,1.10,false,false,NULL),('Chocolate brownie','cake',3.20,1.15,false,false,NULL),('Pecan pie slice','cake',4.10,1.70,true,false,'2025-05-31'),
('Cheese straw','savoury',2.10,0.70,false,false,NULL),('Sausage roll','savoury',3.30,1.25,false,false,NULL),('Spinach pasty','savoury',3.90,1.40,false,true,NULL),('Hot cross bun','pastry',1.60,0.50,false,false,NULL),('Stollen','cake',9.50,4.20,true,false,NULL);
INSERT INTO bakes (product_id,shop_id,baked_on,quantity,baker_id)
SELECT 1+abs(hashtext('bp'||n))%15, (ARRAY[1,3,4,6,4,1])[1+abs(hashtext('bs'||n))%6], date '2024-01-02'+(n*910/700), 12+abs(hashtext('bq'||n))%60,
 CASE WHEN n%17=0 THEN NULL ELSE (ARRAY[1,2,3,4,6])[1+abs(hashtext('bb'||n))%5] END FROM generate_series(1,700) n;
INSERT INTO sales (shop_id,sold_at,cashier_id,payment_method,total)
SELECT s, timestamptz '2024-01-02 07:30+00' + (n*(909.0/1200)||' days')::interval, (ARRAY[7,8,9,11,12,16,17,17])[s],
 (ARRAY['card','card','card','cash','cash','app'])[1+abs(hashtext('pm'||n))%6], 0
FROM (SELECT n, (ARRAY[1,1,2,3,4,4,4,5,6,8])[1+abs(hashtext('ss'||n))%10] s FROM generate_series(1,1200) n) x;
UPDATE sales SET shop_id=7, cashier_id=NULL WHERE id%23=0 AND sold_at < '2025-08-31';
INSERT INTO sale_items SELECT s.id, p.id, 1+abs(hashtext('q'||s.id||p.id))%4, p.price FROM sales s JOIN products p ON abs(hashtext('it'||s.id||'-'||p.id))%9=0 AND p.id<=15 AND s.id<=1200 WHERE p.discontinued_on IS NULL OR s.sold_at < p.discontinued_on;
INSERT INTO sale_items SELECT s.id, 1, 1, 4.20 FROM sales s WHERE NOT EXISTS (SELECT 1 FROM sale_items i WHERE i.sale_id=s.id);
UPDATE sales s SET total=(SELECT sum(quantity*unit_price) FROM sale_items i WHERE i.sale_id=s.id);
INSERT INTO cake_orders (shop_id,customer_name,phone,ordered_on,pickup_on,occasion,inscription,price,deposit,status)
SELECT (ARRAY[1,1,4,4,4,3,6,2])[1+abs(hashtext('cs'||n))%8],
 (ARRAY['Emma Holt','Yusuf Demir','Mrs Pattison','Claire Beaumont','Rafael Ortiz','Greg Whitaker','Lina Sorensen','St Olave School','Nadia Petrov','Harry Blount','Joan Eastwood','Kwame Mensah'])[1+abs(hashtext('cn'||n))%12],
 CASE WHEN n%6=0 THEN NULL ELSE '07700 9'||lpad((abs(hashtext('ph'||n))%100000)::text,5,'0') END,
 d, d+3+abs(hashtext('pu'||n))%15, (ARRAY['birthday','birthday','birthday','wedding','christening','retirement',NULL])[1+abs(hashtext('oc'||n))%7],
 CASE WHEN n%3=0 THEN NULL ELSE (ARRAY['Happy Birthday Maisie','Forever yours','Well done Dad','40 and fabulous','Good luck Anna'])[1+abs(hashtext('in'||n))%5] END,
 35+abs(hashtext('pr'||n))%210, CASE WHEN n%4=0 THEN 0 ELSE 20 END,
 CASE WHEN d > date '2026-06-18' THEN (ARRAY['new','confirmed'])[1+n%2] ELSE (ARRAY['collected','collected','collected','collected','cancelled','uncollected'])[1+abs(hashtext('st'||n))%6] END
FROM (SELECT n, date '2024-02-01'+(n*879/150) d FROM generate_series(1,150) n) x;
INSERT INTO waste_entries (shop_id,product_id,thrown_on,quantity,reason)
SELECT (ARRAY[1,2,3,4,5,6,8,4])[1+abs(hashtext('ws'||n))%8], 1+abs(hashtext('wp'||n))%14, date '2025-01-03'+(n*543/300), 1+abs(hashtext('wq'||n))%9,
 (ARRAY['unsold','unsold','unsold','burnt','dropped',NULL])[1+abs(hashtext('wr'||n))%6] FROM generate_series(1,300) n;
