INSERT INTO customers VALUES
(1,'Orbital Freight','logistics','Germany','Katrin Busch','k.busch@orbital.example','2021-02-01'),
(2,'Medisphere','healthcare','Switzerland','Dr. Luc Perrin','perrin@medisphere.example','2021-09-15'),
(3,'Harvest Bank','banking','United Kingdom','Fiona Whitaker','fiona.whitaker@harvest.example','2022-01-10'),
(4,'Lumen Energy','energy','Netherlands','Jeroen Smit','jsmit@lumen.example','2022-05-23'),
(5,'Kite Travel','travel','Spain','Marisol Vega',NULL,'2022-11-01'),
(6,'Northwind Insurance','insurance','Denmark','Mette Holm','mette@northwindins.example','2023-03-06'),
(7,'City of Graz','public sector','Austria','Stefan Gruber','stefan.gruber@graz.example','2023-06-19'),
(8,'Petalworks','retail','United Kingdom','Amy Osborne','amy@petalworks.example','2023-10-02'),
(9,'Bluefin Sushi','hospitality','Spain',NULL,NULL,'2024-02-12'),
(10,'Quarry Mining','mining','Sweden','Elin Dahl','elin.dahl@quarry.example','2024-08-26'),
(11,'Tallgrass Media','media','Ireland','Conor Nolan','conor@tallgrass.example','2025-01-20'),
(12,'Vireo Labs','healthcare','Germany','Hanna Scholz','scholz@vireo.example','2025-09-08'),
(13,'Sable Hotels','hospitality','Portugal','Rui Mendes','rui@sable.example','2026-04-13'),
(14,'Maple Schools','education','Canada',NULL,'info@mapleschools.example','2026-06-02');
INSERT INTO people VALUES
(1,'Ruth Adler','ruth@codeyard.example','managing director','principal',NULL,95.00,40,'2019-01-07',NULL),
(2,'Milan Horvat','milan@codeyard.example','project manager','senior',1,68.00,40,'2019-06-03',NULL),
(3,'Aisha Karim','aisha@codeyard.example','project manager','senior',1,66.00,32,'2020-09-14',NULL),
(4,'Dominik Lang','dominik@codeyard.example','developer','principal',1,82.00,40,'2019-03-18',NULL),
(5,'Nora Svensson','nora@codeyard.example','developer','senior',4,70.00,40,'2020-02-10',NULL),
(6,'Yusuf Demir','yusuf@codeyard.example','developer','senior',4,69.00,40,'2021-05-03',NULL),
(7,'Beatriz Lopes','beatriz@codeyard.example','developer','mid',4,55.00,40,'2022-03-21',NULL),
(8,'Owen Clarke','owen@codeyard.example','developer','mid',4,54.00,40,'2022-08-15','2025-10-31'),
(9,'Ines Fabre','ines@codeyard.example','developer','junior',5,41.00,40,'2024-09-02',NULL),
(10,'Pavel Zeman','pavel@codeyard.example','developer','junior',5,40.00,40,'2025-03-03',NULL),
(11,'Leila Haddad','leila@codeyard.example','designer','senior',2,63.00,32,'2020-11-02',NULL),
(12,'Jonas Brandt','jonas@codeyard.example','designer','mid',11,51.00,40,'2023-04-17',NULL),
(13,'Sunita Rao','sunita@codeyard.example','tester','senior',2,58.00,40,'2021-01-11',NULL),
(14,'Gabe Foster','gabe@codeyard.example','tester','mid',13,48.00,40,'2023-02-06',NULL),
(15,'Tess Verhoeven','tess@codeyard.example','devops engineer','senior',4,72.00,40,'2021-10-04',NULL),
(16,'Kofi Asante','kofi@codeyard.example','devops engineer','mid',15,57.00,40,'2024-01-15',NULL),
(17,'Maja Ilic','maja@codeyard.example','developer','mid',5,53.00,24,'2023-11-13',NULL),
(18,'Henry Blake','henry@codeyard.example','developer','senior',4,67.00,40,'2020-07-06','2024-12-20'),
(19,'Carla Riva','carla@codeyard.example','office manager',NULL,1,45.00,20,'2019-09-16',NULL),
(20,'Elias Wirth','elias@codeyard.example','developer','junior',6,39.00,40,'2026-05-04',NULL),
(21,'Zoe Papadakis','zoe@codeyard.example','tester','junior',13,38.00,40,'2026-06-15',NULL);
INSERT INTO projects VALUES
(1,'ORB','Orbital Tracking Portal',1,2,'time and material','active','2023-02-01',NULL,NULL,NULL,NULL),
(2,'MED','Medisphere Patient App',2,3,'fixed price','finished','2023-01-16','2024-03-29','2024-05-10',2600,286000.00),
(3,'HBK','Harvest Mobile Banking',3,2,'time and material','active','2023-05-08','2026-12-18',NULL,9000,1035000.00),
(4,'LUM','Lumen Meter Dashboard',4,3,'fixed price','active','2024-09-02','2026-05-29',NULL,1800,198000.00),
(5,'KIT','Kite Booking Engine',5,2,'fixed price','finished','2023-06-01','2024-06-28','2024-06-21',1500,160000.00),
(6,'NWI','Northwind Claims Intake',6,3,'time and material','active','2024-01-08','2026-09-30',NULL,3000,330000.00),
(7,'GRZ','Graz Citizen Services',7,2,'fixed price','on hold','2024-03-11','2025-12-31',NULL,2200,231000.00),
(8,'PET','Petalworks Webshop',8,3,'fixed price','finished','2023-11-20','2024-09-30','2025-01-17',900,94000.00),
(9,'BLU','Bluefin Table Booking',9,NULL,'fixed price','cancelled','2024-03-04','2024-10-31',NULL,400,39000.00),
(10,'QRY','Quarry Fleet Monitor',10,2,'time and material','active','2024-10-14',NULL,NULL,NULL,NULL),
(11,'TAL','Tallgrass Paywall',11,3,'fixed price','finished','2025-02-17','2025-09-26','2025-09-24',1100,121000.00),
(12,'VIR','Vireo Sample Tracker',12,4,'time and material','active','2025-10-06','2026-08-14',NULL,1400,161000.00),
(13,'SAB','Sable Guest App',13,3,'fixed price','active','2026-05-04','2026-11-27',NULL,1000,112000.00),
(14,'INT','Internal Tools',NULL,4,'internal','active','2023-01-02',NULL,NULL,NULL,NULL),
(15,'WEB','Company Website',NULL,11,'internal','finished','2024-05-06','2024-11-29','2024-12-13',300,NULL);
INSERT INTO project_members
SELECT p.id, e.id, (ARRAY[100,50,50,20,80])[1 + h % 5], greatest(p.started_on, e.joined_on), least(p.finished_on, e.left_on)
FROM projects p CROSS JOIN people e CROSS JOIN LATERAL (SELECT abs(hashtext('pm' || p.id || '-' || e.id)) AS h) q
WHERE (h % 3 = 0 OR e.id = p.lead_id) AND e.joined_on < COALESCE(p.finished_on, date '2026-06-10') AND (e.left_on IS NULL OR e.left_on > p.started_on) AND e.id NOT IN (1, 19, 21);
INSERT INTO sprints
SELECT row_number() OVER (ORDER BY p.id, n), p.id, n, CASE WHEN n % 4 = 0 THEN NULL ELSE (ARRAY['Stabilise the release','Finish the search','Login and rights','Reporting','Speed','Payments','Mobile screens'])[1 + (n + p.id) % 7] END,
  p.started_on + (n - 1) * 28, p.started_on + n * 28 - 1, CASE WHEN n % 9 = 0 THEN NULL ELSE 18 + abs(hashtext('sp' || p.id || n)) % 25 END
FROM projects p CROSS JOIN generate_series(1, 45) n
WHERE p.billing_type <> 'internal' AND p.started_on + (n - 1) * 28 <= LEAST(COALESCE(p.finished_on, date '2026-07-10'), CASE p.id WHEN 7 THEN date '2025-09-01' WHEN 9 THEN date '2024-08-01' ELSE date '2026-07-10' END);
INSERT INTO releases
SELECT row_number() OVER (ORDER BY p.id, n), p.id, 1 + n / 5 || '.' || n % 5 || '.0', p.started_on + 60 + n * 70,
  CASE WHEN p.started_on + 60 + n * 70 + d.late > LEAST(COALESCE(p.finished_on, date '2026-06-30'), date '2026-06-29') OR p.id IN (9) THEN NULL ELSE p.started_on + 60 + n * 70 + d.late + time '16:30' END, CASE WHEN n % 6 = 5 THEN NULL ELSE (ARRAY[15,16,4,5])[1 + n % 4] END
FROM projects p CROSS JOIN generate_series(0, 18) n CROSS JOIN LATERAL (SELECT CASE abs(hashtext('rl' || p.id || n)) % 5 WHEN 0 THEN 0 WHEN 1 THEN -1 WHEN 2 THEN 6 WHEN 3 THEN 0 ELSE 15 END AS late) d
WHERE p.id <> 15 AND p.started_on + 60 + n * 70 < COALESCE(p.finished_on, date '2026-09-15') AND NOT (p.id = 7 AND n > 6) AND NOT (p.id = 9 AND n > 1);
INSERT INTO issues
SELECT n, p.key || '-' || row_number() OVER (PARTITION BY p.id ORDER BY n), p.id, (ARRAY['bug','bug','feature','task','feature','improvement','bug','task'])[1 + h % 8],
  (ARRAY['Login fails with special characters','Add export to CSV','Search is slow on large lists','Update the date picker','Show totals on the overview','Crash when opening an attachment','Password reset mail not sent','Translate the settings page','Payment page times out','Upgrade the framework','Wrong rounding in the summary','Add dark mode','Filter by several tags','Session expires too early','Improve the onboarding screen','Broken link in the footer','Write tests for the import','Map does not load on phones'])[1 + h / 8 % 18],
  (ARRAY['low','medium','medium','high','medium','critical','high','low'])[1 + h / 144 % 8],
  CASE WHEN x.done IS NOT NULL THEN CASE WHEN h % 23 = 0 THEN 'rejected' ELSE 'done' END ELSE (ARRAY['open','open','in progress','in review','open','blocked'])[1 + h % 6] END,
  (SELECT e.id FROM people e WHERE e.joined_on <= x.at::date AND (e.left_on IS NULL OR e.left_on > x.at::date) AND e.role <> 'office manager' ORDER BY abs(hashtext('r' || e.id || n)) LIMIT 1),
  CASE WHEN x.done IS NULL AND h % 4 = 0 THEN NULL ELSE (SELECT e.id FROM people e WHERE e.joined_on <= x.at::date AND (e.left_on IS NULL OR e.left_on > x.at::date + 30) AND e.role IN ('developer', 'designer', 'tester', 'devops engineer') AND e.id <> 21 ORDER BY abs(hashtext('a' || e.id || n)) LIMIT 1) END,
  CASE WHEN h % 5 = 0 THEN NULL ELSE (SELECT s.id FROM sprints s WHERE s.project_id = p.id AND s.starts_on <= COALESCE(x.done, timestamptz '2026-06-28')::date AND s.ends_on >= COALESCE(x.done, timestamptz '2026-06-28')::date) END,
  CASE WHEN x.done IS NULL THEN NULL ELSE (SELECT r.id FROM releases r WHERE r.project_id = p.id AND r.released_at > x.done ORDER BY r.released_at LIMIT 1) END,
  CASE WHEN h % 7 = 0 THEN NULL ELSE (ARRAY[1,2,3,5,8,3,2])[1 + h / 3 % 7] END, CASE WHEN h % 6 = 0 THEN NULL ELSE (ARRAY[2,4,6,8,12,16,24])[1 + h / 5 % 7] END,
  x.at, CASE WHEN h % 3 = 0 THEN (x.at + interval '21 days')::date END, x.done
FROM (SELECT n, 1 + abs(hashtext('ip' || n)) % 14 AS pid, abs(hashtext('ih' || n)) AS h, n / 1500.0 AS f FROM generate_series(1, 1500) n) i JOIN projects p ON p.id = i.pid
CROSS JOIN LATERAL (SELECT COALESCE(p.finished_on, CASE p.id WHEN 7 THEN date '2025-09-15' WHEN 9 THEN date '2024-08-15' ELSE date '2026-06-30' END) - p.started_on AS span) sp
CROSS JOIN LATERAL (SELECT p.started_on + time '08:00' + (span * f)::integer * interval '1 day' + h % 380 * interval '1 minute' AS at) y
CROSS JOIN LATERAL (SELECT LEAST(y.at, timestamptz '2026-06-30 11:00+00') AS at, CASE WHEN h % 13 = 0 OR y.at + (1 + h % 45) * interval '1 day' > timestamptz '2026-06-30 12:00+00' THEN NULL ELSE y.at + (1 + h % 45) * interval '1 day' END AS done) x;
INSERT INTO issue_comments
SELECT row_number() OVER (ORDER BY i.id, k), i.id, CASE WHEN k = 1 THEN COALESCE(i.assignee_id, i.reporter_id) ELSE i.reporter_id END,
  (ARRAY['I can reproduce this.','Fixed on the branch, please review.','Waiting for the customer to answer.','Works on my machine, which browser?','Deployed to the test system.','This is a duplicate, I think.','Needs a decision by the product owner.'])[1 + h % 7], i.created_at + h % 900 * interval '5 minutes'
FROM issues i CROSS JOIN generate_series(1, 3) k CROSS JOIN LATERAL (SELECT abs(hashtext('ic' || i.id || '-' || k)) AS h) q WHERE h % 3 = 0 AND i.created_at + h % 900 * interval '5 minutes' < timestamptz '2026-06-30 15:00+00';
INSERT INTO time_entries
SELECT row_number() OVER (ORDER BY d.day, e.id, pr.id), e.id, pr.id, (SELECT i.id FROM issues i WHERE i.project_id = pr.id AND i.assignee_id = e.id AND i.created_at <= d.day AND h % 5 < 4 ORDER BY abs(hashtext('ti' || i.id || d.day)) LIMIT 1), d.day,
  (ARRAY[2.0,3.5,4.0,6.0,7.5,1.5,5.0])[1 + h % 7], pr.billing_type <> 'internal' AND h % 9 <> 0, CASE WHEN h % 4 = 0 THEN (ARRAY['meeting','code review','support call','workshop','fixing'])[1 + h % 5] END
FROM (SELECT generate_series(date '2024-01-02', date '2026-06-30', interval '1 day')::date AS day) d
JOIN people e ON e.joined_on <= d.day AND (e.left_on IS NULL OR e.left_on >= d.day) AND e.id NOT IN (1, 19)
JOIN project_members m ON m.person_id = e.id AND m.assigned_from <= d.day AND (m.assigned_to IS NULL OR m.assigned_to >= d.day)
JOIN projects pr ON pr.id = m.project_id CROSS JOIN LATERAL (SELECT abs(hashtext('te' || d.day || '-' || e.id || '-' || pr.id)) AS h) q
WHERE extract(isodow FROM d.day) < 6 AND h % 11 = 0 AND NOT (pr.id = 7 AND d.day > date '2025-09-15') AND NOT (pr.id = 9 AND d.day > date '2024-08-15');
INSERT INTO invoices
SELECT row_number() OVER (ORDER BY m.day, p.id), 'INV-' || extract(year FROM m.day) || '-' || lpad((row_number() OVER (PARTITION BY extract(year FROM m.day) ORDER BY m.day, p.id))::text, 3, '0'), p.customer_id, p.id, m.day, m.day + 30, 0, 0,
  CASE WHEN h % 6 = 0 AND m.day > date '2026-01-01' THEN NULL WHEN m.day + 20 + h % 40 > date '2026-06-30' THEN NULL ELSE m.day + 20 + h % 40 END
FROM projects p JOIN (SELECT generate_series(date '2023-03-01', date '2026-06-01', interval '1 month')::date AS day) m ON m.day > p.started_on + 20 AND m.day <= COALESCE(p.finished_on, CASE p.id WHEN 7 THEN date '2025-09-15' WHEN 9 THEN date '2024-08-15' ELSE date '2026-06-30' END)
CROSS JOIN LATERAL (SELECT abs(hashtext('inv' || p.id || m.day)) AS h) q WHERE p.billing_type <> 'internal' AND (p.billing_type = 'time and material' OR h % 3 = 0);
INSERT INTO invoice_lines
SELECT i.id, l, CASE WHEN l = 1 THEN 'Development' WHEN l = 2 THEN (ARRAY['Design','Testing','Operations'])[1 + h % 3] ELSE 'Hosting, one month' END,
  CASE WHEN l < 3 THEN CASE WHEN l = 1 THEN 40 + h % 80 ELSE 8 + h % 30 END END, CASE WHEN l = 1 THEN 115 WHEN l = 2 THEN 98 END, CASE WHEN l = 1 THEN (40 + h % 80) * 115 WHEN l = 2 THEN (8 + h % 30) * 98 ELSE 240 + h % 3 * 60 END
FROM invoices i CROSS JOIN generate_series(1, 3) l CROSS JOIN LATERAL (SELECT abs(hashtext('il' || i.id || '-' || l)) AS h) q WHERE l = 1 OR h % 2 = 0;
UPDATE invoices i SET net_amount = t.s, vat_amount = CASE WHEN c.country = 'Germany' THEN round(t.s * 0.19, 2) ELSE 0 END FROM (SELECT invoice_id, sum(line_amount) AS s FROM invoice_lines GROUP BY 1) t, customers c WHERE t.invoice_id = i.id AND c.id = i.customer_id;
