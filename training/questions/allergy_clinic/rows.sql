INSERT INTO doctor VALUES (1,'Dr','Vasquez','allergology','A1','2015-02-01'),(2,'Dr','Thornbury','paediatrics','A2','2018-08-20'),(3,'Prof','Lindqvist','immunology','B1','2011-01-10'),(4,'Dr','Mensah','dermatology','B3','2023-10-02'),(5,'Dr','Calloway','allergology',NULL,'2026-04-01');
INSERT INTO allergen VALUES (1,'birch pollen','pollen','spring'),(2,'timothy grass','pollen','summer'),(3,'ragweed','pollen','autumn'),(4,'house dust mite','indoor',NULL),(5,'cat dander','animal',NULL),(6,'dog dander','animal',NULL),(7,'peanut','food',NULL),(8,'hazelnut','food',NULL),(9,'cow''s milk','food',NULL),(10,'wasp venom','insect','summer'),(11,'bee venom','insect','summer'),(12,'penicillin','drug',NULL),(13,'latex','contact',NULL);
INSERT INTO patient
SELECT n, (ARRAY['Amelia','Hugo','Freya','Ivan','Rosa','Edwin','Leila','Conrad','Tilda','Samir'])[1+n%10], (ARRAY['Barlow','Quist','Hadley','Romero','Sandhu','Teague','Voss','Ibsen','Marlowe'])[1+n%9],
 CASE WHEN n%2=0 THEN 'F' ELSE 'M' END, date '1948-01-15' + (abs(hashtext('b'||n))%27500), (ARRAY['Kendal','Lancaster','Penrith','Morecambe','Ulverston'])[1+abs(hashtext('t'||n))%5],
 (ARRAY['Northcare','Medisure','Vitalis',NULL])[1+abs(hashtext('i'||n))%4], CASE WHEN n%14=0 THEN NULL ELSE 1+abs(hashtext('d'||n))%4 END,
 date '2023-06-01'+(n*8), CASE WHEN n%9=4 THEN date '2023-06-01'+n*8+40+n%30 END FROM generate_series(1,138) n;
INSERT INTO appointment
SELECT n, 1+abs(hashtext('ap'||n))%132, d, s, (ARRAY[15,20,30,45])[1+n%4], (ARRAY['first consultation','follow-up','skin testing','skin testing','food challenge','emergency'])[1+abs(hashtext('rs'||n))%6],
 CASE WHEN s > timestamp '2026-06-30 15:00' THEN NULL ELSE abs(hashtext('at'||n))%8<>0 END, (ARRAY[45,60,85,120])[1+n%4]
FROM (SELECT n, 1+abs(hashtext('ad'||n))%4 d, timestamp '2023-06-05 08:30'+make_interval(days=>n*1150/640, mins=>15*(abs(hashtext('am'||n))%34)) s FROM generate_series(1,640) n) q;
INSERT INTO skin_test
SELECT row_number() OVER (ORDER BY a.appointment_id,k), a.appointment_id, 1+(a.appointment_id*5+k*3)%12, w/10.0, CASE WHEN w>=30 THEN 'positive' WHEN w>=20 THEN 'unclear' ELSE 'negative' END
FROM appointment a, generate_series(1,4) k, LATERAL (SELECT abs(hashtext('w'||a.appointment_id||'-'||k))%75 w) x WHERE a.reason='skin testing' AND a.attended;
INSERT INTO treatment_course
SELECT n, 1+(n*7)%130, (ARRAY[1,2,4,4,10,11,5,2])[1+n%8], CASE WHEN n%3=0 THEN 'drops' ELSE 'injection' END, 12+6*(n%5), 18.50+n%7*4, b, CASE WHEN n%4=1 THEN b+120+n*2 WHEN n%4=3 THEN b+60+n END, CASE WHEN n%4=3 THEN (ARRAY['side effects','moved away','cost','pregnancy'])[1+(n/4)%4] WHEN n%4=1 THEN 'completed' END
FROM (SELECT n, date '2023-07-01'+n*14 b FROM generate_series(1,70) n) q;
INSERT INTO dose
SELECT row_number() OVER (ORDER BY c.treatment_course_id,k), c.treatment_course_id, c.begun + make_interval(days=>k*14, hours=>9+k%6), (ARRAY['Nurse Okoro','Nurse Bright','Nurse Salas'])[1+(c.treatment_course_id+k)%3], CASE abs(hashtext('re'||c.treatment_course_id||k))%17 WHEN 1 THEN 'severe' WHEN 2 THEN 'mild' WHEN 3 THEN 'mild' WHEN 4 THEN 'moderate' ELSE 'none' END
FROM treatment_course c, generate_series(0,35) k WHERE k<c.planned_doses AND c.begun+k*14 <= LEAST(coalesce(c.ended,'2026-06-30'),date '2026-06-29');
