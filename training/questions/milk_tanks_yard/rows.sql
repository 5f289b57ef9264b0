INSERT INTO dairy_farm SELECT n,(ARRAY['Alpenblick','Birkenhof','Chilchmatt','Dorfgut','Eichweid','Föhrenau'])[1+n%6]||CASE WHEN n>5 THEN ' '||n ELSE '' END,(ARRAY['Lauter','Simme','Kander'])[1+(n*5/2)%3],14+(n*7)%60,n%3=0 FROM generate_series(1,20) n;
INSERT INTO tanker VALUES (1,'BE 441',3),(2,'BE 902',4),(3,'BE 118',2);
INSERT INTO pickup SELECT n,1+(n*7)%19,1+(n*5/2)%2,t,CASE WHEN n<598 THEN t+(60+(n*7)%180)*interval '1 minute' END,300+(n*37)%1400,3+(n*3)%40/10.0,n%43=0 FROM generate_series(1,600) n CROSS JOIN LATERAL (SELECT timestamptz '2026-01-02 04:00+00'+n*interval '7 hours 9 minutes' t) x;
INSERT INTO milk_test SELECT pickup_id,3.7+(pickup_id*7)%70/100.0,3.1+(pickup_id*3)%50/100.0,90+(pickup_id*13)%330,pickup_id%43=0 FROM pickup WHERE pickup_id%9<>0 AND unloaded_at IS NOT NULL;
INSERT INTO base_price VALUES ('2026-01-01',46.2,9.5),('2026-02-01',46.2,9.5),('2026-03-01',45.1,9.5),('2026-04-01',44.4,9.8),('2026-05-01',44.0,9.8),('2026-06-01',45.3,10.1);
INSERT INTO advance SELECT n,1+(n*5)%18,date '2025-05-01'+n*16,CASE WHEN n%3<>0 THEN date '2025-05-01'+n*16+90 END,500+(n*350)%4000 FROM generate_series(1,25) n;
UPDATE advance SET repaid_on=NULL WHERE repaid_on>date '2026-06-30';
