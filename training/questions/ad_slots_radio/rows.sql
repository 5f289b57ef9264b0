INSERT INTO stn VALUES ('KST','Coast FM',98.4),('HIT','Hit Valley',101.2),('OLD','Golden Days',89.9),('JAZ','Night Jazz',106.5);
INSERT INTO adv VALUES (1,'Loud & Clear',NULL,1),(2,'Echo House',NULL,1),(3,'Bergmann Kitchens',1,0),(4,'Petra Tyres',1,0),(5,'City Zoo',2,0),(6,'Mint Bank',2,0),(7,'Oma Bakeries',NULL,0),(8,'Trailwear',2,0),(9,'Solar Jung',NULL,0),(10,'Lido Pools',1,0);
INSERT INTO cmpgn SELECT n, 3+abs(hashtext('a'||n))%7, (ARRAY['Spring','Sale','Launch','Summer','Winter','Jubilee'])[1+abs(hashtext('c'||n))%6]||' '||n, d, d+20+abs(hashtext('l'||n))%30, 30000+(abs(hashtext('b'||n))%30)*5000 FROM (SELECT n, date '2025-09-10'+n*14 d FROM generate_series(1,22) n) x;
INSERT INTO spot SELECT n, c, (ARRAY['KST','HIT','OLD'])[1+abs(hashtext('s'||n))%3], f+(abs(hashtext('d'||n))%20)*interval '1 day'+(6+abs(hashtext('h'||n))%16)*interval '1 hour', 10*(1+abs(hashtext('sec'||n))%4), 4500+(abs(hashtext('p'||n))%50)*300, 'A', NULL FROM (SELECT n, 1+abs(hashtext('c'||n))%21 c, (SELECT fr FROM cmpgn WHERE cmp_id=1+abs(hashtext('c'||n))%21)::timestamp f FROM generate_series(1,130) n) x;
UPDATE spot SET st='P' WHERE air_at>timestamp '2026-06-30 15:00';
UPDATE spot SET st='M' WHERE st='A' AND spot_id%11=4;
INSERT INTO spot SELECT 300+spot_id, cmp_id, stn_cd, air_at+interval '3 days', sec, 0, 'A', spot_id FROM spot WHERE st='M' AND spot_id%2=0 AND air_at<timestamp '2026-06-20';
