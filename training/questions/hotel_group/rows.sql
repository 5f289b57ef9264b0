INSERT INTO hotels VALUES
(1,'Grachtenhof','Amsterdam','Netherlands',4,'1998-05-01',false),
(2,'Maaszicht','Rotterdam','Netherlands',4,'2009-09-15',true),
(3,'Duinrand','Zandvoort','Netherlands',3,'1987-04-20',false),
(4,'De Gouden Leeuw','Maastricht','Netherlands',5,'2003-11-01',true),
(5,'Hotel Brabo','Antwerp','Belgium',4,'2014-03-10',false),
(6,'Belfort Suites','Ghent','Belgium',3,'2017-06-01',false),
(7,'Hansekogge','Hamburg','Germany',4,'2012-10-05',true),
(8,'Nordstrand Resort','Sylt','Germany',5,'2021-05-15',true);
INSERT INTO room_types VALUES (1,'Single',1,16),(2,'Double',2,22),(3,'Twin',2,23),(4,'Family',4,34),(5,'Junior Suite',3,42),(6,'Suite',4,60);
INSERT INTO rooms SELECT n, (n-1)/20+1, CASE (n-1)%20 WHEN 0 THEN 1 WHEN 1 THEN 1 WHEN 2 THEN 1 WHEN 12 THEN 4 WHEN 13 THEN 4 WHEN 14 THEN 4 WHEN 17 THEN 5 WHEN 18 THEN 5 WHEN 19 THEN 6 ELSE 2+((n-1)%20)/9 END,
 (((n-1)%20)/5+1)::text || '0' || ((n-1)%5+1)::text, ((n-1)%20)/5+1, ((n-1)/20+1) IN (3,8) AND n%3<>0, n IN (7,33,58,91,122,147) FROM generate_series(1,160) n;
INSERT INTO seasons
SELECT (y-2023)*4+k, (ARRAY['Winter','Spring','Summer','Autumn'])[k], make_date(y,(ARRAY[1,4,6,10])[k],1), (make_date(y,(ARRAY[4,6,10,12])[k],(ARRAY[1,1,1,31])[k]) - CASE WHEN k=4 THEN 0 ELSE 1 END)
FROM generate_series(2023,2026) y, generate_series(1,4) k;
INSERT INTO rates
SELECT h, t, s.season_id, (ARRAY[120,105,90,150,110,85,125,190])[h] * (ARRAY[0.75,1,1,1.4,1.7,2.4])[t] * (ARRAY[0.85,1,1.25,0.95])[(s.season_id-1)%4+1] * (1+0.04*((s.season_id-1)/4)), (h IN (4,8)) OR t>=5
FROM generate_series(1,8) h, generate_series(1,6) t, seasons s;
INSERT INTO loyalty_tiers VALUES (1,'Bronze',3,2),(2,'Silver',10,5),(3,'Gold',25,10),(4,'Platinum',50,15);
INSERT INTO guests
SELECT n, (ARRAY['Jan','Sanne','Pieter','Lotte','Willem','Femke','Lars','Greta','Marie','Luc','Emily','James','Sofia','Marco','Anna','Klaus','Inge','Bram','Fatima','Yusuf','Chloe','Hiroshi','Ewa','Tomasz','Olga'])[abs(hashtext('f'||n))%25+1],
 (ARRAY['de Vries','Jansen','Bakker','Visser','Peeters','Janssens','Müller','Schmidt','Wagner','Dubois','Lefevre','Smith','Taylor','Rossi','Bianchi','Kowalski','Nowak','Tanaka','El Amrani','Yilmaz','Hansen','Lindqvist','Brown','Mulder','van Dijk','Maes','Fischer','Okafor','Garcia','Smit'])[abs(hashtext('l'||n))%30+1],
 CASE WHEN n%9=0 THEN NULL ELSE 'guest'||n||'@'||(ARRAY['gmail.com','outlook.com','ziggo.nl','web.de','telenet.be'])[n%5+1] END,
 CASE WHEN n%4=0 THEN NULL ELSE '+31 6 '||(10000000+abs(hashtext('p'||n))%89999999) END,
 (ARRAY['Dutch','Dutch','Dutch','German','German','Belgian','Belgian','British','French','Italian','Polish','Japanese'])[abs(hashtext('n'||n))%12+1],
 CASE WHEN n%7=0 THEN NULL ELSE date '1948-01-01' + abs(hashtext('b'||n))%21000 END,
 CASE WHEN abs(hashtext('t'||n))%10<4 THEN NULL WHEN abs(hashtext('t'||n))%10<7 THEN 1 WHEN abs(hashtext('t'||n))%10<9 THEN 2 WHEN n%3=0 THEN 4 ELSE 3 END,
 date '2021-01-01' + abs(hashtext('j'||n))%1990
FROM generate_series(1,600) n;
INSERT INTO companies VALUES
(1,'Philips Lighting','Eindhoven',12,'2026-12-31'),(2,'Havenbedrijf Rotterdam','Rotterdam',10,'2026-09-30'),(3,'ASML','Veldhoven',15,'2027-03-31'),(4,'Umicore','Brussels',8,'2025-12-31'),(5,'Otto Versand','Hamburg',10,'2026-06-30'),
(6,'KLM Crew Desk','Amstelveen',22,'2028-01-01'),(7,'Barco','Kortrijk',7,NULL),(8,'DSM','Maastricht',11,'2026-08-15'),(9,'Airbus Operations','Hamburg',14,'2027-12-31'),(10,'Vandersteen Travel','Antwerp',18,'2026-03-31'),
(11,'Randstad','Diemen',9,NULL),(12,'Beiersdorf','Hamburg',10,'2026-11-30'),(13,'Rabobank','Utrecht',9,'2027-06-30'),(14,'UGent Congress Office','Ghent',12,'2026-12-31'),(15,'Stork Engineering','Hengelo',6,'2024-12-31'),
(16,'Heineken','Amsterdam',13,'2027-01-31'),(17,'Deme Offshore','Zwijndrecht',10,NULL),(18,'Shell Trading','Rotterdam',15,'2026-10-31'),(19,'Picnic','Amsterdam',5,'2026-07-31'),(20,'Lufthansa Crew','Frankfurt',20,'2027-05-31');
INSERT INTO channels VALUES (1,'Own website',0),(2,'Phone',0),(3,'Booking.com',15),(4,'Expedia',18),(5,'HRS',14),(6,'Walk-in',0),(7,'Travel agent',10);
INSERT INTO bookings
SELECT n, h, g, CASE WHEN abs(hashtext('c'||n))%5=0 THEN abs(hashtext('cc'||n))%18+1 END, ch, t,
 CASE WHEN st IN ('departed','in_house') THEN (SELECT min(room_id) + CASE WHEN count(*)>1 THEN n%count(*)::int ELSE 0 END FROM rooms r WHERE r.hotel_id=h AND r.room_type_id=t)
      WHEN st='confirmed' AND n%3=0 THEN (SELECT min(room_id) FROM rooms r WHERE r.hotel_id=h AND r.room_type_id=t) END,
 LEAST((arr - lead)::timestamp + interval '1 minute'*(abs(hashtext('bm'||n))%1440), timestamp '2026-06-30 13:20') AT TIME ZONE 'UTC', arr, arr+nights,
 CASE WHEN t=1 THEN 1 ELSE abs(hashtext('a'||n))%2+1 END, CASE WHEN t=4 THEN abs(hashtext('k'||n))%3 ELSE 0 END, st,
 CASE WHEN st='cancelled' THEN LEAST((arr - lead/2)::timestamp + interval '10 hours', timestamp '2026-06-30 11:00') AT TIME ZONE 'UTC' END,
 round(nights * COALESCE((SELECT nightly_price FROM rates r JOIN seasons s USING (season_id) WHERE r.hotel_id=h AND r.room_type_id=t AND arr BETWEEN s.starts_on AND s.ends_on),150) * CASE WHEN abs(hashtext('c'||n))%5=0 THEN 0.88 ELSE 1 END,2)
FROM (SELECT *, CASE WHEN x<13 THEN 'cancelled' WHEN arr<date '2026-06-30' AND x<18 THEN 'no_show' WHEN arr+nights<=date '2026-06-30' THEN 'departed' WHEN arr<date '2026-06-30' THEN 'in_house' ELSE 'confirmed' END st
 FROM (SELECT n, (ARRAY[1,1,1,2,2,3,4,4,5,5,6,7,7,8])[abs(hashtext('h'||n))%14+1] h, abs(hashtext('gu'||n))%540+1 g, (ARRAY[1,1,1,2,3,3,3,3,4,5,6,7])[abs(hashtext('ch'||n))%12+1] ch, (ARRAY[1,2,2,2,3,3,4,5,6])[abs(hashtext('rt'||n))%9+1] t,
  CASE WHEN n%25=0 THEN date '2026-06-24'+n/25%12 ELSE date '2023-01-01' + abs(hashtext('ar'||n))%1330 END arr, (ARRAY[1,1,2,2,2,3,3,4,5,7,10])[abs(hashtext('ni'||n))%11+1] nights, (ARRAY[0,2,5,9,14,21,33,48,75,110])[abs(hashtext('ld'||n))%10+1] lead, abs(hashtext('st'||n))%100 x FROM generate_series(1,2600) n) a) b
WHERE arr - lead <= date '2026-06-30';
INSERT INTO no_show_fees
SELECT row_number() OVER (ORDER BY booking_id), booking_id, round(room_total/(departure-arrival),2), arrival+1, w, CASE WHEN w THEN (ARRAY['Regular guest','Flight cancelled','Illness',NULL])[booking_id%4+1] END
FROM (SELECT *, booking_id%5=0 OR booking_id%11=0 w FROM bookings WHERE status='no_show' AND booking_id%8<>3) b;
INSERT INTO outlets VALUES
(1,1,'Brasserie Keizer','restaurant'),(2,1,'Lobby Bar','bar'),(3,1,'Minibar','minibar'),(4,2,'Erasmus Kitchen','restaurant'),(5,2,'Maas Wellness','spa'),(6,2,'Minibar','minibar'),(7,3,'Strandpaviljoen','restaurant'),(8,3,'Bike Rental','rental'),
(9,4,'Restaurant Limburgia','restaurant'),(10,4,'Leeuw Spa','spa'),(11,4,'Wine Cellar','bar'),(12,5,'Brasserie Scheldt','restaurant'),(13,5,'Car Park','parking'),(14,6,'Breakfast Room','restaurant'),(15,6,'Laundry','laundry'),(16,7,'Kontor','restaurant'),(17,7,'Kogge Bar','bar'),(18,7,'Hafen Spa','spa'),(19,8,'Dünenblick','restaurant'),(20,8,'Nordsee Spa','spa'),(21,8,'Beach Chair Rental','rental'),(22,8,'Minibar','minibar');
INSERT INTO charges
SELECT row_number() OVER (ORDER BY b.booking_id,k), b.booking_id, o.outlet_id, (b.arrival::timestamp + interval '1 hour'*(8+abs(hashtext('hh'||b.booking_id||k))%14) + interval '1 day'*(k%(b.departure-b.arrival))) AT TIME ZONE 'UTC',
 CASE o.kind WHEN 'restaurant' THEN (ARRAY['Breakfast','Dinner menu','Lunch','Room service'])[abs(hashtext('d'||b.booking_id||k))%4+1] WHEN 'bar' THEN (ARRAY['Beer','House wine','Cocktail'])[abs(hashtext('d'||b.booking_id||k))%3+1] WHEN 'spa' THEN (ARRAY['Massage 60 min','Day pass','Facial'])[abs(hashtext('d'||b.booking_id||k))%3+1] WHEN 'minibar' THEN 'Minibar' WHEN 'parking' THEN 'Parking per day' WHEN 'laundry' THEN 'Laundry bag' ELSE 'Rental per day' END,
 abs(hashtext('q'||b.booking_id||k))%3+1,
 CASE o.kind WHEN 'restaurant' THEN (ARRAY[19.5,48,27,34])[abs(hashtext('d'||b.booking_id||k))%4+1] WHEN 'bar' THEN (ARRAY[5.5,7,12])[abs(hashtext('d'||b.booking_id||k))%3+1] WHEN 'spa' THEN (ARRAY[85,35,70])[abs(hashtext('d'||b.booking_id||k))%3+1] WHEN 'minibar' THEN 9 WHEN 'parking' THEN 24 WHEN 'laundry' THEN 15 ELSE 14 END
FROM bookings b CROSS JOIN generate_series(1,3) k JOIN LATERAL (SELECT * FROM outlets o WHERE o.hotel_id=b.hotel_id ORDER BY abs(hashtext('o'||b.booking_id||k||o.outlet_id)) LIMIT 1) o ON true
WHERE b.status IN ('departed','in_house') AND abs(hashtext('hc'||b.booking_id||k))%100<55 AND (b.arrival + k%(b.departure-b.arrival)) < date '2026-06-30';
INSERT INTO invoices
SELECT row_number() OVER (ORDER BY b.departure,b.booking_id), b.booking_id, b.departure, b.departure + CASE WHEN b.company_id IS NULL THEN 0 ELSE 30 END, n, round(n*0.09,2)
FROM (SELECT b.*, b.room_total+COALESCE((SELECT sum(quantity*unit_price) FROM charges c WHERE c.booking_id=b.booking_id),0) n FROM bookings b WHERE status='departed') b;
INSERT INTO payments
SELECT row_number() OVER (ORDER BY i.invoice_id), i.invoice_id, CASE WHEN b.company_id IS NULL THEN i.issued_on ELSE LEAST(i.issued_on + abs(hashtext('pd'||i.invoice_id))%55, date '2026-06-29') END,
 CASE WHEN b.company_id IS NULL THEN (ARRAY['card','card','card','cash','ideal'])[abs(hashtext('pm'||i.invoice_id))%5+1] ELSE 'bank transfer' END,
 CASE WHEN abs(hashtext('pp'||i.invoice_id))%40=0 THEN round((i.net_amount+i.vat_amount)/2,2) ELSE i.net_amount+i.vat_amount END
FROM invoices i JOIN bookings b USING (booking_id) WHERE (b.company_id IS NULL AND abs(hashtext('up'||i.invoice_id))%60<>0) OR (b.company_id IS NOT NULL AND abs(hashtext('up'||i.invoice_id))%9<>0 AND i.issued_on<date '2026-06-10');
INSERT INTO employees
SELECT n, (n-1)/12+1, (ARRAY['Anouk','Daan','Ruben','Milou','Hendrik','Katrien','Jürgen','Svenja','Bart','Noor','Thijs','Elif'])[abs(hashtext('ef'||n))%12+1]||' '||(ARRAY['Verhoeven','Kuipers','Hoekstra','Claes','Wouters','Petersen','Krüger','Schouten','Aydin','Vermeulen','Brandt','Dekker','Postma','Lemmens'])[abs(hashtext('el'||n))%14+1],
 (ARRAY['General Manager','Receptionist','Receptionist','Housekeeper','Housekeeper','Housekeeper','Night Auditor','Chef','Waiter','Technician','Housekeeping Supervisor','Sales Manager'])[(n-1)%12+1],
 date '2012-01-01' + abs(hashtext('hi'||n))%5200, CASE WHEN n%12<>1 AND abs(hashtext('lf'||n))%7=0 THEN date '2026-04-30' + (n%3)*20 END,
 (ARRAY[6200,2700,2650,2300,2350,2250,2900,3800,2400,3000,2850,4300])[(n-1)%12+1] + abs(hashtext('sa'||n))%9*50, NULL FROM generate_series(1,96) n;
UPDATE employees SET manager_id = (hotel_id-1)*12 + CASE WHEN job_title='Housekeeper' THEN 11 ELSE 1 END WHERE job_title<>'General Manager';
INSERT INTO cleanings
SELECT n, r, ((r-1)/20)*12+4+n%3, s, CASE WHEN n%97=0 THEN NULL ELSE s + interval '1 minute'*(18+abs(hashtext('cl'||n))%40) END, (ARRAY['departure','stay-over','stay-over','deep clean'])[abs(hashtext('ck'||n))%4+1], CASE WHEN n%97=0 OR n%6=0 THEN NULL ELSE abs(hashtext('ci'||n))%12>0 END
FROM (SELECT n, abs(hashtext('cr'||n))%160+1 r, timestamptz '2026-01-02 08:30+00' + interval '1 day'*(n/10) + interval '1 minute'*(abs(hashtext('cs'||n))%360) s FROM generate_series(1,1790) n) x;
INSERT INTO repairs
SELECT n, abs(hashtext('rr'||n))%150+1, s, (ARRAY['Leaking tap','Broken air conditioning','TV does not work','Blocked drain','Key card reader faulty','Broken lamp','Heating cold','Window will not close'])[abs(hashtext('rp'||n))%8+1], (ARRAY['low','low','normal','normal','normal','urgent'])[abs(hashtext('ri'||n))%6+1],
 CASE WHEN n>300 AND n%4=0 THEN NULL ELSE s + interval '1 hour'*(1+abs(hashtext('rf'||n))%140) END, CASE WHEN n>300 AND n%4=0 THEN NULL WHEN n%5=0 THEN NULL ELSE 15+abs(hashtext('rc'||n))%400 END
FROM (SELECT n, timestamptz '2023-01-05 09:00+00' + interval '1 day'*(n*3.6) + interval '1 minute'*(abs(hashtext('rs'||n))%600) s FROM generate_series(1,350) n) x WHERE s < timestamptz '2026-06-30 12:00+00';
INSERT INTO reviews
SELECT row_number() OVER (ORDER BY booking_id), booking_id, departure + abs(hashtext('rw'||booking_id))%6, (ARRAY[10,9,9,8,8,8,7,7,6,4,2])[abs(hashtext('sc'||booking_id))%11+1],
 (ARRAY['Great breakfast and friendly staff','Noisy street, could not sleep','Lovely room with a view',NULL,NULL,'Bathroom was not clean','Check-in took far too long','Perfect location','Parking too expensive','Will come back'])[abs(hashtext('co'||booking_id))%10+1],
 CASE WHEN abs(hashtext('an'||booking_id))%5<3 THEN departure + 6 + abs(hashtext('aw'||booking_id))%9 END
FROM bookings WHERE status='departed' AND abs(hashtext('re'||booking_id))%100<35 AND departure<date '2026-06-14';
INSERT INTO budgets
SELECT h, m::date, (ARRAY[4700,2600,1200,4900,2700,1000,3200,2600])[h] * (ARRAY[0.7,0.75,0.85,1,1.1,1.15,1.25,1.25,1.1,0.95,0.8,0.9])[extract(month from m)::int], (ARRAY[78,72,64,70,73,66,71,68])[h] + (extract(month from m)::int%5)*1.5
FROM generate_series(1,8) h, generate_series(date '2024-01-01', date '2026-12-01', interval '1 month') m;
