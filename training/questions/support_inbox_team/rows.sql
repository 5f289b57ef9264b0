INSERT INTO agents (full_name,email,shift,hired_on,left_on) VALUES
('Marit Solheim','marit@inbox.example','day','2023-06-12',NULL),
('Devon Achebe','devon@inbox.example','day','2023-09-01',NULL),
('Lucia Ferrante','lucia@inbox.example','late','2024-01-15',NULL),
('Tomas Prochazka','tomas@inbox.example','night','2024-03-04',NULL),
('Hana Ito','hana@inbox.example','night','2024-10-21',NULL),
('Grant Oyelaran','grant@inbox.example','late','2025-02-10','2026-03-31'),
('Saskia Brandt','saskia@inbox.example','day','2025-11-03',NULL),
('Paul Nettles','paul@inbox.example','day','2026-06-08',NULL);
INSERT INTO companies (name,plan,country,seats,owner_agent_id) VALUES
('Brightwater Dental','Business','United Kingdom',48,1),('Kestrel Logistics','Enterprise','Germany',310,2),('Omnia Books','Starter','Italy',6,3),
('Vantage Roofing','Starter','United States',9,NULL),('Polar Fitness','Business','Norway',75,1),('Quillon Legal','Enterprise','United Kingdom',220,2),
('Marlowe & Sons','Starter','Ireland',4,NULL),('Sunda Coffee','Business','Netherlands',33,7),('Tessera Labs','Enterprise','Germany',150,3),
('Hollow Oak School','Business','United States',60,7),('Petra Stone','Free','Spain',2,NULL),('Lumen Yoga','Free','Italy',3,NULL);
INSERT INTO requesters (company_id,full_name,email,last_seen_at)
SELECT CASE WHEN n % 9 = 0 THEN NULL ELSE 1 + abs(hashtext('c'||n)) % 11 END,
 (ARRAY['Ana','Bram','Chloe','Dario','Edith','Farid','Greta','Hugo','Iris','Jonas'])[1 + (n-1) % 10] || ' ' || (ARRAY['Whitlock','Moreno','Varga','Lindqvist','Okafor','Tanaka'])[1 + (n-1) / 10],
 'user' || n || '@mail.example',
 CASE WHEN n % 7 = 0 THEN NULL ELSE timestamptz '2026-06-30 09:00+00' - (abs(hashtext('ls'||n)) % 120) * interval '1 day' END
FROM generate_series(1,60) n;
INSERT INTO tickets (subject,requester_id,agent_id,channel,priority,status,opened_at,first_reply_at,solved_at,reopen_count)
SELECT s, rq, CASE WHEN st='new' THEN NULL ELSE ag END, ch, pr, st, o, CASE WHEN st='new' THEN NULL ELSE o + fr * interval '1 minute' END,
 CASE WHEN st IN ('solved','closed') THEN o + (fr + 60 + sv) * interval '1 minute' END, rc
FROM (SELECT n,
 (ARRAY['Cannot log in after password reset','Invoice shows wrong VAT number','Export to CSV stops at 1000 rows','How do I add a teammate?','App crashes on start','Charged twice this month','Webhook not firing','Please cancel our account','Slow dashboard since update','Feature request: dark mode'])[1 + abs(hashtext('s'||n)) % 10] s,
 1 + abs(hashtext('rq'||n)) % 54 rq,
 (ARRAY[1,1,1,2,2,3,3,4,5,6,7,7])[1 + abs(hashtext('ag'||n)) % 12] ag,
 (ARRAY['email','email','email','chat','chat','phone','web form'])[1 + abs(hashtext('ch'||n)) % 7] ch,
 (ARRAY['low','normal','normal','normal','high','urgent'])[1 + abs(hashtext('pr'||n)) % 6] pr,
 CASE WHEN n <= 560 THEN (ARRAY['closed','closed','closed','solved'])[1 + abs(hashtext('st'||n)) % 4] ELSE (ARRAY['new','open','open','pending','solved','closed'])[1 + abs(hashtext('st'||n)) % 6] END st,
 timestamptz '2024-01-02 08:00+00' + n * interval '1 day' * 1.4 + (abs(hashtext('o'||n)) % 600) * interval '1 minute' o,
 5 + abs(hashtext('fr'||n)) % 700 fr, abs(hashtext('sv'||n)) % 9000 sv,
 CASE WHEN abs(hashtext('rc'||n)) % 8 = 0 THEN 1 + abs(hashtext('rd'||n)) % 3 ELSE 0 END rc
 FROM generate_series(1,648) n) x;
INSERT INTO replies (ticket_id,agent_id,body,is_internal,sent_at)
SELECT t.id, t.agent_id, (ARRAY['Thanks for writing, we are looking into it.','This is fixed now, could you try again?','Passing this to engineering.','Could you send a screenshot?'])[1 + abs(hashtext('b'||t.id||k)) % 4],
 abs(hashtext('in'||t.id||k)) % 5 = 0, t.first_reply_at + (k-1) * interval '5 hours'
FROM tickets t CROSS JOIN generate_series(1,3) k WHERE t.first_reply_at IS NOT NULL AND k <= 1 + abs(hashtext('k'||t.id)) % 3;
INSERT INTO tags (label) VALUES ('billing'),('bug'),('login'),('how-to'),('churn risk'),('feature request'),('legal');
INSERT INTO ticket_tags SELECT id, 1 + abs(hashtext('t'||id)) % 6 FROM tickets WHERE id % 5 <> 0;
INSERT INTO ratings SELECT id, (ARRAY[5,5,5,4,4,3,2,1])[1 + abs(hashtext('sc'||id)) % 8], CASE WHEN id % 4 = 0 THEN (ARRAY['Super quick!','Took far too long','Friendly and clear','Problem came back'])[1 + abs(hashtext('rm'||id)) % 4] END, solved_at + interval '6 hours'
FROM tickets WHERE solved_at IS NOT NULL AND id % 3 = 0;
INSERT INTO refunds (ticket_id,amount,approved_by,paid_on)
SELECT id, 9 + abs(hashtext('am'||id)) % 290 + 0.99, CASE WHEN id % 6 = 0 THEN NULL ELSE (ARRAY[1,2,2,3])[1 + abs(hashtext('ap'||id)) % 4] END, CASE WHEN id % 6 = 0 OR id % 7 = 0 THEN NULL ELSE (solved_at + interval '3 days')::date END
FROM tickets WHERE subject = 'Charged twice this month' AND solved_at IS NOT NULL;
