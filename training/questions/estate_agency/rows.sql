INSERT INTO offices (name, postcode) VALUES ('Old Town','EH1 2AB'),('Leith','EH6 5RT'),('Portobello','EH15 1DW');
INSERT INTO agents (office_id, first_name, last_name, commission_pct, employed_since, active) VALUES
(1,'Fiona','Galbraith',1.50,'2014-02-03',true),(1,'Hamish','Rennie',1.25,'2021-08-16',true),(2,'Zara','Mahmood',1.40,'2019-05-06',true),(2,'Callum','Strachan',1.25,'2023-09-11',true),
(3,'Isla','McVey',1.50,'2017-11-20',true),(3,'Bogdan','Ilie',1.00,'2025-10-01',true),(2,'Rhona','Tait',1.30,'2016-03-14',false);
INSERT INTO owners (name, phone, is_company) SELECT (ARRAY['Margaret Sim','Castle Lets Ltd','Duncan Ferrier','Lorna Petrie','Harbour Homes LLP','Graham Tod','Yvonne Muir','Peter Skene','Amina Yusuf','Northgate Estates plc','Elsie Doig','Raymond Kerr','Jean Laidlaw','Stuart Orr','Mirela Popa'])[n], CASE WHEN n % 4 = 0 THEN NULL ELSE '0131 496 0' || (100 + n * 7) END, n IN (2,5,10) FROM generate_series(1, 15) n;
INSERT INTO buyers (name, email, max_budget, min_bedrooms, wanted_area, registered_on, mortgage_approved)
SELECT (ARRAY['Kirsty Boyd','Alan Imrie','Chen Wei','Heather Nairn','Olumide Bello','Sarah Kinnear','Jack Leslie','Dora Vance','Euan Pirie','Marta Silva'])[1 + n % 10] || CASE WHEN n >= 10 THEN (ARRAY['',' Jr',' & Co',' and Partner',' (2)'])[1 + n / 10] ELSE '' END,
 CASE WHEN n % 7 = 3 THEN NULL ELSE 'buyer' || n || '@example.com' END, CASE WHEN n % 6 = 0 THEN NULL ELSE 140000 + (abs(hashtext('bb' || n)) % 42) * 10000 END, 1 + n % 4, (ARRAY['Leith','Portobello','Marchmont','Newington','Trinity',NULL])[1 + n % 6],
 date '2023-07-01' + n * 21, n % 3 <> 0 FROM generate_series(0, 49) n;
INSERT INTO properties (owner_id, address, area, property_type, bedrooms, floor_m2, has_garden, has_parking, energy_rating)
SELECT 1 + abs(hashtext('ow' || n)) % 14, (3 + n * 5 % 97) || ' ' || (ARRAY['Shore Place','Constitution Street','Spottiswoode Road','Bath Street','Craighall Avenue','Causewayside','Links Gardens'])[1 + n % 7],
 (ARRAY['Leith','Leith','Marchmont','Portobello','Trinity','Newington','Leith'])[1 + n % 7], (ARRAY['flat','flat','terraced house','flat','detached house','flat','studio'])[1 + abs(hashtext('pt' || n)) % 7], 1 + abs(hashtext('br' || n)) % 5,
 CASE WHEN n % 11 = 0 THEN NULL ELSE 38 + abs(hashtext('fl' || n)) % 130 END, n % 3 = 0, n % 4 = 1, CASE WHEN n % 9 = 0 THEN NULL ELSE (ARRAY['B','C','C','D','D','E','F'])[1 + abs(hashtext('en' || n)) % 7] END
FROM generate_series(1, 130) n;
INSERT INTO listings (property_id, agent_id, listed_on, asking_price, first_price, status, closed_on)
SELECT n, (ARRAY[1,1,2,3,3,4,5,5,6,7])[1 + abs(hashtext('ag' || n)) % 10], d, p - CASE WHEN n % 4 = 0 THEN 10000 ELSE 0 END, p, st, CASE WHEN st IN ('sold','withdrawn') THEN d + 35 + abs(hashtext('cl' || n)) % 100 END
FROM (SELECT n, date '2023-06-15' + n * 8 AS d, 150000 + (abs(hashtext('pr' || n)) % 90) * 5000 AS p, CASE WHEN n > 112 THEN 'for sale' WHEN n > 100 THEN (ARRAY['for sale','under offer'])[1 + n % 2] WHEN n % 8 = 0 THEN 'withdrawn' ELSE 'sold' END AS st FROM generate_series(1, 126) n) s;
INSERT INTO viewings (listing_id, buyer_id, viewed_at, feedback, no_show)
SELECT l.id, 1 + abs(hashtext('vb' || n)) % 47, l.listed_on + (3 + abs(hashtext('vd' || n)) % 30) * interval '1 day' + interval '10 hours' + (n % 7) * interval '1 hour', CASE WHEN n % 12 = 0 THEN NULL ELSE (ARRAY['Loved the light','Too small','Kitchen needs work','Too noisy',NULL,'Wants second viewing'])[1 + n % 6] END, n % 12 = 0
FROM generate_series(1, 420) n JOIN listings l ON l.id = 1 + abs(hashtext('vl' || n)) % 121 WHERE l.listed_on + 33 < date '2026-07-20';
INSERT INTO sales SELECT id, 1 + abs(hashtext('sb' || id)) % 45, asking_price + (abs(hashtext('sp' || id)) % 9 - 3) * 2500, closed_on, (asking_price * 0.0135)::numeric(10,2), CASE WHEN id % 10 = 3 OR id > 95 THEN NULL ELSE closed_on + 14 END FROM listings WHERE status = 'sold';
INSERT INTO offers (listing_id, buyer_id, amount, made_on, outcome) SELECT s.listing_id, s.buyer_id, s.sale_price, s.completed_on - 25, 'accepted' FROM sales s;
INSERT INTO offers (listing_id, buyer_id, amount, made_on, outcome)
SELECT l.id, 1 + abs(hashtext('ob' || n)) % 46, l.asking_price - (abs(hashtext('oa' || n)) % 12) * 2000, l.listed_on + 10 + n % 15, CASE WHEN l.status = 'for sale' THEN NULL WHEN l.status = 'under offer' AND n % 2 = 0 THEN NULL ELSE (ARRAY['rejected','rejected','withdrawn by buyer'])[1 + n % 3] END
FROM generate_series(1, 110) n JOIN listings l ON l.id = 1 + abs(hashtext('ol' || n)) % 124;
