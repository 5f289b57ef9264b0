INSERT INTO rinks (name, city, is_olympic_size, capacity, opened_on) VALUES
('Frosthall','Hull',true,900,'1988-11-05'),('Polar Dome','Cardiff',true,1200,'2006-12-01'),('Silverblade Arena','Dundee',false,450,'1994-02-18'),('Harbour Ice','Hull',false,300,'2019-10-12'),('Winterpark','Derby',false,520,NULL);
INSERT INTO coaches (full_name, discipline, hourly_rate, home_rink_id, left_on) VALUES
('Marta Lindqvist','figure',48,1,NULL),('Owen Pryce','hockey',40,2,NULL),('Svetlana Orlova','figure',62,2,NULL),('Dougie McBain','hockey',36.5,3,NULL),('Aiko Tanabe','dance',55,1,NULL),('Ruth Penhallow','learn to skate',28,4,NULL),('Piet de Wit','speed',45,5,'2025-09-30'),('Gemma Stott','learn to skate',27,5,NULL),('Carl Yates','speed',43,NULL,NULL);
INSERT INTO skaters (first_name, last_name, birth_date, email, phone, joined_on, level)
SELECT (ARRAY['Amelia','Noah','Priya','Tomasz','Grace','Leo','Freya','Hassan','Isla','Ben','Yuki','Rhys'])[1+n%12], (ARRAY['Hartley','Osei','Kowalski','Bevan','Sharma','Nolan','Frost','Carrick','Lowe','Ito','Madden'])[1+n%11],
 date '1985-03-01' + (abs(hashtext('b'||n))%11500), CASE WHEN n%7<>0 THEN 'skater'||n||'@mail.example' END, CASE WHEN n%5<>0 THEN '07700 900'||lpad(n::text,3,'0') END, date '2023-06-01' + (abs(hashtext('j'||n))%1110), (ARRAY['beginner','beginner','improver','bronze','silver','gold',NULL])[1+abs(hashtext('l'||n))%7]
FROM generate_series(1,120) n;
INSERT INTO public_sessions (rink_id, starts_at, ends_at, theme, cancelled)
SELECT 1+abs(hashtext('r'||n))%5, t, t + ((ARRAY[60,90,90,120])[1+n%4]||' minutes')::interval, (ARRAY[NULL,'Disco Night','Family Morning',NULL,'Parents and Tots','Student Skate',NULL,'Quiet Session'])[1+abs(hashtext('th'||n))%8], n%17=0
FROM (SELECT n, timestamptz '2024-07-01 10:00+00' + ((n*2.02)::int||' days')::interval + ((n%5*2)||' hours')::interval t FROM generate_series(1,370) n) x;
INSERT INTO tickets (session_id, ticket_type, price, sold_at, channel)
SELECT s.session_id, (ARRAY['adult','adult','child','child','family','student'])[1+k], (ARRAY[11.5,11.5,7.5,7.5,32,9])[1+k], s.starts_at - ((abs(hashtext('so'||n))%9)||' hours')::interval, (ARRAY['online','desk','online','app'])[1+abs(hashtext('c'||n))%4]
FROM (SELECT n, 1+abs(hashtext('s'||n))%370 sid, abs(hashtext('k'||n))%6 k FROM generate_series(1,1400) n) x JOIN public_sessions s ON s.session_id=x.sid WHERE NOT s.cancelled AND s.starts_at < '2026-06-30 15:00+00';
INSERT INTO lessons (coach_id, skater_id, rink_id, lesson_date, minutes, fee, status)
SELECT c.coach_id, 1+abs(hashtext('sk'||n))%104, 1+abs(hashtext('lr'||n))%5, d, m, round(c.hourly_rate*m/60,2), CASE WHEN d>date '2026-06-30' THEN 'booked' ELSE (ARRAY['done','done','done','done','no-show','cancelled','done'])[1+abs(hashtext('st'||n))%7] END
FROM (SELECT n, 1+abs(hashtext('co'||n))%8 cid, date '2024-01-05' + (abs(hashtext('ld'||n))%925) d, (ARRAY[30,30,45,60])[1+abs(hashtext('m'||n))%4] m FROM generate_series(1,600) n) x JOIN coaches c ON c.coach_id=x.cid;
INSERT INTO skate_rentals (session_id, shoe_size, fee, deposit, returned_at, damaged)
SELECT s.session_id, 28+abs(hashtext('sz'||n))%19, 3.5, CASE WHEN n%3=0 THEN 20 END, CASE WHEN n%61<>0 THEN s.ends_at + interval '10 minutes' END, n%23=0
FROM (SELECT n, 1+abs(hashtext('q'||n))%360 sid FROM generate_series(1,800) n) x JOIN public_sessions s ON s.session_id=x.sid WHERE NOT s.cancelled AND s.starts_at < '2026-06-30 15:00+00';
INSERT INTO resurfacings (rink_id, driver_name, machine, started_at, duration_minutes, water_litres)
SELECT 1+n%5, (ARRAY['Stan Wilmot','Bryn Hughes','Lou Abbott','Kofi Mensah'])[1+abs(hashtext('d'||n))%4], (ARRAY['Zamboni 446','Olympia IceBear','Zamboni 552'])[1+abs(hashtext('mc'||n))%3], timestamptz '2025-01-02 08:00+00' + (n*26||' hours')::interval, 9+abs(hashtext('du'||n))%12, CASE WHEN n%9<>0 THEN 280+abs(hashtext('w'||n))%260 END FROM generate_series(1,500) n;
