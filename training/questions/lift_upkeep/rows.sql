INSERT INTO building VALUES
(1,'12 Quay Street','Rotterdam','office','Maas Vastgoed'),(2,'4 Linden Court','Utrecht','residential','Linden Housing Trust'),
(3,'St. Anna Hospital','Rotterdam','hospital','Anna Foundation'),(4,'Central Station','Utrecht','station','RailSpaces'),
(5,'Plaza Noord','Groningen','mall','Retail Fund IV'),(6,'88 Canal Road','Delft','residential','Linden Housing Trust'),
(7,'Tower Zuid','Rotterdam','office','Maas Vastgoed'),(8,'Kerkplein 3','Delft','office','De Wit Family'),(9,'Harbour Lofts','Groningen','residential','Loft Association'),(10,'Old Mint','Utrecht','office','De Wit Family');
INSERT INTO lift SELECT n, 1+(n*7)%9, 'L-'||(100+n), (ARRAY['Kronen','Otterval','Hissmek','Kronen','Vertix'])[1+n%5], 1979+abs(hashtext('y'||n))%46, 3+abs(hashtext('f'||n))%22, (ARRAY[320,450,630,1000,1600])[1+abs(hashtext('l'||n))%5],
 CASE WHEN n IN (5,17,23) THEN date '2026-06-30' - n*2 END FROM generate_series(1,34) n;
INSERT INTO technician VALUES
(1,'Bram','Hoekstra','Rotterdam','2027-02-01'),(2,'Sanne','Visser','Utrecht','2026-08-15'),(3,'Youssef','Amrani','Rotterdam','2026-05-31'),
(4,'Femke','de Boer','Groningen','2028-01-10'),(5,'Tomasz','Krol','Delft','2026-07-20'),(6,'Lise','Janssen','Utrecht','2027-11-30');
INSERT INTO contract VALUES
(1,1,'full',89000,'2022-01-01',NULL,2),(2,2,'basic',24000,'2023-07-01','2026-06-30',8),(3,3,'full',162000,'2021-05-01','2027-04-30',1),
(4,4,'full',210000,'2024-01-01','2028-12-31',1),(5,5,'plus',95000,'2023-10-01','2026-09-30',4),(6,6,'basic',18500,'2025-02-01',NULL,8),
(7,7,'plus',74000,'2022-06-01','2026-08-31',4),(8,8,'basic',15000,'2023-01-01','2025-12-31',12),(9,9,'plus',33000,'2024-09-01',NULL,6);
INSERT INTO service_visit SELECT n, 1+abs(hashtext('sl'||n))%32, 1+abs(hashtext('st'||n))%5, date '2023-06-05' + (n*3.7)::int, 25+abs(hashtext('sm'||n))%110,
 CASE WHEN n%4=0 THEN (ARRAY['door rollers worn','oil level low','cabin light replaced','rope tension adjusted','noise in shaft'])[1+abs(hashtext('r'||n))%5] END
FROM generate_series(1,302) n WHERE abs(hashtext('sl'||n))%32 NOT IN (8,20) OR n<170;
INSERT INTO callout SELECT n, 1+abs(hashtext('cl'||n))%31, CASE WHEN n>255 THEN NULL ELSE 1+abs(hashtext('ct'||n))%6 END, t,
 CASE WHEN n>255 THEN NULL ELSE t + make_interval(mins => 20+abs(hashtext('ca'||n))%560) END,
 CASE WHEN n>252 THEN NULL ELSE t + make_interval(mins => 600+abs(hashtext('cf'||n))%2200) END,
 (ARRAY['doors do not close','stuck between floors','button panel dead','levelling wrong','strange noise','no power'])[1+(abs(hashtext('fa'||n))%17)*6/17],
 CASE WHEN (abs(hashtext('fa'||n))%17)*6/17=1 THEN abs(hashtext('tp'||n))%5 ELSE 0 END
FROM (SELECT n, timestamptz '2023-06-03 05:00+00' + make_interval(hours => n*104+abs(hashtext('h'||n))%90) t FROM generate_series(1,258) n) s;
INSERT INTO part_used SELECT n, 1+abs(hashtext('pc'||n))%250, (ARRAY['door motor','control board','roller set','push button','brake pad','hoist rope'])[p], 1+abs(hashtext('pq'||n))%4, (ARRAY[41500,68000,7200,1850,9900,54000])[p]
FROM (SELECT n, 1+abs(hashtext('pp'||n))%6 p FROM generate_series(1,190) n) s;
