INSERT INTO "WindFarm" VALUES (1,'Skerry Rock','North Sea',true,92.50),(2,'Tollan Moor','Highlands',false,61.20),(3,'Brae Top','Highlands',false,58.75),(4,'Gannet Bank','Irish Sea',true,97.00),(5,'Fenside','East Anglia',false,63.40);
INSERT INTO "Turbine" SELECT n, f, (ARRAY['SK','TM','BT','GB','FS'])[f]||'-'||lpad(n::text,2,'0'), CASE WHEN f IN (1,4) THEN 'Borealis 8' WHEN n%3=0 THEN 'Zephyr 3' ELSE 'Zephyr 2' END,
 CASE WHEN f IN (1,4) THEN 8.4 WHEN n%3=0 THEN 3.2 ELSE 2.3 END, date '2009-05-01' + (f*700 + n*41), CASE WHEN n IN (4,19) THEN 'stopped' WHEN n IN (7,12,25) THEN 'curtailed' ELSE 'running' END
FROM (SELECT n, CASE WHEN n<=7 THEN 1 WHEN n<=13 THEN 2 WHEN n<=17 THEN 3 WHEN n<=24 THEN 4 ELSE 5 END f FROM generate_series(1,28) n) s;
INSERT INTO "DailyOutput" SELECT t."TurbineId", d::date, CASE WHEN t."Status"='stopped' AND d>=date '2026-06-20' THEN 0 ELSE round(t."RatedMw"*24*(0.08+(abs(hashtext('w'||t."FarmId"||d::text))%500)/1000.0+(abs(hashtext('x'||t."TurbineId"||d::text))%90)/1000.0),2) END,
 CASE WHEN abs(hashtext('nw'||t."TurbineId"||d::text))%30=0 THEN NULL ELSE 3+(abs(hashtext('w'||t."FarmId"||d::text))%150)/10.0 END
FROM "Turbine" t, generate_series(date '2026-05-11', date '2026-06-29', interval '1 day') d;
INSERT INTO "CrewMember" VALUES (1,'Aileen Mackay',1,NULL,420,'2027-03-01'),(2,'Rory Sinclair',1,1,310,'2026-07-12'),(3,'Dafydd Prys',4,NULL,430,'2026-12-01'),(4,'Nuala Byrne',4,3,305,'2026-04-30'),
(5,'Hamish Boyd',2,NULL,360,NULL),(6,'Ewa Lis',2,5,270,NULL),(7,'Callum Reid',3,5,265,NULL),(8,'Tessa Thorpe',5,NULL,350,NULL),(9,'Jonas Meyer',4,3,315,'2028-01-15'),(10,'Olu Adeyemi',5,8,255,NULL),(11,'Kirsty Bain',1,1,298,'2027-09-09');
INSERT INTO "WorkOrder" SELECT n, 1+abs(hashtext('wt'||n))%27, (ARRAY['gearbox','blade','pitch motor','yaw drive','transformer','brake','sensor'])[1+(abs(hashtext('wc'||n))%19)*7/19], 1+(abs(hashtext('wp'||n))%10)/4, o,
 CASE WHEN n>206 OR n%31=0 THEN NULL ELSE o+1+abs(hashtext('wd'||n))%38 END, CASE WHEN n%9=0 THEN NULL ELSE c END, CASE WHEN n>206 OR n%31=0 THEN NULL ELSE c*(70+abs(hashtext('wa'||n))%90)/100 END
FROM (SELECT n, date '2023-07-02'+(n*4.96)::int o, (400+abs(hashtext('c'||n))%24000)::numeric c FROM generate_series(1,219) n) s;
INSERT INTO "Shift" SELECT n, w."WorkOrderId", 1+abs(hashtext('sc'||n))%10, w."OpenedOn"+abs(hashtext('sd'||n))%2, 3+(abs(hashtext('sh'||n))%18)/2.0
FROM (SELECT n, 1+abs(hashtext('so'||n))%205 k FROM generate_series(1,460) n) s JOIN "WorkOrder" w ON w."WorkOrderId"=s.k;
