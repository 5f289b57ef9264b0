INSERT INTO planners (name,commission_rate,active) VALUES ('Beatrix Lowell',0.080,true),('Anders Nyqvist',0.070,true),('Camille Roche',0.075,true),('Joy Okonkwo',0.065,true),('Stuart Pell',0.070,false);
INSERT INTO venues (name,region,setting,max_guests,hire_fee,has_accommodation) VALUES
('Thornbury Manor','Cotswolds','country house',180,7800,true),('The Boathouse','Cornwall','waterside',90,4200,false),('Larkfield Barn','Kent','barn',140,5100,true),('Glasshouse No. 9','London','city',120,6900,false),
('Castle Eglwys','Wales','castle',220,9400,true),('Orchard Meadow','Kent','outdoor',200,3300,false),('Hotel Belvoir','London','hotel',300,8800,true),('St Piran Hall','Cornwall','barn',110,3900,true),('The Tannery','Leeds','city',80,2600,false);
INSERT INTO weddings (partner_one,partner_two,planner_id,venue_id,enquired_on,signed_on,wedding_date,expected_guests,budget,style,called_off_on)
SELECT (ARRAY['Sophie','Ella','Naomi','Grace','Zara','Hugo','Lena','Marcus','Tilly','Imogen','Rosa'])[1+(n*4)%11]||' '||(ARRAY['Barker','Fielding','Osei','Hale','Lacey','Winter','Sharma','Doyle'])[1+(n*3)%8],
 (ARRAY['James','Oliver','Theo','Amy','Sam','Ravi','Liam','Chloe','Felix','Noah'])[1+(n*7)%10]||' '||(ARRAY['Pike','Ellison','Grant','Moss','Yates','Costa','Reid','Nowak','Shaw'])[1+(n*2)%9],
 (ARRAY[1,1,1,2,2,3,4,5])[1+abs(hashtext('pl'||n))%8], CASE WHEN n%8=0 THEN NULL ELSE (ARRAY[1,1,2,3,3,4,5,6,7,7])[1+abs(hashtext('ve'||n))%10] END,
 e, CASE WHEN n%5=0 THEN NULL ELSE e+10+abs(hashtext('si'||n))%40 END, CASE WHEN n%10=0 THEN NULL ELSE e+200+abs(hashtext('wd'||n))%350 END,
 CASE WHEN n%9=0 THEN NULL ELSE 30+abs(hashtext('gu'||n))%190 END, CASE WHEN n%7=0 THEN NULL ELSE 9000+250*(abs(hashtext('bu'||n))%170) END,
 (ARRAY['rustic','classic','boho','modern','classic',NULL])[1+abs(hashtext('sty'||n))%6], CASE WHEN n%14=3 THEN e+120 END
FROM (SELECT n, date '2023-06-10'+n*1090/110 e FROM generate_series(1,110) n) x;
UPDATE weddings SET partner_one='Harriet Quill', partner_two='Ben Stavros', planner_id=3, venue_id=3, wedding_date='2026-08-22', budget=31500, expected_guests=118, signed_on='2025-09-14', called_off_on=NULL WHERE id=81;
UPDATE weddings SET signed_on=NULL WHERE signed_on > '2026-06-30';
UPDATE weddings SET wedding_date='2026-07-04' WHERE id=66; UPDATE weddings SET wedding_date='2026-07-18' WHERE id=72;
INSERT INTO vendors (name,trade,contact_email,stars) VALUES ('Petal & Stem','florist','hello@petalstem.example',4.7),('Wild Bouquet','florist',NULL,4.1),('Copper Pot Catering','caterer','book@copperpot.example',4.4),('Fig & Fennel','caterer','hi@figfennel.example',4.9),('Lens & Light','photographer','studio@lenslight.example',4.8),('Oat Street Photo','photographer',NULL,3.6),
('The Velvet Five','band','velvet5@bands.example',4.6),('DJ Marlo','dj','marlo@dj.example',3.9),('Sugar Tower','cake maker','orders@sugartower.example',4.5),('Silver Coaches','transport','ops@silvercoaches.example',NULL),('Ink & Vellum','stationer','post@inkvellum.example',4.3),('Marquee Masters','marquee hire','hire@marquees.example',4.0),('Night Owl Films','videographer',NULL,NULL);
INSERT INTO vendor_bookings (wedding_id,vendor_id,booked_on,quoted_price,final_price,confirmed)
SELECT w.id, v.id, w.signed_on+15+abs(hashtext('vb'||w.id||v.id))%90, p, CASE WHEN w.wedding_date < '2026-06-30' AND w.called_off_on IS NULL THEN p + (abs(hashtext('fp'||w.id||v.id))%9-3)*60 END, abs(hashtext('cf'||w.id||v.id))%7>0
FROM weddings w JOIN vendors v ON abs(hashtext('x'||w.id||'-'||v.id))%3=0 AND v.id<13 CROSS JOIN LATERAL (SELECT 450+50*(abs(hashtext('qp'||w.id||v.id))%60)*(CASE v.trade WHEN 'caterer' THEN 3 ELSE 1 END) p) z WHERE w.signed_on IS NOT NULL;
UPDATE vendor_bookings SET booked_on='2026-06-22' WHERE booked_on > '2026-06-30';
INSERT INTO guests (wedding_id,name,rsvp,diet,table_number,plus_one)
SELECT w.id, (ARRAY['Pat','Jo','Maria','Colin','Edith','Raj','Tess','Bram','Lucy','Fred','Wanda'])[1+abs(hashtext('gf'||w.id||k))%11]||' '||(ARRAY['Ames','Bolt','Crane','Dutta','Ewing','Frost','Gould','Hobbs'])[1+abs(hashtext('gl'||w.id||k))%8],
 (ARRAY['yes','yes','yes','yes','no',NULL])[1+abs(hashtext('rs'||w.id||k))%6], (ARRAY[NULL,NULL,NULL,NULL,'vegetarian','vegan','gluten free'])[1+abs(hashtext('di'||w.id||k))%7], CASE WHEN w.wedding_date < '2026-07-10' THEN 1+k/4 END, k%5=0
FROM weddings w CROSS JOIN generate_series(1,22) k WHERE w.wedding_date > '2025-09-01' AND w.signed_on IS NOT NULL AND w.called_off_on IS NULL;
INSERT INTO tasks (wedding_id,title,due_on,done_on,planner_id)
SELECT w.id, (ARRAY['Book registrar','Order invitations','Tasting with caterer','Final seating plan','Dress fitting','Confirm transport'])[k], w.wedding_date-(ARRAY[220,150,100,21,45,30])[k],
 CASE WHEN w.wedding_date-(ARRAY[220,150,100,21,45,30])[k] < date '2026-06-30' AND abs(hashtext('dn'||w.id||k))%9>0 THEN w.wedding_date-(ARRAY[220,150,100,21,45,30])[k]+(abs(hashtext('dd'||w.id||k))%14)-9 END, w.planner_id
FROM weddings w CROSS JOIN generate_series(1,6) k WHERE w.wedding_date > '2025-06-01' AND w.signed_on IS NOT NULL AND w.called_off_on IS NULL;
UPDATE tasks SET done_on='2026-06-29' WHERE done_on > '2026-06-30';
INSERT INTO instalments (wedding_id,amount,due_on,received_on)
SELECT w.id, round(coalesce(w.budget,18000)*(ARRAY[0.04,0.05,0.03])[k],2), d, CASE WHEN d < date '2026-06-30' AND abs(hashtext('rc'||w.id||k))%8>0 THEN d+abs(hashtext('rd'||w.id||k))%25-5 END
FROM weddings w CROSS JOIN generate_series(1,3) k CROSS JOIN LATERAL (SELECT CASE k WHEN 1 THEN w.signed_on+14 WHEN 2 THEN w.wedding_date-90 ELSE w.wedding_date+14 END d) y WHERE w.signed_on IS NOT NULL AND w.wedding_date IS NOT NULL AND w.called_off_on IS NULL;
UPDATE instalments SET received_on='2026-06-26' WHERE received_on > '2026-06-30';
UPDATE guests SET diet='vegan' WHERE wedding_id=81 AND id%7=0;
