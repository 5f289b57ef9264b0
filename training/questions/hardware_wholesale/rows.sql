INSERT INTO sales_rep VALUES (1,'Maureen Gilchrist','North','2016-03-01',0.020),(2,'Tariq Hussain','Midlands','2019-09-16',0.025),(3,'Colin Prowse','South West','2021-01-04',0.020),(4,'Beth Aldous','East','2023-10-02',0.015),(5,'Owen Rees','Wales','2025-11-10',0.015);
INSERT INTO trade_account
SELECT 1000+n,
 (ARRAY['Hallam','Brookfield','Castle Street','Penrose','Old Mill','Harbour','Tregear','Ridgeway','Foxley','Station Road','Beacon','Langdale'])[1+(n-1)%12] || ' ' || (ARRAY['Builders','Ironmongers','DIY','Fencing','Joinery'])[1+((n-1)/12)%5],
 (ARRAY['Leeds','Derby','Truro','Norwich','Exeter','Sheffield','Cardiff','Leicester'])[1+n%8],
 CASE WHEN n%14=0 THEN NULL ELSE (ARRAY[1,2,3,4,3,1,2,2])[1+n%8] END,
 (ARRAY[2000,5000,7500,300,20000])[1+n%5], (ARRAY[30,30,14,60])[1+n%4], n%13=0, date '2018-02-05' + n*48
FROM generate_series(1,58) n;
INSERT INTO supplier VALUES (1,'Nordskruv AB','Sweden',21),(2,'Kestrel Fixings','United Kingdom',5),(3,'Hebel & Sohn','Germany',12),(4,'Ningbo Brightlock','China',65),(5,'Ferramenta Riva','Italy',18),(6,'Peak Timber Care','United Kingdom',4);
INSERT INTO item VALUES
('SC-440','Wood screws 4x40 box 200','Fixings',1,6.20,3.10,false),('SC-560','Wood screws 5x60 box 200','Fixings',1,8.90,4.60,false),('NL-065','Round nails 65 mm 5 kg','Fixings',2,14.50,9.20,false),('RP-010','Wall plugs red tub 1000','Fixings',2,11.30,5.90,false),
('HG-075','Butt hinge 75 mm pair','Ironmongery',5,3.40,1.55,false),('HG-100','Ball bearing hinge 100 mm pair','Ironmongery',5,7.80,4.10,false),('LK-300','Five lever deadlock','Ironmongery',4,22.90,13.00,false),('LK-410','Padlock 50 mm keyed alike','Ironmongery',4,12.40,5.20,true),
('HM-016','Claw hammer 16 oz','Hand tools',3,18.60,11.40,false),('CH-025','Bevel chisel 25 mm','Hand tools',3,16.75,10.10,false),('SW-550','Hardpoint saw 550 mm','Hand tools',3,9.95,5.60,false),('LV-060','Spirit level 600 mm','Hand tools',3,27.00,17.50,true),
('WD-005','Fence treatment cedar 5 l','Decorating',6,15.80,9.70,false),('WD-025','Decking oil 2.5 l','Decorating',6,21.40,13.30,false),('FL-001','Filler powder 1.5 kg','Decorating',2,5.60,2.70,false),('BR-063','Masonry brush 63 mm','Decorating',4,4.95,1.90,false);
INSERT INTO depot VALUES (1,'Wakefield','Paula Shenton'),(2,'Coventry','Des Okafor'),(3,'Exeter',NULL);
INSERT INTO stock_level SELECT d, sku, CASE WHEN abs(hashtext(sku||d))%9=0 THEN 0 ELSE abs(hashtext(d||sku))%180 END, 10+10*(abs(hashtext('m'||sku))%5) FROM generate_series(1,3) d, item;
INSERT INTO invoice
SELECT n, a.account_no, CASE WHEN n%7<3 THEN 1 WHEN n%7<6 THEN 2 ELSE 3 END, d, d + a.payment_days,
 CASE WHEN d > date '2026-05-20' AND n%3<>0 THEN NULL WHEN abs(hashtext('u'||n))%23=0 THEN NULL ELSE least(d + a.payment_days - 12 + abs(hashtext('p'||n))%30, date '2026-06-29') END
FROM (SELECT n, CASE WHEN n%17=0 THEN 1004 ELSE 1001+abs(hashtext('a'||n))%54 END AS acc, date '2023-06-05' + n*1118/620 AS d FROM generate_series(1,620) n) q JOIN trade_account a ON a.account_no=q.acc
ORDER BY n;
INSERT INTO invoice_line
SELECT o, k, i.sku, 1+abs(hashtext('q'||o||k))%24, round(i.list_price*(0.80+0.05*(o%4)),2)
FROM generate_series(1,620) o, generate_series(1,3) k JOIN (SELECT sku, list_price, row_number() OVER (ORDER BY sku) rn FROM item) i ON true
WHERE k<=1+o%3 AND i.rn = 1+abs(hashtext('i'||o||'/'||k))%15;
INSERT INTO credit_note
SELECT row_number() OVER (ORDER BY invoice_no), invoice_no, invoice_date+4+invoice_no%9, 12.5+ (invoice_no*37)%160, (ARRAY['short delivery','damaged goods','pricing error','damaged goods','wrong item sent'])[1+abs(hashtext('cn'||invoice_no))%5]
FROM invoice WHERE abs(hashtext('x'||invoice_no))%100<9 AND invoice_date < date '2026-06-15';
