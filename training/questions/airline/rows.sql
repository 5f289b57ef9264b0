INSERT INTO airports VALUES ('LIS','Humberto Delgado','Lisbon','Portugal','Europe/Lisbon'),('OPO','Francisco Sa Carneiro','Porto','Portugal','Europe/Lisbon'),('FAO','Gago Coutinho','Faro','Portugal','Europe/Lisbon'),('FNC','Cristiano Ronaldo','Funchal','Portugal','Atlantic/Madeira'),
('GVA','Cointrin','Geneva','Switzerland','Europe/Zurich'),('LYS','Saint-Exupery','Lyon','France','Europe/Paris'),('BRE','Bremen Airport','Bremen','Germany','Europe/Berlin'),('CPH','Kastrup','Copenhagen','Denmark','Europe/Copenhagen'),('RAK','Menara','Marrakesh','Morocco','Africa/Casablanca'),('TLL','Lennart Meri','Tallinn','Estonia','Europe/Tallinn');
INSERT INTO aircraft VALUES ('CS-TVA','A320neo',180,'2019-04-11',NULL,false),('CS-TVB','A320neo',180,'2020-02-27',NULL,true),('CS-TVC','A321neo',220,'2023-09-05',NULL,true),('CS-EMA','E195-E2',132,'2022-06-30',NULL,false),('CS-EMB','E195-E2',132,'2024-03-14',NULL,false),('CS-ATR','ATR 72-600',70,'2014-10-01','2025-10-31',false),('CS-TVD','A321neo',220,'2026-05-19',NULL,true);
INSERT INTO routes VALUES (1,'LIS','GVA',1500,false),(2,'GVA','LIS',1500,false),(3,'LIS','FNC',970,false),(4,'FNC','LIS',970,false),(5,'OPO','LYS',1150,false),(6,'LYS','OPO',1150,false),(7,'LIS','CPH',2480,false),(8,'CPH','LIS',2480,false),(9,'LIS','RAK',730,true),(10,'RAK','LIS',730,true),(11,'FAO','BRE',2190,true),(12,'BRE','FAO',2190,true),(13,'OPO','TLL',3400,true);
INSERT INTO flights
SELECT n, 'VL'||(100+r), r, CASE WHEN st='cancelled' THEN NULL ELSE (ARRAY['CS-TVA','CS-TVB','CS-TVC','CS-EMA','CS-EMB'])[1+abs(hashtext('t'||n))%5] END, d,
 CASE WHEN st IN ('landed','diverted') THEN d+(dl||' minutes')::interval END, d+((60+r*12)||' minutes')::interval,
 CASE WHEN st='landed' THEN d+((60+r*12+dl-abs(hashtext('g'||n))%12)||' minutes')::interval END, st,
 CASE WHEN st='cancelled' THEN (ARRAY['weather','technical','strike','crew shortage'])[1+abs(hashtext('cr'||n))%4] END
FROM (SELECT n, 1+(n*7)%12 r, timestamptz '2024-06-01 06:10+00'+((n-1)*(771.0/360)||' days')::interval + ((abs(hashtext('hh'||n))%720)||' minutes')::interval d,
 CASE WHEN abs(hashtext('dl'||n))%5<2 THEN 0 ELSE abs(hashtext('dm'||n))%95 END dl,
 CASE WHEN n>354 THEN 'scheduled' WHEN abs(hashtext('st'||n))%19=0 THEN 'cancelled' WHEN n IN (77,201) THEN 'diverted' ELSE 'landed' END st FROM generate_series(1,370) n) x;
UPDATE flights SET tail_number='CS-ATR' WHERE route_id IN (5,6) AND scheduled_departure < '2025-10-01' AND id%2=0 AND tail_number IS NOT NULL;
INSERT INTO passengers
SELECT n, (ARRAY['Ines','Marco','Sofie','Tomas','Claire','Rui','Hannah','Youssef','Kadri','Beatriz','Niels'])[1+(n*7)%11]||' '||(ARRAY['Almeida','Keller','Jensen','Duarte','Blanc','Tamm','Benali','Moreira','Vogel','Pires','Lindqvist','Rossi','Cardoso'])[1+(n*3)%13],
 CASE WHEN n%11=0 THEN NULL ELSE 'p'||n||'@mailbox.example' END, (ARRAY['Portuguese','Portuguese','Portuguese','Swiss','French','Danish','German','Moroccan','Estonian',NULL])[1+abs(hashtext('na'||n))%10],
 CASE WHEN n%3=0 THEN NULL ELSE (ARRAY['blue','blue','blue','silver','silver','gold'])[1+abs(hashtext('lt'||n))%6] END, CASE WHEN n%3=0 THEN 0 ELSE abs(hashtext('lp'||n))%60000 END, CASE WHEN n%3=0 THEN NULL ELSE date '2023-06-10'+abs(hashtext('jo'||n))%1080 END
FROM generate_series(1,140) n;
INSERT INTO tickets
SELECT n, 1+abs(hashtext('tp'||n))%133, f.id, f.scheduled_departure - ((1+abs(hashtext('bk'||n))%100)||' days')::interval, c, round((49+r.distance_km*0.06+abs(hashtext('fa'||n))%140)*(CASE c WHEN 'business' THEN 2.6 ELSE 1 END),2),
 (ARRAY['website','website','website','app','app','travel agency','phone'])[1+abs(hashtext('ch'||n))%7], abs(hashtext('bg'||n))%3, CASE WHEN n%6=0 THEN NULL ELSE (1+abs(hashtext('se'||n))%30)||(ARRAY['A','B','C','D','E','F'])[1+abs(hashtext('sl'||n))%6] END,
 CASE WHEN f.status='cancelled' AND n%4<>0 THEN f.scheduled_departure+interval '3 days' WHEN n%41=0 THEN f.scheduled_departure - interval '1 day' END
FROM (SELECT n, 1+abs(hashtext('tf'||n))%370 fid, CASE WHEN abs(hashtext('cb'||n))%8=0 THEN 'business' ELSE 'economy' END c FROM generate_series(1,1300) n) x JOIN flights f ON f.id=fid JOIN routes r ON r.id=f.route_id;
UPDATE tickets SET refunded_at=NULL WHERE refunded_at > '2026-06-30';
UPDATE tickets SET booked_at=booked_at - interval '90 days' WHERE booked_at > '2026-06-30 12:00+00';
INSERT INTO crew_members VALUES (1,'Duarte Falcao','captain','LIS','2027-03-31'),(2,'Marta Quintela','captain','LIS','2026-08-15'),(3,'Jens Aagaard','captain','OPO','2026-12-01'),(4,'Leonor Bastos','first officer','LIS','2026-07-20'),(5,'Nuno Carrico','first officer','OPO','2028-01-31'),(6,'Petra Saar','first officer','LIS','2026-05-31'),
(7,'Catia Reis','purser','LIS',NULL),(8,'Gil Fontes','purser','OPO',NULL),(9,'Anabela Cruz','cabin crew','LIS',NULL),(10,'Samir Haddad','cabin crew','LIS',NULL),(11,'Laura Pinho','cabin crew','FAO',NULL),(12,'Teo Martins','cabin crew','OPO',NULL),(13,'Vera Simoes','cabin crew','LIS',NULL);
INSERT INTO crew_assignments SELECT f.id, c FROM flights f CROSS JOIN LATERAL (VALUES (1+f.id%3),(4+(f.id/3)%3),(7+f.id%2),(9+f.id%2),(11+f.id%2)) v(c) WHERE f.status<>'cancelled' AND f.id<=366;
