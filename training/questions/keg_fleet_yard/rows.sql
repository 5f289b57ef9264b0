INSERT INTO pub VALUES (1,'The Bent Oar','Riverside',900,NULL),(2,'Cask & Cat','Old Town',600,NULL),(3,'Lamplighter','Old Town',1200,NULL),(4,'The Salt Pan','Harbour',300,'2026-03-31'),(5,'Hop Yard Bar','Harbour',1500,NULL),(6,'Nine Elms','Hill',450,NULL),(7,'Station Tap','Riverside',750,NULL),(8,'Miller''s Rest','Hill',0,NULL);
INSERT INTO beer VALUES (1,'Copper Lark','amber',4.6),(2,'Night Ferry','stout',5.2),(3,'Pale Rider','pale ale',4.1),(4,'Hazy Meadow','ipa',6.3),(5,'Lindworm','lager',4.8),(6,'Frost Bock','bock',7.1);
INSERT INTO keg SELECT n,(ARRAY[30,50,30,20])[1+n%4],date '2020-01-10'+n*17,78+(n*3)%30,CASE WHEN n%21=0 THEN date '2026-01-10'+n END FROM generate_series(1,110) n;
INSERT INTO fill SELECT n,1+(n*7)%104,1+(n*5/3)%5,date '2025-02-01'+n,date '2025-02-01'+n+70+(n%3)*20 FROM generate_series(1,500) n;
INSERT INTO keg_trip SELECT n,n,1+(n*11/4)%7,date '2025-02-01'+n+4+n%9+CASE WHEN n<400 AND n%15=0 THEN 62 WHEN n<400 AND n%35=1 THEN 98 ELSE 0 END,CASE WHEN n%12<>0 AND n<480 THEN date '2025-02-01'+n+18+(n*7)%40 END,2.6+(n*3)%17/10.0,CASE WHEN n%8=0 THEN (n%5)+0.5 ELSE 0 END FROM generate_series(1,500) n;
UPDATE keg_trip SET back_on=out_on+19 WHERE back_on<=out_on;
UPDATE keg_trip SET back_on=NULL WHERE back_on>date '2026-06-30';
