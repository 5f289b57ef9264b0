INSERT INTO Yard VALUES (1,'Mill Side',false),(2,'Quay',true),(3,'Railhead',false);
INSERT INTO Grade VALUES ('A1','furniture'),('B1','construction'),('C1','packaging'),('D1','firewood');
INSERT INTO Species VALUES (1,'oak',720),(2,'larch',410),(3,'spruce',285),(4,'ash',560),(5,'walnut',1480);
INSERT INTO Stack SELECT n,1+(n*5/2)%3,1+(n*7/3)%4,(ARRAY['A1','B1','C1'])[1+(n*7/2)%3],date '2024-11-01'+n*5,3+(n%4)*0.5,1.1+(n%3)*0.1,0.9+(n*7)%12/10.0,12+(n*11)%280/10.0,NULL FROM generate_series(1,115) n;
INSERT INTO Kiln SELECT n,1+(n*3)%110,t,CASE WHEN n<68 THEN t+(60+(n*13)%200)*interval '1 hour' END,26+(n*3)%20,CASE WHEN n<68 THEN 8+(n*7)%60/10.0 END,1400+(n*137)%3000 FROM generate_series(1,70) n CROSS JOIN LATERAL (SELECT timestamp '2025-02-01 06:00'+n*interval '176 hours' t) x;
INSERT INTO Trader VALUES (1,'Nordholz','Germany'),(2,'Bois de Vaux','France'),(3,'Legno Alto','Italy'),(4,'Drewpol','Poland'),(5,'Chêne & Fils','France');
INSERT INTO Deal SELECT n,1+(n*5/3)%4,n,date '2025-03-01'+n*7,CASE WHEN n%7<>0 AND n<66 THEN date '2025-03-01'+n*7+4+(n*5)%30 END,(SELECT s.EurPerM3 FROM Stack t JOIN Species s ON s.SpId=t.SpId WHERE t.StackNo=n)*(0.88+(n*7)%25/100.0) FROM generate_series(1,68) n;
UPDATE Stack SET SoldOn=(SELECT AgreedOn FROM Deal d WHERE d.StackNo=Stack.StackNo);
