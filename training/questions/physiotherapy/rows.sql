INSERT INTO therapist (full_name,speciality,weekly_hours,started,finished) VALUES
('Karin Holm','sports injuries',38,'2014-09-01',NULL),('Declan Foley','back and neck',40,'2017-01-16',NULL),('Mei Tanaka','paediatrics',24,'2020-03-02',NULL),
('Oskar Brandt','post-surgery',36,'2021-08-23',NULL),('Fatima Zahra','pelvic floor',20,'2022-02-07',NULL),('Ian Cole',NULL,40,'2018-05-14','2025-03-31'),('Josie Lambert',NULL,32,'2025-10-06',NULL);
INSERT INTO insurer (insurer_name,payment_term_days) VALUES ('Meridian Health',30),('Tidewell Mutual',45),('Corvus Care',30),('Pelham Assurance',60),('Oakline',14);
INSERT INTO patient (surname,given_name,birth_date,town,mobile,insurer_id,registered_on,referred_by)
SELECT (ARRAY['Aldous','Bright','Castellan','Dunmore','Eriksen','Finch','Gallo','Hoskins','Iqbal','Jarvis','Keane','Lomax','Moreau','Novak'])[1+(n*5)%14],
 (ARRAY['Helen','Victor','Amira','Dan','Greta','Piotr','Susan','Leon','Noor','Walter','Beth'])[1+(n*3)%11],
 date '1938-02-11' + (abs(hashtext('bd'||n))%27000), (ARRAY['Ashford','Brenmoor','Colby','Ashford','Dunhythe',NULL])[1+abs(hashtext('tn'||n))%6],
 CASE WHEN n%9=0 THEN NULL ELSE '0655'||(100000+abs(hashtext('mb'||n))%900000) END,
 CASE WHEN n%5=0 THEN NULL ELSE 1+abs(hashtext('ins'||n))%4 END, date '2023-06-05'+n*9+n/6,
 (ARRAY['Dr Penrose','Dr Abara','St Brigid Hospital','Dr Penrose',NULL,NULL])[1+abs(hashtext('rf'||n))%6] FROM generate_series(1,120) n;
UPDATE patient SET surname='Vandersteen', given_name='Olga', town='Colby' WHERE patient_id=17;
INSERT INTO treatment_type (label,minutes,fee_cents) VALUES ('First assessment',60,8500),('Manual therapy',30,5200),('Exercise class',45,2400),('Dry needling',30,5800),('Hydrotherapy',45,6600),('Shockwave',20,7000),('Home visit',60,11000);
INSERT INTO treatment_plan (patient_id,therapist_id,complaint,body_part,start_date,end_date,sessions_prescribed,outcome)
SELECT 1+abs(hashtext('pp'||n))%112, (ARRAY[1,1,2,2,3,4,5,7])[1+abs(hashtext('pt'||n))%8],
 (ARRAY['sprain','chronic pain','frozen shoulder','after knee replacement','tennis elbow','slipped disc','torn ligament'])[1+abs(hashtext('pc'||n))%7],
 (ARRAY['knee','lower back','shoulder','neck','ankle','hip','elbow'])[1+abs(hashtext('pb'||n))%7],
 date '2023-06-20'+n*1095/170, CASE WHEN n>150 OR n%13=0 THEN NULL ELSE date '2023-06-20'+n*1095/170+25+abs(hashtext('pe'||n))%80 END,
 (ARRAY[6,9,9,12,18])[1+abs(hashtext('ps'||n))%5], CASE WHEN n>150 OR n%13=0 THEN NULL ELSE (ARRAY['recovered','recovered','improved','improved','unchanged','stopped early'])[1+abs(hashtext('po'||n))%6] END
FROM generate_series(1,170) n;
INSERT INTO session (treatment_plan_id,therapist_id,treatment_type_id,starts_at,attendance,pain_before,pain_after,note)
SELECT p.treatment_plan_id, CASE WHEN abs(hashtext('sub'||p.treatment_plan_id||k))%8=0 THEN 2 ELSE p.therapist_id END,
 CASE WHEN k=1 THEN 1 ELSE 2+abs(hashtext('ty'||p.treatment_plan_id||k))%6 END,
 t, CASE WHEN t > timestamp '2026-06-30 15:00' THEN 'booked' ELSE (ARRAY['attended','attended','attended','attended','attended','attended','no-show','cancelled'])[1+abs(hashtext('at'||p.treatment_plan_id||k))%8] END,
 4+abs(hashtext('pbf'||p.treatment_plan_id||k))%6, 1+abs(hashtext('paf'||p.treatment_plan_id||k))%6,
 CASE WHEN k%4=0 THEN (ARRAY['felt dizzy after exercises','good progress','asked for home exercises','swelling reduced'])[1+abs(hashtext('no'||p.treatment_plan_id||k))%4] END
FROM treatment_plan p CROSS JOIN generate_series(1,8) k
CROSS JOIN LATERAL (SELECT p.start_date + (k-1)*6 + ((8+abs(hashtext('h'||p.treatment_plan_id||k))%10)||' hours')::interval AS t) x
WHERE k <= 3 + p.treatment_plan_id%6;
UPDATE session SET pain_before=NULL, pain_after=NULL WHERE attendance<>'attended' OR session_id%19=0;
INSERT INTO bill (patient_id,issued,amount_cents,billed_to,paid_on)
SELECT p.patient_id, d, 5200*(1+abs(hashtext('am'||p.treatment_plan_id||m))%5)+1500, CASE WHEN q.insurer_id IS NULL OR m=2 THEN 'patient' ELSE 'insurer' END,
 CASE WHEN abs(hashtext('pd'||p.treatment_plan_id||m))%7=0 OR d > date '2026-06-05' THEN NULL ELSE d+5+abs(hashtext('dd'||p.treatment_plan_id||m))%50 END
FROM treatment_plan p JOIN patient q USING (patient_id) CROSS JOIN generate_series(1,2) m CROSS JOIN LATERAL (SELECT p.start_date+m*30 AS d) x WHERE d <= date '2026-06-30';
UPDATE bill SET paid_on=NULL WHERE paid_on > date '2026-06-30';
