INSERT INTO account_statuses VALUES (1,'trial'),(2,'active'),(3,'past due'),(4,'suspended'),(5,'churned');
INSERT INTO subscription_statuses VALUES (1,'trialing'),(2,'active'),(3,'paused'),(4,'past due'),(5,'cancelled');
INSERT INTO invoice_statuses VALUES (0,'draft'),(1,'open'),(2,'paid'),(3,'void'),(4,'uncollectible');
INSERT INTO payment_statuses VALUES (1,'succeeded'),(2,'failed'),(3,'pending'),(4,'refunded');
INSERT INTO ticket_statuses VALUES (1,'open'),(2,'waiting for customer'),(3,'solved'),(4,'closed');
INSERT INTO countries VALUES ('GB','United Kingdom','Europe'),('IE','Ireland','Europe'),('DE','Germany','Europe'),('FR','France','Europe'),('NO','Norway','Europe'),('ES','Spain','Europe'),('US','United States','North America'),('CA','Canada','North America'),('AU','Australia','Oceania'),('NZ','New Zealand','Oceania'),('IN','India','Asia'),('SG','Singapore','Asia'),('BR','Brazil','South America');
INSERT INTO sales_reps VALUES
(1,'Catriona Mair','Enterprise','2021-02-01',NULL),(2,'Deepak Iyer','Enterprise','2021-06-14',NULL),(3,'Lena Hoffmann','Mid-market','2022-01-10',NULL),(4,'Marcus Bell','Mid-market','2022-03-07','2025-04-30'),
(5,'Saoirse Quinn','Small business','2022-09-05',NULL),(6,'Tom Okafor','Small business','2023-05-15',NULL),(7,'Ingrid Dahl','Small business','2024-02-19',NULL),(8,'Andre Lefevre','Mid-market','2024-11-04',NULL),(9,'Hazel Wu','Enterprise','2026-04-13',NULL);
INSERT INTO plans VALUES (1,'Free',0,NULL,3,true,NULL),(2,'Starter',1900,19000,5,true,NULL),(3,'Team',4900,49000,25,true,NULL),(4,'Business',9900,99000,100,true,NULL),(5,'Enterprise',29900,299000,NULL,false,NULL),(6,'Starter 2022',1500,15000,5,false,'2023-12-31'),(7,'Agency',14900,149000,60,true,NULL),(8,'Nonprofit',2400,24000,25,false,NULL);
INSERT INTO accounts
SELECT n, (ARRAY['Bluebell','Northgate','Kestrel','Harbour','Lumen','Pinnacle','Orchard','Quill','Saffron','Granite','Juniper','Meridian','Copper','Willow','Falcon'])[1 + n % 15] || ' ' || (ARRAY['Logistics','Studios','Health','Foods','Analytics','Legal','Travel','Robotics','Homes','Media','Energy','Learning','Partners','Labs'])[1 + (n / 15 + n % 15) % 14],
 CASE WHEN n % 17 = 4 THEN NULL ELSE (ARRAY['Logistics','Media','Healthcare','Food','Software','Legal','Travel','Manufacturing','Education'])[1 + abs(hashtext('in'||n)) % 9] END,
 2, (ARRAY['GB','GB','GB','GB','IE','DE','DE','FR','NO','ES','US','US','US','CA','AU','NZ','IN','SG'])[1 + abs(hashtext('ac'||n)) % 18],
 CASE WHEN n % 11 = 0 THEN NULL ELSE 1 + abs(hashtext('sr'||n)) % 8 END,
 timestamptz '2022-11-01 09:00+00' + n * 6.6 * interval '1 day' + (n * 37 % 480) * interval '1 minute', NULL
FROM generate_series(1,200) n;
INSERT INTO users
SELECT row_number() OVER (ORDER BY a.id, k), a.id, fn || ' ' || ln, lower(fn) || '.' || lower(ln) || a.id || '@' || lower(split_part(a.name,' ',1)) || '.example', k = 1,
 a.created_at + (k - 1) * 11 * interval '1 day',
 CASE WHEN h % 13 = 0 THEN NULL ELSE greatest(a.created_at, least('2026-06-30 13:00+00', timestamptz '2026-06-30 12:00+00' - (h % (CASE WHEN h % 4 = 0 THEN 500 ELSE 45 END)) * interval '1 day' - (h % 600) * interval '1 minute')) END,
 CASE WHEN h % 15 = 1 AND k > 1 THEN least(timestamptz '2026-06-20 10:00+00', a.created_at + (40 + h % 300) * interval '1 day') END
FROM accounts a CROSS JOIN generate_series(1,7) k CROSS JOIN LATERAL (SELECT abs(hashtext('us'||a.id||'-'||k)) h) z
CROSS JOIN LATERAL (SELECT (ARRAY['Anna','Ben','Chloe','Daniel','Erin','Faisal','Grace','Henrik','Isobel','Jamal','Kate','Luis','Maya','Niall','Olga','Peter'])[1 + h % 16] fn, (ARRAY['Abbott','Baxter','Cohen','Duncan','Eriksen','Flores','Gupta','Hughes','Irvine','Jensen','Kaur','Lopez','Muir'])[1 + (h / 16) % 13] ln) nm
WHERE k <= 1 + abs(hashtext('uc'||a.id)) % 7 AND a.created_at + (k - 1) * 11 * interval '1 day' < '2026-06-30';
INSERT INTO subscriptions
SELECT row_number() OVER (ORDER BY st, aid), aid, pl, CASE WHEN ca IS NOT NULL THEN 5 WHEN st > '2026-05-20' THEN 1 WHEN h % 13 = 0 THEN 3 WHEN h % 19 = 0 THEN 4 ELSE 2 END,
 CASE WHEN h % 4 = 0 AND pl <> 1 THEN 'year' ELSE 'month' END, LEAST(COALESCE((SELECT max_seats FROM plans p WHERE p.id = pl), 400), 1 + (h / 5) % (ARRAY[3,5,18,60,240,5,40,15])[pl]), st,
 CASE WHEN h % 3 <> 0 THEN st + interval '45 days' END, ca, CASE WHEN ca IS NOT NULL AND h % 6 = 0 THEN ca + interval '30 days' END
FROM (SELECT aid, st, pl, h, CASE WHEN h % 10 < 3 AND st + (20 + h % 460) * interval '1 day' < '2026-06-29' THEN st + (20 + h % 460) * interval '1 day' END ca
 FROM (SELECT a.id aid, a.created_at + interval '2 days' + (k - 1) * interval '430 days' st, abs(hashtext('sb'||a.id||'-'||k)) h, CASE WHEN a.created_at < '2023-10-01' AND a.id % 9 = 2 AND k = 1 THEN 6 ELSE (ARRAY[1,2,2,2,3,3,3,3,4,4,5,7,8])[1 + abs(hashtext('pl'||a.id||'-'||k)) % 13] END pl
  FROM accounts a CROSS JOIN generate_series(1,2) k WHERE (k = 1 AND a.id % 31 <> 9) OR (k = 2 AND a.id % 7 = 3)) x WHERE st < '2026-06-29') y;
UPDATE accounts a SET status_code = CASE WHEN NOT EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = a.id AND s.cancelled_at IS NULL) THEN CASE WHEN a.created_at > '2026-05-15' THEN 1 ELSE 5 END WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = a.id AND s.status_code = 4) THEN 3 WHEN EXISTS (SELECT 1 FROM subscriptions s WHERE s.account_id = a.id AND s.status_code = 1) THEN 1 WHEN a.id % 45 = 13 THEN 4 ELSE 2 END;
UPDATE accounts SET deleted_at = LEAST(created_at + interval '500 days', timestamptz '2026-06-12 09:00+00') WHERE status_code = 5 AND id % 3 = 0;
INSERT INTO coupons VALUES (1,'WELCOME20',20,NULL,'2027-12-31',NULL),(2,'BLACKFRIDAY24',40,NULL,'2024-12-02',NULL),(3,'BLACKFRIDAY25',35,NULL,'2025-12-01',NULL),(4,'TENOFF',NULL,1000,NULL,NULL),(5,'NGO50',50,NULL,NULL,NULL),(6,'FRIEND',NULL,2500,'2026-09-30',NULL),(7,'BETA100',100,NULL,'2023-06-30','2023-07-01'),(8,'SPRING26',15,NULL,'2026-05-31',NULL),(9,'CONFERENCE',25,NULL,'2026-08-31',NULL);
INSERT INTO subscription_coupons SELECT s.id, CASE WHEN s.plan_id = 8 THEN 5 WHEN s.started_at < '2023-06-30' THEN 7 WHEN s.started_at BETWEEN '2024-11-15' AND '2024-12-02' THEN 2 WHEN s.started_at BETWEEN '2025-11-15' AND '2025-12-01' THEN 3 WHEN s.started_at BETWEEN '2026-03-01' AND '2026-05-31' THEN 8 ELSE (ARRAY[1,1,4,6])[1 + s.id % 4] END, s.started_at + interval '1 hour' FROM subscriptions s WHERE abs(hashtext('cp'||s.id)) % 4 = 0 OR s.plan_id = 8;
INSERT INTO invoices
SELECT row_number() OVER (ORDER BY d, sid), 'INV-' || to_char(d,'YYYY') || '-' || lpad((row_number() OVER (ORDER BY d, sid))::text,5,'0'), aid, sid, st, d, d + interval '14 days',
 CASE WHEN st = 2 THEN LEAST(d + (h % 22) * interval '1 day' + interval '2 hours', timestamptz '2026-06-30 11:00+00') END, 0, 0
FROM (SELECT s.id sid, s.account_id aid, d, h, CASE WHEN d > '2026-06-29' THEN 0 WHEN h % 61 = 0 THEN 3 WHEN h % 53 = 1 AND d < '2026-01-01' THEN 4 WHEN h % 27 = 2 OR (d > '2026-06-10' AND h % 3 = 0) THEN 1 ELSE 2 END st
 FROM subscriptions s CROSS JOIN LATERAL generate_series(s.started_at + interval '15 days', LEAST(COALESCE(s.cancelled_at, '2026-06-30 12:00+00'), '2026-06-30 12:00+00'), CASE s.billing_interval WHEN 'year' THEN interval '1 year' ELSE interval '1 month' END) d
 CROSS JOIN LATERAL (SELECT abs(hashtext('iv'||s.id||'-'||d::date)) h) z WHERE s.plan_id <> 1) q;
INSERT INTO invoice_lines
SELECT row_number() OVER (ORDER BY i.id, k), i.id, CASE k WHEN 1 THEN p.name || ' plan' WHEN 2 THEN 'API overage, per 1000 calls' ELSE 'Onboarding workshop' END, CASE k WHEN 1 THEN 'subscription' WHEN 2 THEN 'usage' ELSE 'service' END,
 q, u, q * u
FROM invoices i JOIN subscriptions s ON s.id = i.subscription_id JOIN plans p ON p.id = s.plan_id CROSS JOIN generate_series(1,3) k
CROSS JOIN LATERAL (SELECT CASE k WHEN 1 THEN s.seats WHEN 2 THEN 1 + abs(hashtext('ov'||i.id)) % 90 ELSE 1 END q, CASE k WHEN 1 THEN CASE s.billing_interval WHEN 'year' THEN p.yearly_cents ELSE p.monthly_cents END WHEN 2 THEN 45 ELSE 75000 END u) z
WHERE k = 1 OR (k = 2 AND abs(hashtext('u'||i.id)) % 4 = 0) OR (k = 3 AND abs(hashtext('w'||i.id)) % 60 = 0);
UPDATE invoices i SET tax_cents = CASE WHEN a.country_code IN ('GB','IE','DE','FR','ES','NO') THEN round(t.s * 0.2) ELSE 0 END, total_cents = t.s + CASE WHEN a.country_code IN ('GB','IE','DE','FR','ES','NO') THEN round(t.s * 0.2) ELSE 0 END
FROM accounts a, (SELECT invoice_id, sum(amount_cents) s FROM invoice_lines GROUP BY 1) t WHERE a.id = i.account_id AND t.invoice_id = i.id;
INSERT INTO payments
SELECT row_number() OVER (ORDER BY ats, iid, sc DESC), iid, sc, me, am, ats, CASE WHEN sc = 2 THEN (ARRAY['card expired','insufficient funds','insufficient funds','bank declined','bank declined','3-D Secure failed'])[1 + iid % 6] END
FROM (SELECT i.id iid, CASE WHEN abs(hashtext('rf'||i.id)) % 45 = 0 THEN 4 ELSE 1 END sc, (ARRAY['card','card','card','card','direct debit','bank transfer','paypal'])[1 + i.account_id % 7] me, i.total_cents am, i.paid_at ats FROM invoices i WHERE i.status_code = 2
 UNION ALL SELECT i.id, 2, (ARRAY['card','card','card','card','direct debit','bank transfer','paypal'])[1 + i.account_id % 7], i.total_cents, i.issued_at + interval '1 hour' FROM invoices i WHERE i.status_code IN (1,2,4) AND (abs(hashtext('fa'||i.id)) % 12 = 0 OR i.status_code = 4)
 UNION ALL SELECT i.id, 3, 'bank transfer', i.total_cents, LEAST(i.issued_at + interval '9 days', timestamptz '2026-06-30 10:00+00') FROM invoices i WHERE i.status_code = 1 AND i.issued_at > '2026-06-01' AND i.id % 3 = 0) p;
INSERT INTO refunds SELECT row_number() OVER (ORDER BY p.id), p.id, CASE WHEN p.id % 3 = 0 THEN p.amount_cents / 2 ELSE p.amount_cents END, CASE WHEN p.id % 6 = 1 THEN NULL ELSE (ARRAY['duplicate charge','cancelled in time','service outage','goodwill'])[1 + p.id % 4] END, LEAST(p.attempted_at + (2 + p.id % 20) * interval '1 day', timestamptz '2026-06-30 09:00+00') FROM payments p WHERE p.status_code = 4;
INSERT INTO support_tickets
SELECT n, a.id, (SELECT u.id FROM users u WHERE u.account_id = a.id AND u.created_at < o ORDER BY abs(hashtext('tu'||u.id||'-'||n)) LIMIT 1), (ARRAY['Cannot log in','Invoice is wrong','How do I add seats?','API returns 500','Export takes forever','Please cancel our plan','VAT number missing on invoice','Card was declined','Single sign-on not working','Data import failed'])[1 + h % 10],
 (ARRAY[3,3,3,2,2,4,1])[1 + (h / 10) % 7], CASE WHEN o > '2026-06-01' AND h % 4 <> 0 THEN 1 + n % 2 WHEN h % 4 = 0 THEN 3 WHEN h % 71 = 5 THEN 2 ELSE 4 END, o, NULL, CASE WHEN h % 47 = 3 THEN o + interval '1 day' END
FROM (SELECT n, timestamptz '2023-02-06 08:00+00' + n * 1.77 * interval '1 day' + (n * 91 % 600) * interval '1 minute' o, abs(hashtext('tk'||n)) h FROM generate_series(1,700) n) t
JOIN LATERAL (SELECT id FROM accounts WHERE created_at < o ORDER BY abs(hashtext('ta'||id||'-'||n)) LIMIT 1) a ON true WHERE o < '2026-06-30 14:00+00';
UPDATE support_tickets SET closed_at = LEAST(opened_at + (1 + abs(hashtext('tc'||id)) % 190) * interval '1 hour', timestamptz '2026-06-30 14:30+00') WHERE status_code IN (3,4);
UPDATE support_tickets SET user_id = NULL WHERE id % 19 = 4;
UPDATE subscriptions SET trial_ends_at = CASE WHEN id % 2 = 0 THEN timestamptz '2026-07-02 09:00+00' ELSE timestamptz '2026-07-14 09:00+00' END WHERE status_code = 1;
