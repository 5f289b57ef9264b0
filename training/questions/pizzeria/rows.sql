INSERT INTO branches (name, city, opened_on, seats, has_delivery) VALUES
('Forno Station','Bristol','2015-04-11',48,true),('Forno Harbour','Bristol','2019-09-02',72,true),
('Forno Roath','Cardiff','2021-03-20',36,true),('Forno Pump Room','Bath','2023-06-14',30,false),
('Forno Gloucester Quays','Gloucester','2025-02-01',54,true);
INSERT INTO customers (full_name, phone, email, street, joined_on, loyalty_points) VALUES
('Megan Prosser','07700900112','megan@example.org','12 Albany Road','2023-07-04',340),('Tariq Aziz',NULL,'tariq.a@example.org','3 Wharf Lane','2023-09-18',1220),
('Beatrice Lund','07700900187',NULL,'88 Gloucester Road','2024-01-22',80),('Owen Pascoe','07700900199','owen@example.org','5 Mill Street','2024-02-10',0),
('Hannah Oduya','07700900201','h.oduya@example.org','41 Park Row','2024-06-30',610),('Lewis Chan',NULL,NULL,NULL,'2024-11-03',45),
('Sofia Marchetti','07700900230','sofia@example.org','9 Quay Street','2025-01-15',990),('Ravi Nambiar','07700900244','ravi@example.org','27 City Road','2025-04-08',150),
('Grace Whitcombe',NULL,'grace@example.org','2 Abbey Close','2025-08-19',260),('Idris Vaughan','07700900266',NULL,'60 Cathays Terrace','2025-12-01',15),
('Pippa Tran','07700900271','pippa@example.org','14 Dock Road','2026-03-12',70),('Conor Daly','07700900288','conor@example.org','33 Baldwin Street','2026-06-05',0);
INSERT INTO drivers (branch_id, full_name, vehicle, hired_on, left_on) VALUES
(1,'Jamal Reid','scooter','2023-06-10',NULL),(1,'Ewa Nowicka','bicycle','2024-03-01','2025-10-31'),(2,'Dylan Croft','car','2023-11-15',NULL),
(2,'Priya Menon','scooter','2025-05-20',NULL),(3,'Gethin Rees','car','2024-08-12',NULL),(3,'Lucia Ferro','bicycle','2026-02-02',NULL),
(5,'Sam Okello','e-bike','2025-02-10',NULL),(5,'Nadia Brandt','scooter','2026-06-20',NULL);
INSERT INTO menu_items (name, category, price, is_vegetarian, is_available) VALUES
('Margherita','pizza',9.50,true,true),('Diavola','pizza',12.00,false,true),('Quattro Formaggi','pizza',12.50,true,true),('Capricciosa','pizza',13.00,false,true),
('Funghi','pizza',11.50,true,true),('Calzone','pizza',13.50,false,false),('Garlic Bread','starter',4.50,true,true),('Burrata','starter',7.00,true,true),
('Tiramisu','dessert',6.00,true,true),('Panna Cotta','dessert',5.50,true,true),('Lemonade','drink',3.20,true,true),('Peroni','drink',4.80,true,true),
('House Red','drink',6.50,true,true),('Truffle Special','pizza',16.00,true,false);
INSERT INTO toppings (name, surcharge) VALUES ('Olives',1.20),('Extra Mozzarella',1.80),('Nduja',2.20),('Anchovies',1.50),('Jalapenos',1.00),('Pineapple',1.30),('Rocket',0.90);
INSERT INTO orders (branch_id, customer_id, driver_id, channel, status, placed_at, delivered_at, delivery_fee, tip, total)
SELECT b, CASE WHEN h % 9 = 0 THEN NULL ELSE 1 + h % 11 END,
 CASE WHEN ch IN ('app','phone') AND b <> 4 THEN CASE b WHEN 1 THEN 1 + n % 2 WHEN 2 THEN 3 + n % 2 WHEN 3 THEN 5 + n % 2 ELSE 7 END END,
 ch, CASE WHEN n > 892 THEN 'open' WHEN h % 17 = 0 THEN 'cancelled' WHEN h % 41 = 0 THEN 'refunded' ELSE 'completed' END, ts,
 CASE WHEN ch IN ('app','phone') AND b <> 4 AND n <= 892 AND h % 17 <> 0 THEN ts + ((18 + h % 55) || ' minutes')::interval END,
 CASE WHEN ch IN ('app','phone') AND b <> 4 THEN 2.50 ELSE 0 END, CASE WHEN h % 3 = 0 THEN 1 + h % 6 END, 9.5 + (h % 450) / 10.0
FROM (SELECT n, abs(hashtext('o' || n)) AS h, CASE WHEN abs(hashtext('b' || n)) % 10 < 3 THEN 1 WHEN abs(hashtext('b' || n)) % 10 < 6 THEN 2 WHEN abs(hashtext('b' || n)) % 10 < 8 THEN 3 WHEN abs(hashtext('b' || n)) % 10 = 8 OR n < 560 THEN 4 ELSE 5 END AS b,
 (ARRAY['app','app','phone','walk-in','walk-in'])[1 + abs(hashtext('c' || n)) % 5] AS ch,
 timestamptz '2023-07-01 11:30+00' + (n * 29.19 || ' hours')::interval AS ts FROM generate_series(1, 899) n) s;
INSERT INTO order_lines (order_id, menu_item_id, quantity, unit_price, size)
SELECT 1 + n % 899, i, 1 + abs(hashtext('q' || n)) % 3, (SELECT price FROM menu_items WHERE id = i), (ARRAY['small','regular','regular','large'])[1 + abs(hashtext('s' || n)) % 4]
FROM (SELECT n, 1 + abs(hashtext('m' || n)) % 13 AS i FROM generate_series(1, 1500) n) s;
INSERT INTO order_line_toppings SELECT DISTINCT n * 3, 1 + abs(hashtext('t' || n)) % 6 FROM generate_series(1, 400) n;
INSERT INTO reviews (order_id, stars, comment, written_at)
SELECT n * 7, 1 + (abs(hashtext('r' || n)) % 9 + 5) / 3, CASE n % 5 WHEN 0 THEN 'Arrived cold' WHEN 1 THEN 'Lovely crust' WHEN 2 THEN NULL WHEN 3 THEN 'Driver very friendly' ELSE 'Wrong pizza, but quickly sorted' END,
 (SELECT placed_at FROM orders WHERE id = n * 7) + interval '20 hours' FROM generate_series(1, 127) n;
