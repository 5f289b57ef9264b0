INSERT INTO physicians (first_name,last_name,specialty,joined_on) VALUES
('Ingrid','Solberg','Pulmonology','2015-03-01'),('Tomas','Wieland','Neurology','2018-09-15'),('Amara','Okoye','Pulmonology','2021-01-11'),('Henry','Castellan','ENT','2023-10-02'),('Yuki','Morita','Paediatrics','2024-08-19');
INSERT INTO rooms (name,floor,has_video) VALUES ('Heron',1,true),('Otter',1,true),('Badger',1,false),('Linnet',2,true),('Marten',2,false),('Wren',2,true);
INSERT INTO patients (first_name,last_name,birth_date,city,insurer,referred_by)
SELECT (ARRAY['Marta','Olaf','Denise','Rashid','Clara','Peter','Hanna','Leon','Sofia','Walter','Nadia','Piet'])[1+n%12],
 (ARRAY['Lindqvist','Brandt','Farouk','Mercer','Novak','Ashby','Teller','Voss','Quinn','Halloran','Ibsen'])[1+n%11],
 date '1946-02-11' + (abs(hashtext('b'||n))%24000),
 CASE WHEN n%17=0 THEN NULL ELSE (ARRAY['Brookhaven','Elmsford','Port Calder','Westmere','Brookhaven','Elmsford','Brookhaven'])[1+abs(hashtext('c'||n))%7] END,
 CASE WHEN n%9=0 THEN NULL ELSE (ARRAY['Medisure','Northstar Health','Public Fund','Public Fund','Medisure','Public Fund'])[1+abs(hashtext('i'||n))%6] END,
 CASE WHEN n%6=0 THEN NULL ELSE (ARRAY['Elmsford Family Practice','Dr. Pryce','Calder Cardiology','Elmsford Family Practice'])[1+abs(hashtext('r'||n))%4] END
FROM generate_series(1,90) n;
INSERT INTO studies (patient_id,room_id,physician_id,study_type,night_of,lights_off,lights_on,status,fee)
SELECT 1+abs(hashtext('p'||n))%82, 1+abs(hashtext('ro'||n))%6, CASE WHEN n%13=0 THEN NULL ELSE 1+abs(hashtext('ph'||n))%4 END,
 (ARRAY['Polysomnography','Polysomnography','CPAP titration','Multiple sleep latency','Home test'])[1+abs(hashtext('t'||n))%5],
 d, CASE WHEN st IN ('booked','no-show') THEN NULL ELSE d + time '22:10' + (abs(hashtext('lo'||n))%80) * interval '1 minute' END,
 CASE WHEN st IN ('booked','no-show') THEN NULL ELSE d + 1 + time '05:40' + (abs(hashtext('ln'||n))%95) * interval '1 minute' END,
 st, (ARRAY[640,640,520,480,190])[1+abs(hashtext('t'||n))%5] + (n%4)*15
FROM (SELECT n, date '2024-01-08' + n*3 AS d, CASE WHEN n>=301 THEN 'booked' WHEN n%11=0 THEN 'no-show' WHEN n>294 THEN 'recorded' WHEN n>284 THEN 'scored' ELSE 'reported' END st FROM generate_series(1,318) n) x;
INSERT INTO results (study_id,apnea_index,sleep_efficiency,lowest_oxygen,severity,reported_on)
SELECT id, a, 58 + (abs(hashtext('e'||id))%380)/10.0, CASE WHEN id%14=0 THEN NULL ELSE 72+abs(hashtext('o'||id))%23 END,
 CASE WHEN a<5 THEN 'none' WHEN a<15 THEN 'mild' WHEN a<30 THEN 'moderate' ELSE 'severe' END,
 CASE WHEN status='reported' THEN night_of + 3 + abs(hashtext('rp'||id))%19 END
FROM (SELECT id,status,night_of,(abs(hashtext('a'||id))%520)/10.0 a FROM studies WHERE status IN ('scored','reported')) s;
INSERT INTO cpap_loans (patient_id,model,lent_on,due_on,returned_on,deposit)
SELECT 1+abs(hashtext('lp'||n))%70, (ARRAY['AirLine 10','DreamFlow 2','AirLine 11'])[1+abs(hashtext('m'||n))%3], d, d+60,
 CASE WHEN n>62 OR n%15=0 THEN NULL ELSE d+40+abs(hashtext('rt'||n))%35 END, (ARRAY[100,150,250])[1+abs(hashtext('m'||n))%3]
FROM (SELECT n, date '2024-03-04'+n*11 AS d FROM generate_series(1,75) n) x;
