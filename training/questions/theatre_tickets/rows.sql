INSERT INTO "Venue" VALUES (1,'Old Granary Stage','Bristol',320),(2,'Lyric Rooms','Bath',180),(3,'Harbour Playhouse','Cardiff',540),(4,'The Tin Barn','Stroud',95);
INSERT INTO "Show" VALUES (1,'The Salt Road','Drama','Cormorant Productions',135),(2,'Mrs Pettifer Investigates','Comedy','Wry Smile Ltd',110),(3,'Moonshine!','Musical','Cormorant Productions',150),(4,'Hamlet in the Kitchen','Drama',NULL,125),(5,'The Paper Giraffe','Children','Little Bell',55),(6,'Two Men, One Piano','Music',NULL,90),(7,'Late Laughs','Comedy','Wry Smile Ltd',80),(8,'Swan Street','Dance','Ballet Severn',100),(9,'A Winter Ghost','Drama','Cormorant Productions',95);
INSERT INTO "Performance"
SELECT n, CASE WHEN n%5=0 THEN 3 ELSE 1+abs(hashtext('sw'||n))%8 END, CASE WHEN n%6<2 THEN 1 WHEN n%6<4 THEN 3 ELSE 1+abs(hashtext('v'||n))%3 END,
 date_trunc('day', timestamptz '2024-01-12 00:00+00' + n*6.2*interval '1 day') + CASE WHEN n%4=0 THEN interval '14 hours 30 minutes' ELSE interval '19 hours 30 minutes' END, n%31=0
FROM generate_series(1,160) n;
INSERT INTO "PriceBand" VALUES (1,'Stalls',38.00),(2,'Dress circle',45.00),(3,'Balcony',22.50),(4,'Restricted view',14.00),(5,'Under 16',10.00);
INSERT INTO "Buyer"
SELECT n, (ARRAY['Gwen','Harriet','Jonas','Priya','Tom','Siobhan','Malik','Ruth','Pascal','Edie'])[1+(n-1)%10]||' '||(ARRAY['Lloyd','Ashworth','Okonkwo','Pryce','Dunn','Moreau','Shah','Bennett','Carver'])[1+((n-1)/10+n*2)%9],
 CASE WHEN n%9=0 THEN NULL ELSE 'buyer'||n||'@letterbox.example' END, (ARRAY['Bristol','Bath','Cardiff','Newport','Swindon',NULL,'Gloucester','Bristol'])[1+n%8],
 CASE WHEN n%4=1 THEN date '2021-04-01' + n*18 END
FROM generate_series(1,95) n;
INSERT INTO "Booking"
SELECT q.n, CASE WHEN q.n%37=0 THEN 14 ELSE 1+abs(hashtext('b'||q.n))%88 END, p."PerformanceId", p."StartsAt" - (1+abs(hashtext('ba'||q.n))%45)*interval '1 day' - (abs(hashtext('bh'||q.n))%600)*interval '1 minute',
 (ARRAY['web','web','box office','phone','web','box office','app'])[1+abs(hashtext('ch'||q.n))%7], CASE WHEN abs(hashtext('pr'||q.n))%10=0 THEN 'FRIENDS' WHEN abs(hashtext('pr'||q.n))%17=0 THEN 'STUDENT' WHEN q.n%41=0 THEN 'GROUP12' END
FROM (SELECT n, CASE WHEN n<=160 THEN n ELSE 1+abs(hashtext('pf'||n))%158 END AS pid FROM generate_series(1,560) n) q JOIN "Performance" p ON p."PerformanceId"=q.pid AND q.n NOT IN (77,102);
DELETE FROM "Booking" WHERE "PerformanceId" IN (77,102) OR "BookedAt" > timestamptz '2026-06-30 12:00+00';
INSERT INTO "Ticket"
SELECT row_number() OVER (ORDER BY b."BookingId",k), b."BookingId", pb."BandId", chr(65+(b."BookingId"%18))||(b."BookingId"%20+k), CASE WHEN b."PromoCode" IS NULL THEN pb."Price" ELSE round(pb."Price"*0.85,2) END,
 CASE WHEN p."StartsAt" < timestamptz '2026-06-30 12:00+00' AND NOT p."CalledOff" AND abs(hashtext('sc'||b."BookingId"))%12<>0 THEN p."StartsAt" - (5+b."BookingId"%40)*interval '1 minute' END,
 CASE WHEN p."CalledOff" THEN (p."StartsAt"+interval '3 days')::date WHEN abs(hashtext('sc'||b."BookingId"))%36=0 THEN (p."StartsAt"-interval '2 days')::date END
FROM "Booking" b JOIN "Performance" p USING ("PerformanceId"), generate_series(1,4) k JOIN "PriceBand" pb ON true
WHERE k <= 1+b."BookingId"%4 AND pb."BandId" = CASE WHEN p."ShowId"=5 AND k>2 THEN 5 ELSE 1+abs(hashtext('bd'||b."BookingId"))%4 END;
