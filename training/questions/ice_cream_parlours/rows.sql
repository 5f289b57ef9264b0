INSERT INTO franchise_owners VALUES
(1,'Giulia Marchetti','giulia.marchetti@frostini.example','+44 20 7946 0101','2016-03-01',6.0),
(2,'Desmond Achebe','desmond.achebe@frostini.example','+44 117 496 0142','2018-05-14',6.5),
(3,'Harriet Lowe','harriet.lowe@frostini.example',NULL,'2019-02-20',6.5),
(4,'Tomasz Wilk','tomasz.wilk@frostini.example','+44 161 496 0177','2020-09-07',7.0),
(5,'Anjali Mehta','anjali.mehta@frostini.example','+44 113 496 0120','2021-04-12',7.0),
(6,'Rhys Pritchard','rhys.pritchard@frostini.example','+44 29 2018 0333','2022-01-31',7.5),
(7,'Sophie Duval','sophie.duval@frostini.example',NULL,'2023-11-06',7.5),
(8,'Kwame Boateng','kwame.boateng@frostini.example','+44 121 496 0188','2026-02-16',8.0);
INSERT INTO shops VALUES
(1,'Frostini Brighton Pier','Brighton','4 Marine Parade',1,'2016-04-15',NULL,42,true,3850.00),
(2,'Frostini The Lanes','Brighton','18 Ship Street',1,'2019-06-01',NULL,24,false,2900.00),
(3,'Frostini Harbourside','Bristol','2 Narrow Quay',2,'2018-07-03',NULL,36,true,3200.00),
(4,'Frostini Clifton','Bristol','77 Queens Road',2,'2020-08-22',NULL,18,false,2450.00),
(5,'Frostini York Minster','York','9 Stonegate',3,'2019-05-10',NULL,28,false,2700.00),
(6,'Frostini Northern Quarter','Manchester','31 Oldham Street',4,'2021-03-27',NULL,30,true,3400.00),
(7,'Frostini Salford Quays','Manchester','5 The Lowry Plaza',4,'2022-06-18','2025-09-30',26,true,3100.00),
(8,'Frostini Headingley','Leeds','12 North Lane',5,'2021-06-05',NULL,22,false,1950.00),
(9,'Frostini Cardiff Bay','Cardiff','Unit 3 Mermaid Quay',6,'2022-04-09',NULL,40,true,2850.00),
(10,'Frostini Bath Spa','Bath','6 Pulteney Bridge',2,'2023-05-20',NULL,20,false,3300.00),
(11,'Frostini Whitby','Whitby','14 Pier Road',3,'2024-04-01',NULL,16,true,1600.00),
(12,'Frostini Bournemouth','Bournemouth','1 West Beach',7,'2024-05-25',NULL,48,true,3950.00),
(13,'Frostini Swansea','Swansea','22 Wind Street',6,'2023-03-11','2024-10-31',18,false,1750.00),
(14,'Frostini Scarborough','Scarborough','40 Foreshore Road',3,'2026-04-03',NULL,34,true,2100.00);
INSERT INTO suppliers VALUES
(1,'Dale Farm Dairy','milk and cream','Skipton','Peter Hargreaves',30),
(2,'Mendip Creamery','milk and cream','Wells','Laura Finch',30),
(3,'Sugar & Spice Ltd','sugar','London',NULL,45),
(4,'Sicilia Nuts','nuts','London','Salvatore Greco',60),
(5,'Garden of Kent Fruit','fruit','Maidstone','Molly Barrett',14),
(6,'Cocoa Republic','chocolate','Birmingham','Yaw Owusu',30),
(7,'Crispy Cone Company','cones','Leicester','Dean Whitlock',30),
(8,'PackRight','cups and napkins','Reading',NULL,45),
(9,'Oatly Good Foods','plant milk','Norwich','Freya Lund',21),
(10,'Vanilla Direct','vanilla','Bristol','Mina Rakoto',60),
(11,'Northern Berries','fruit','Hull','Gareth Simms',14),
(12,'Cool Movers','dry ice','Derby',NULL,7);
INSERT INTO flavours VALUES
(1,'Vanilla Bean','classic',false,false,'2016-04-15',NULL,2.60),
(2,'Belgian Chocolate','chocolate',false,false,'2016-04-15',NULL,2.80),
(3,'Strawberry Fields','fruit',false,false,'2016-04-15',NULL,2.60),
(4,'Pistachio di Bronte','nut',false,true,'2016-05-01',NULL,3.40),
(5,'Salted Caramel','classic',false,false,'2017-03-20',NULL,2.80),
(6,'Lemon Sorbet','sorbet',true,false,'2016-04-15',NULL,2.50),
(7,'Mango Sorbet','sorbet',true,false,'2018-05-05',NULL,2.70),
(8,'Raspberry Ripple','fruit',false,false,'2016-06-01',NULL,2.60),
(9,'Mint Choc Chip','chocolate',false,false,'2016-04-15',NULL,2.80),
(10,'Hazelnut Heaven','nut',false,true,'2017-05-12',NULL,3.00),
(11,'Cookie Dough','classic',false,false,'2018-04-01',NULL,2.90),
(12,'Coconut Lime','sorbet',true,false,'2019-05-18',NULL,2.90),
(13,'Dark Chocolate Oat','chocolate',true,false,'2020-06-01',NULL,3.10),
(14,'Rum and Raisin','classic',false,false,'2016-09-01','2024-12-31',2.80),
(15,'Honeycomb Crunch','classic',false,false,'2021-04-02',NULL,2.90),
(16,'Blackcurrant Swirl','fruit',false,false,'2022-05-06',NULL,2.70),
(17,'Peanut Butter Cup','nut',false,true,'2022-07-01',NULL,3.10),
(18,'Earl Grey','special',false,false,'2023-03-31','2025-08-31',3.00),
(19,'Passion Fruit Sorbet','sorbet',true,false,'2024-05-01',NULL,2.90),
(20,'Gingerbread','special',false,false,'2023-11-15','2026-01-15',3.00),
(21,'Biscoff Oat','special',true,false,'2025-04-11',NULL,3.20),
(22,'Rhubarb Crumble','special',false,false,'2026-03-20',NULL,3.00),
(23,'Bubblegum Blue','special',false,false,'2025-06-01',NULL,2.60),
(24,'Matcha','special',false,false,'2026-06-15',NULL,3.30);
INSERT INTO employees VALUES
(1,'Olivia Grant',1,'manager',17.50,'2017-05-02',NULL,'1986-02-11'),(2,'Marco Bellini',1,'gelato maker',15.80,'2016-04-15',NULL,'1979-07-30'),
(3,'Jess Turner',1,'server',11.90,'2024-05-13',NULL,'2004-10-05'),(4,'Noah Kaplan',1,'server',11.60,'2025-06-02',NULL,'2006-01-22'),
(5,'Hannah Okafor',2,'manager',16.90,'2019-06-01',NULL,'1990-12-03'),(6,'Leo Fischer',2,'server',11.60,'2025-04-07',NULL,'2005-03-19'),
(7,'Chloe Barnes',2,'server',12.10,'2023-03-27','2025-08-31','2002-08-14'),(8,'Ibrahim Saleh',3,'manager',17.20,'2018-07-03',NULL,'1984-04-25'),
(9,'Erin Walsh',3,'gelato maker',15.20,'2020-02-17',NULL,'1993-09-09'),(10,'Callum Price',3,'server',11.80,'2024-06-24',NULL,'2003-11-28'),
(11,'Zara Hussain',4,'manager',16.40,'2020-08-22',NULL,'1992-06-17'),(12,'Ben Ashworth',4,'server',11.60,'2025-05-05',NULL,NULL),
(13,'Margaret Holt',5,'manager',16.80,'2019-05-10',NULL,'1971-01-08'),(14,'Finn Gallagher',5,'server',12.00,'2023-06-12',NULL,'2001-05-31'),
(15,'Poppy Sanders',5,'server',11.60,'2026-03-30',NULL,'2007-07-07'),(16,'Adaeze Nwosu',6,'manager',17.00,'2021-03-27',NULL,'1988-10-20'),
(17,'Ryan Doyle',6,'server',11.90,'2024-04-15',NULL,'2002-02-02'),(18,'Yuki Tanabe',6,'gelato maker',15.50,'2022-09-05',NULL,'1995-03-15'),
(19,'Luke Hartley',7,'manager',16.30,'2022-06-18','2025-09-30','1985-08-23'),(20,'Sana Malik',7,'server',11.70,'2023-04-24','2025-09-30','2003-12-12'),
(21,'Priya Raman',8,'manager',16.20,'2021-06-05',NULL,'1994-05-06'),(22,'Jack Oldroyd',8,'server',11.60,'2025-03-17',NULL,'2004-04-01'),
(23,'Megan Hughes',9,'manager',16.60,'2022-04-09',NULL,'1989-11-11'),(24,'Dylan Evans',9,'server',11.80,'2024-03-25',NULL,'2002-06-29'),
(25,'Carys Bowen',9,'gelato maker',15.00,'2022-04-09','2026-02-27','1991-01-19'),(26,'Amelia Stone',10,'manager',16.50,'2023-05-20',NULL,'1993-03-03'),
(27,'Tom Wickham',10,'server',11.60,'2025-07-14',NULL,'2006-09-16'),(28,'Grace Thwaite',11,'manager',15.90,'2024-04-01',NULL,'1996-07-21'),
(29,'Sam Leck',11,'server',11.50,'2025-05-26',NULL,NULL),(30,'Victor Almeida',12,'manager',17.10,'2024-05-25',NULL,'1987-12-30'),
(31,'Kayleigh Moss',12,'server',11.80,'2024-05-25',NULL,'2003-04-18'),(32,'Aaron Field',12,'server',11.60,'2026-05-04',NULL,'2007-02-25'),
(33,'Nia Rees',13,'manager',15.80,'2023-03-11','2024-10-31','1990-09-27'),(34,'Isaac Ward',14,'manager',16.00,'2026-04-03',NULL,'1997-10-10'),
(35,'Lily Marsden',14,'server',11.60,'2026-04-20',NULL,'2007-11-02'),(36,'Pablo Ortega',12,'gelato maker',15.60,'2025-02-10',NULL,'1992-08-08');
INSERT INTO shifts
SELECT n, e.id, e.shop_id, d.day, CASE WHEN n % 2 = 0 THEN time '10:00' ELSE time '15:00' END,
  CASE WHEN n % 2 = 0 THEN time '16:00' ELSE time '21:30' END,
  CASE WHEN d.day > date '2026-06-30' OR d.s >= 92 THEN NULL ELSE CASE WHEN n % 2 = 0 THEN 6.0 ELSE 6.5 END - CASE WHEN n % 17 = 0 THEN 1.5 ELSE 0 END + CASE WHEN n % 23 = 0 THEN 2 ELSE 0 END END,
  CASE WHEN d.s >= 97 THEN 'no_show' WHEN d.s >= 92 THEN 'sick' WHEN d.day > date '2026-06-30' THEN 'planned' ELSE 'worked' END
FROM (SELECT n, 1 + abs(hashtext('emp' || n)) % 36 AS emp, date '2025-01-01' + abs(hashtext('day' || n)) % 560 AS day, abs(hashtext('st' || n)) % 100 AS s FROM generate_series(1, 2600) n) d
JOIN employees e ON e.id = d.emp AND d.day >= e.hired_on AND (e.left_on IS NULL OR d.day <= e.left_on);
INSERT INTO shifts SELECT 3000 + e.id, e.id, e.shop_id, date '2026-06-30', time '10:00', time '16:00', 6.0, CASE WHEN e.id = 14 THEN 'sick' ELSE 'worked' END FROM employees e WHERE e.left_on IS NULL AND e.id % 2 = 0 AND NOT EXISTS (SELECT 1 FROM shifts s WHERE s.employee_id = e.id AND s.shift_date = date '2026-06-30');
UPDATE shifts SET hours_worked = NULL WHERE status IN ('sick', 'no_show', 'planned');
INSERT INTO deliveries
SELECT n, x.sup, x.shop, x.day, x.day + 3, CASE WHEN x.day + 3 + x.late > date '2026-06-30' THEN NULL ELSE x.day + 3 + x.late END,
  round((60 + abs(hashtext('amt' || n)) % 90000 / 100.0)::numeric, 2),
  CASE WHEN x.day + 35 + x.late * 4 > date '2026-06-30' OR n % 29 = 0 THEN NULL ELSE x.day + 30 + x.late * 4 END
FROM (SELECT n, 1 + abs(hashtext('sup' || n)) % 11 AS sup, 1 + abs(hashtext('dshop' || n)) % 14 AS shop, date '2023-01-02' + (n * 1276 / 900) AS day, CASE abs(hashtext('late' || n)) % 10 WHEN 0 THEN 2 WHEN 1 THEN 5 WHEN 2 THEN -1 ELSE 0 END AS late FROM generate_series(1, 899) n) x
JOIN shops s ON s.id = x.shop AND x.day > s.opened_on AND (s.closed_on IS NULL OR x.day < s.closed_on);
INSERT INTO sales
SELECT n, 'R' || (100000 + n), x.shop, (SELECT e.id FROM employees e WHERE e.shop_id = x.shop AND e.hired_on <= x.at::date AND (e.left_on IS NULL OR e.left_on >= x.at::date) ORDER BY abs(hashtext(e.id || 'k' || n)) LIMIT 1),
  x.at, CASE WHEN x.p < 62 THEN 'card' WHEN x.p < 80 THEN 'cash' WHEN x.p < 95 THEN 'mobile' ELSE 'voucher' END, 0,
  CASE WHEN x.p % 5 = 0 THEN round((0.5 + x.p % 7 * 0.5)::numeric, 2) END
FROM (SELECT n, 1 + abs(hashtext('shop' || n)) % 14 AS shop, timestamp '2023-04-01 10:05' + (n * 1186 / 4200) * interval '1 day' + abs(hashtext('min' || n)) % 660 * interval '1 minute' AS at, abs(hashtext('pay' || n)) % 100 AS p FROM generate_series(1, 4199) n) x
JOIN shops s ON s.id = x.shop AND x.at > s.opened_on AND (s.closed_on IS NULL OR x.at < s.closed_on)
WHERE extract(month FROM x.at) NOT IN (12, 1, 2) OR n % 3 = 0;
INSERT INTO sales SELECT 5000 + n, 'R' || (105000 + n), s.id, e.id, timestamp '2026-06-30 10:20' + n * interval '7 minutes', CASE n % 4 WHEN 0 THEN 'cash' ELSE 'card' END, 0, CASE WHEN n % 3 = 0 THEN 1.00 END
FROM generate_series(1, 36) n JOIN shops s ON s.id = 1 + n % 12 AND s.closed_on IS NULL JOIN employees e ON e.shop_id = s.id AND e.position = 'manager' WHERE s.id <> 8;
INSERT INTO sale_items
SELECT s.id, l, f.id, sv.serving, sv.scoops, round(f.price_per_scoop * sv.scoops + CASE sv.serving WHEN 'cone' THEN 0.40 WHEN 'sundae' THEN 2.50 WHEN 'take-home tub' THEN -1.00 ELSE 0 END, 2)
FROM sales s CROSS JOIN generate_series(1, 3) l
CROSS JOIN LATERAL (SELECT abs(hashtext('sv' || s.id || l)) % 20 AS r) r
CROSS JOIN LATERAL (SELECT CASE WHEN r < 9 THEN 'cone' WHEN r < 15 THEN 'cup' WHEN r < 18 THEN 'sundae' ELSE 'take-home tub' END AS serving, CASE WHEN r < 15 THEN 1 + r % 3 WHEN r < 18 THEN 3 ELSE 6 END AS scoops) sv
JOIN flavours f ON f.id = 1 + (abs(hashtext('fl' || s.id || l)) % 23 + abs(hashtext('fm' || s.id || l)) % 12 * (s.id % 2)) % 23 AND f.introduced_on <= s.sold_at::date AND (f.discontinued_on IS NULL OR f.discontinued_on >= s.sold_at::date)
WHERE l <= 1 + abs(hashtext('lines' || s.id)) % 3;
DELETE FROM sales s WHERE NOT EXISTS (SELECT 1 FROM sale_items i WHERE i.sale_id = s.id);
UPDATE sales s SET total = (SELECT sum(line_price) FROM sale_items i WHERE i.sale_id = s.id);
