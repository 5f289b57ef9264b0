INSERT INTO tuners (full_name, phone, email, joined_on, left_on, does_restoration) VALUES
('Edith Marlowe','01632 960101','edith@pitchpin.example','2014-03-01',NULL,true),
('Tomasz Wrona','01632 960102',NULL,'2018-09-10',NULL,false),
('Gwen Abara',NULL,'gwen@pitchpin.example','2020-01-15',NULL,true),
('Lorcan Foy','01632 960104','lorcan@pitchpin.example','2016-05-02','2025-08-31',false),
('Inge Dahl','01632 960105',NULL,'2024-02-12',NULL,false),
('Pavel Rusk',NULL,NULL,'2026-05-04',NULL,false);
INSERT INTO clients (name, kind, town, phone, wants_reminder, since) VALUES
('St Oswin''s School','school','Harrowby','01632 960201',true,'2015-02-01'),
('The Blue Heron Hotel','venue','Castleford','01632 960202',true,'2019-06-11'),
('Mrs Adaline Pryce','private','Harrowby',NULL,true,'2021-04-03'),
('Kofi Mensah','private','Dunmere','01632 960204',false,'2022-10-09'),
('Dunmere Methodist Church','church','Dunmere','01632 960205',false,'2013-01-20'),
('Belgrave Concert Hall','venue','Castleford','01632 960206',true,'2012-08-14'),
('Rosalind Teague','private','Ashwell',NULL,false,'2023-07-22'),
('Ashwell Music Academy','school','Ashwell','01632 960208',true,'2017-11-30'),
('Jonah Whitlock','private','Castleford','01632 960209',false,'2024-01-18'),
('Café Serin','venue','Harrowby',NULL,false,'2025-03-05'),
('Mina Castellano','private','Dunmere','01632 960211',true,'2026-06-08'),
('Holy Rood Parish','church','Ashwell','01632 960212',true,'2020-05-27');
INSERT INTO pianos (client_id, maker, model, shape, built_year, serial_no, humidity_system) VALUES
(1,'Yamaha','U1','upright',1998,'J4410221',true),(1,'Kemble','Classic',  'upright',2004,'K220871',false),(1,'Bechstein','A160','grand',2011,'B199031',true),
(2,'Steinway','M','grand',1934,'278113',true),(3,'Broadwood',NULL,'upright',1911,NULL,false),(4,'Kawai','K-300','upright',2016,'F093321',false),
(5,'Chappell',NULL,'upright',NULL,NULL,false),(6,'Steinway','D','grand',2002,'559102',true),(6,'Yamaha','C7','grand',1995,'5420012',true),
(7,'Welmar','Model A','upright',1962,'61220',false),(8,'Yamaha','U3','upright',2001,'J5510044',true),(8,'Yamaha','b2','upright',2014,'Q229911',false),
(8,'Petrof','P 125','upright',2008,'P600812',false),(9,'Blüthner','Style 6','grand',1926,'110877',false),(10,'Kemble',NULL,'upright',NULL,NULL,false),
(12,'Danemann','Grand','grand',1958,'D77120',false);
INSERT INTO visits (piano_id, tuner_id, booked_for, state, minutes, pitch_hz, remarks)
SELECT 1 + abs(hashtext('p'||n)) % 15, CASE WHEN n > 286 AND n % 3 = 0 THEN NULL WHEN n < 200 THEN 1 + abs(hashtext('t'||n)) % 5 ELSE (ARRAY[1,2,3,5,1])[1 + abs(hashtext('t'||n)) % 5] END,
 date '2023-06-05' + n * 4, CASE WHEN n > 281 THEN 'booked' WHEN n % 11 = 0 THEN 'cancelled' WHEN n % 17 = 0 THEN 'no access' ELSE 'done' END,
 CASE WHEN n > 281 OR n % 11 = 0 OR n % 17 = 0 THEN NULL ELSE 60 + (abs(hashtext('m'||n)) % 10) * 10 END,
 CASE WHEN n > 281 OR n % 11 = 0 OR n % 17 = 0 OR n % 5 = 0 THEN NULL ELSE 436 + abs(hashtext('h'||n)) % 7 END,
 CASE WHEN n % 9 = 0 THEN 'sticking key in the treble' WHEN n % 13 = 0 THEN 'pedal squeaks' WHEN n % 19 = 0 THEN 'moth damage on the felts' END
FROM generate_series(1,295) n;
INSERT INTO invoices (invoice_no, visit_id, issued_on, due_on, amount, paid_on)
SELECT 'PT-' || (1000 + visit_id), visit_id, booked_for + 2, booked_for + 32, 68 + (abs(hashtext('a'||visit_id)) % 9) * 6.5,
 CASE WHEN visit_id > 262 THEN NULL WHEN visit_id % 23 = 0 THEN NULL ELSE booked_for + 5 + abs(hashtext('pd'||visit_id)) % 45 END
FROM visits WHERE state = 'done' AND visit_id % 29 <> 0;
INSERT INTO repairs (piano_id, found_on_visit, description, quoted, approved, done_on)
SELECT v.piano_id, v.visit_id, (ARRAY['replace bass string','regulate action','rebush keys','new hammer felts','repair soundboard crack','ease dampers'])[1 + abs(hashtext('r'||v.visit_id)) % 6],
 CASE WHEN v.visit_id % 8 = 0 THEN NULL ELSE 45 + (abs(hashtext('q'||v.visit_id)) % 40) * 15 END,
 CASE WHEN v.visit_id % 8 = 0 THEN NULL WHEN v.visit_id % 5 = 1 THEN false WHEN v.visit_id > 255 THEN NULL ELSE true END,
 CASE WHEN v.visit_id % 8 <> 0 AND v.visit_id % 5 <> 1 AND v.visit_id < 240 AND v.visit_id % 7 <> 2 THEN v.booked_for + 10 + v.visit_id % 30 END
FROM visits v WHERE v.state = 'done' AND v.remarks IS NOT NULL;
