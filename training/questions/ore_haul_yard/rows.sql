INSERT INTO pit VALUES (1,'Kookaburra','iron'),(2,'Wombat South','iron'),(3,'Galah','manganese'),(4,'Emu Flat','iron');
INSERT INTO truck SELECT 'HT'||(20+n),(ARRAY[180,220,180,290])[1+n%4],date '2015-03-01'+n*170,n%9=0 FROM generate_series(1,16) n;
INSERT INTO shift SELECT n,date '2026-03-01'+(n-1)/2,CASE WHEN n%2=1 THEN 'D' ELSE 'N' END,(ARRAY['Brody','Tanika','Vikram'])[1+(n*5/3)%3] FROM generate_series(1,242) n;
INSERT INTO haul SELECT n,1+(n*3)%242,'HT'||(21+(n*7)%15),1+(n*7/4)%3,CASE WHEN n%4=0 THEN 'waste dump' WHEN n%9=0 THEN 'stockpile' ELSE 'crusher' END,150+(n*37)%150,1.8+(n*7)%60/10.0,14+(n*11)%26 FROM generate_series(1,1300) n;
INSERT INTO grade_sample SELECT p,d::date,CASE WHEN p=3 THEN 38 ELSE 56 END+(extract(doy FROM d)::int*7+p*5)%12,CASE WHEN p=3 THEN 42 ELSE 60 END FROM generate_series(1,3) p, generate_series(timestamp '2026-03-01','2026-06-28','3 days') d;
INSERT INTO refuel SELECT n,'HT'||(21+(n*11)%15),timestamp '2026-03-01 05:00'+n*interval '9 hours',900+(n*73)%1800,1.05+(n*7)%30/100.0 FROM generate_series(1,320) n;
INSERT INTO stoppage SELECT n,'HT'||(21+(n*4)%14),t,CASE WHEN n<86 THEN t+(15+(n*37)%600)*interval '1 minute' END,(ARRAY['tyre','engine','no operator','weather'])[1+(n*7/3)%4] FROM generate_series(1,88) n CROSS JOIN LATERAL (SELECT timestamp '2026-03-02 04:00'+n*interval '32 hours' t) x;
