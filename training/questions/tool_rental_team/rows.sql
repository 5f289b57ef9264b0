INSERT INTO brnch VALUES ('HAM','Hamilton Yard','Hamilton'),('TAU','Tauranga Bay','Tauranga'),('ROT','Rotorua Central','Rotorua'),('NPL','New Plymouth','New Plymouth');
INSERT INTO emp VALUES (1,'Kiri','Tamihana','HAM','2018-05-01',NULL),(2,'Dave','Purcell','HAM','2021-02-15',NULL),(3,'Sione','Fale','TAU','2019-10-07',NULL),(4,'Margot','Eastwick','TAU','2020-06-22','2025-08-31'),(5,'Jarrod','Munn','ROT','2022-03-14',NULL),(6,'Anahera','Poutama','NPL','2023-07-03',NULL),(7,'Luke','Storrie','NPL','2025-09-01',NULL);
INSERT INTO cust
SELECT n, CASE WHEN n%3=0 THEN (ARRAY['Kauri','Southern','Bay','Ridgeline','Moana','Harakeke'])[1+(n/3)%6]||' '||(ARRAY['Landscapes','Builders','Painting','Concrete','Decks'])[1+(n/18)%5] ELSE (ARRAY['Aroha','Glenn','Mei','Stu','Tania','Rawiri','Chloe','Vikram'])[1+n%8]||' '||(ARRAY['Hughes','Ngata','Wilson','Chen','Paterson','Brough','Singh'])[1+(n/8+n)%7] END,
 CASE WHEN n%3=0 THEN 'trade' ELSE 'private' END, CASE WHEN n%11=0 THEN NULL ELSE '07 555 '||(1000+n*37) END, (ARRAY['Hamilton','Tauranga','Cambridge','Rotorua','New Plymouth','Te Puke'])[1+n%6], date '2023-06-02'+n*11
FROM generate_series(1,90) n;
INSERT INTO tool_cat VALUES (1,'Earthmoving'),(2,'Access'),(3,'Concrete'),(4,'Garden'),(5,'Cleaning'),(6,'Power tools'),(7,'Heating');
INSERT INTO tool
SELECT n, c, (CASE c WHEN 1 THEN ARRAY['Mini digger 1.7 t','Trencher','Plate compactor'] WHEN 2 THEN ARRAY['Scissor lift 8 m','Aluminium scaffold tower','Extension ladder 9 m'] WHEN 3 THEN ARRAY['Concrete mixer 140 l','Concrete saw','Poker vibrator'] WHEN 4 THEN ARRAY['Wood chipper','Hedge trimmer','Stump grinder'] WHEN 5 THEN ARRAY['Water blaster 3000 psi','Carpet cleaner','Floor polisher'] ELSE ARRAY['Rotary hammer','Floor sander','Nail gun'] END)[1+(n/6)%3],
 (ARRAY['Takeda','Brandt','Rockline','Huskar'])[1+n%4], (ARRAY['HAM','TAU','ROT','HAM','NPL'])[1+n%5], (ARRAY[45,180,95,60,38,120])[1+(n*5)%6]+n%4*5, (ARRAY[100,500,200,100,50,300])[1+(n*5)%6], date '2019-03-01'+n*37, (ARRAY[900,14500,4200,1250,640,6800])[1+(n*5)%6]+n*9, n IN (4,9,17,30)
FROM (SELECT n, 1+n%6 AS c FROM generate_series(1,60) n) q;
INSERT INTO hire
SELECT n, c, e, t.tool_id, d, d+l, CASE WHEN d>date '2026-06-12' AND n%3<>0 THEN NULL WHEN n IN (611,618,622) THEN NULL ELSE least(d+l+CASE WHEN abs(hashtext('l'||n))%7=0 THEN 1+n%5 ELSE 0 END, date '2026-06-30') END, l*t.day_rt, CASE WHEN abs(hashtext('dm'||n))%19=0 THEN 40+n%9*25 END
FROM (SELECT n, CASE WHEN n%26=0 THEN 12 ELSE 1+abs(hashtext('cu'||n))%84 END c, CASE WHEN n<440 THEN 1+abs(hashtext('e'||n))%6 ELSE (ARRAY[1,2,3,1,5,6,7])[1+abs(hashtext('e'||n))%7] END e, CASE WHEN n%19=0 THEN 12 ELSE 1+abs(hashtext('to'||n))%57 END tl, date '2023-06-08'+n*1115/650 d, 1+abs(hashtext('len'||n))%9 l FROM generate_series(1,650) n) q JOIN tool t ON t.tool_id=q.tl;
INSERT INTO maint
SELECT n, 1+abs(hashtext('mt'||n))%58, date '2023-07-01'+n*12, CASE WHEN n>=87 THEN NULL ELSE date '2023-07-01'+n*12+1+n%14 END, CASE WHEN n>=87 THEN NULL ELSE 35+abs(hashtext('mc'||n))%700 END, (ARRAY['yearly service','worn blade','hydraulic leak','yearly service','electrical fault','damaged by customer'])[1+abs(hashtext('mr'||n))%6]
FROM generate_series(1,90) n;
UPDATE tool SET day_rt = 240 WHERE tool_id = 36;
