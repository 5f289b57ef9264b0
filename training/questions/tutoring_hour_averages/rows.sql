INSERT INTO tutor VALUES (1,'Nadja',19,'2022-09-01'),(2,'Oskar',17.5,'2023-02-15'),(3,'Paula',21,'2021-10-01'),(4,'Quirin',16,'2024-09-10'),(5,'Rosa',18,'2026-06-22');
INSERT INTO subject VALUES (1,'Maths'),(2,'English'),(3,'Physics'),(4,'French'),(5,'Latin');
INSERT INTO pupil SELECT n, (ARRAY['Anton','Bela','Clara','Denis','Emma','Felix','Greta','Henri','Ida','Jonas'])[1+n%10]||' '||(ARRAY['Kuhn','Lenz','Marx','Noll'])[1+(n*3)%4], 5+(n*7)%8, (ARRAY['Kuhn','Lenz','Marx','Noll'])[1+(n*3)%4], date '2024-09-02'+n*20 FROM generate_series(1,30) n;
INSERT INTO hour_pack SELECT n, 1+(n*5)%28, b, b+180, h, h*(ARRAY[32,30,28])[1+n%3], CASE WHEN n%8<>5 THEN b+(n*5)%30 END FROM (SELECT n, date '2025-06-10'+n*7 b, (ARRAY[3,5,10])[1+n%3] h FROM generate_series(1,54) n) x;
UPDATE hour_pack SET paid_on=NULL WHERE paid_on>date '2026-06-30';
DELETE FROM hour_pack WHERE pupil_id IN (5,11);
INSERT INTO lesson SELECT n, 1+(n*n+n*3)%27, 1+(n*3+n/7)%4, 1+(n*5+n/6)%4, s::date-1-(n*5)%16, s, (ARRAY[60,45,90])[1+(n*2+n/5)%3], CASE WHEN n>186 THEN 'planned' WHEN n%14=4 THEN 'missed' WHEN n%11=7 THEN 'cancelled' ELSE 'held' END, n%3=1 FROM (SELECT n, timestamp '2025-12-01 00:00'+interval '1 day'*(n*113/100)+interval '1 hour'*(14+(n*3)%5) s FROM generate_series(1,196) n) x;
INSERT INTO grade SELECT n, 1+(n*5+n/6)%26, 1+(n*3)%4, date '2025-10-05'+n*5, 2+(n*7+n/9)%14 FROM generate_series(1,52) n;
INSERT INTO tutor_payment SELECT row_number() OVER (ORDER BY m,t), t, m::date, 180+(t*67+extract(month from m)::int*41)%260, CASE WHEN m<timestamp '2026-05-01' OR t=1 THEN (m+interval '1 month')::date+2+t END FROM generate_series(1,4) t CROSS JOIN generate_series(timestamp '2025-12-01',timestamp '2026-05-01',interval '1 month') m;
