INSERT INTO airline VALUES ('QN','Nordvind Air',30),('LX','Helvair',14),('BK','Balkan Sky',45),('TZ','Tanzanite',30),('OY','Oyster Jet',60);
INSERT INTO pad VALUES ('P1',false),('P2',false),('R1',true),('R2',true);
INSERT INTO fluid VALUES (1,'Type I',1.10,3.90,42000,20000),(2,'Type II',1.45,5.20,9000,10000),(3,'Type IV',1.80,6.40,26000,12000),(4,'Hot water',0.05,0.60,80000,5000);
INSERT INTO rig_truck VALUES ('ICE1',2016,false),('ICE2',2019,false),('ICE3',2022,false),('ICE4',2009,true);
INSERT INTO treatment SELECT n,(ARRAY['QN','LX','QN','BK'])[1+(n*7/3)%4],(ARRAY['QN','LX','QN','BK'])[1+(n*7/3)%4]||(200+n%37),'SE-'||chr(65+n%7)||chr(75+n%5)||'A',(ARRAY['P1','R1','P2'])[1+(n*5/2)%3],'ICE'||(1+(n*5/4)%3),r,CASE WHEN n%24<>0 THEN r+(4+(n*7)%40)*interval '1 minute' END,CASE WHEN n%24<>0 THEN r+(12+(n*7)%40+(n*3)%14)*interval '1 minute' END,3-(n*5)%19,180+(n%3)*60 FROM generate_series(1,360) n CROSS JOIN LATERAL (SELECT timestamptz '2025-01-02 04:30+00'+(n*31)*interval '1 hour'+CASE WHEN n>75 THEN interval '200 days' ELSE interval '0' END r) x WHERE r<timestamptz '2026-04-20';
INSERT INTO spray SELECT treatment_id,1,120+(treatment_id*37)%600 FROM treatment WHERE began IS NOT NULL;
INSERT INTO spray SELECT treatment_id,CASE WHEN treatment_id%5=0 THEN 2 ELSE 3 END,40+(treatment_id*13)%160 FROM treatment WHERE began IS NOT NULL AND oat_c<-3;
