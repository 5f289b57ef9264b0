INSERT INTO partner VALUES (1,'Central Pool','pool',0),(2,'Brauhaus Nord','producer',800),(3,'Frische Markt','retailer',500),(4,'Obst Lager','producer',300),(5,'Discount 24','retailer',900),(6,'Spedition Kurz','haulier',200),(7,'Getränke Welt','retailer',400),(8,'Neu Partner','retailer',100);
INSERT INTO carrier_kind VALUES (1,'euro pallet',14.5),(2,'half pallet',11),(3,'crate',3.9),(4,'roll cage',95),(5,'steel box',210);
INSERT INTO movement SELECT n,CASE WHEN n%3=0 THEN 2+(n*5/3)%6 ELSE 1 END,CASE WHEN n%3=0 THEN 1 ELSE 2+(n*7/4)%6 END,1+(n*7/3)%4,d,d+(n*3)%9,10+(n*37)%120,CASE WHEN n%13<>0 THEN 'N'||(4000+n) END FROM generate_series(1,330) n CROSS JOIN LATERAL (SELECT date '2025-06-01'+(n*6/5) d) x;
INSERT INTO defect SELECT n,n*5,1+(n*3)%9,(n*2)%4,(ARRAY[2.5,4,1.2])[1+n%3] FROM generate_series(1,62) n;
UPDATE defect SET repaired=pieces WHERE repaired>pieces;
INSERT INTO stocktake SELECT p,k,c,200+(p*53+k*97)%400,200+(p*53+k*97)%400+(p*7+k*5)%31-12 FROM generate_series(2,7) p, generate_series(1,4) k, unnest(ARRAY[date '2025-12-31',date '2026-03-31']) c;
