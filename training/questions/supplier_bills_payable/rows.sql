INSERT INTO suppliers VALUES
(1,'S-ALB','Alba Papers','Alba Papers Srl','Italy',30,'2024-01-15',NULL),
(2,'S-BRN','Brenn Cleaning','Brenn Facility GmbH','Germany',14,'2024-02-02',NULL),
(3,'S-CRD','Cordova IT','Cordova Sistemas SA','Spain',45,'2024-03-19',NULL),
(4,'S-DLT','Delta Couriers','Delta Express BV','Netherlands',30,'2024-06-11',NULL),
(5,'S-ELM','Elm Stationery','Elm Office Ltd','Ireland',30,'2024-09-23','2026-03-31'),
(6,'S-FJD','Fjord Power','Fjord Kraft AS','Norway',21,'2025-01-07',NULL),
(7,'S-GRN','Granada Legal','Granada Abogados SLP','Spain',60,'2025-04-28',NULL),
(8,'S-HLM','Helm Security','Helm Sicherheit GmbH','Germany',14,'2025-07-14','2026-01-20'),
(9,'S-IVY','Ivy Catering','Ivy Food Services Ltd','Ireland',30,'2026-02-09',NULL),
(10,'S-JUN','Juno Travel','Juno Voyages SARL','France',30,'2026-05-18',NULL);
INSERT INTO staff VALUES (1,'Petra Hollis','Accounts Payable'),(2,'Idris Kane','Accounts Payable'),(3,'Marta Soler','Finance'),(4,'Ruben Achterberg','Operations'),(5,'Lotte Vinter','IT'),(6,'Owen Tasker','Accounts Payable');
INSERT INTO cost_centres VALUES ('OPS','Operations',4,42000),('ITS','Information Systems',5,60000),('ADM','Administration',3,25000),('MKT','Marketing',3,18000),('LEG','Legal and Compliance',3,15000);
INSERT INTO bill_lines SELECT 0,0,'OPS','',0,0,0 WHERE false;
INSERT INTO bills (bill_id,supplier_id,supplier_ref,billed_on,received_on,due_on,approved_on,paid_on,entered_by,approved_by,net_amount,vat_amount,gross_amount,early_discount,status)
SELECT n, s, 'R'||(4100+n*7), b, b+2+n%9, b+(SELECT payment_terms_days FROM suppliers WHERE supplier_id=s),
 CASE WHEN st IN ('approved','paid') THEN b+8+n%11 END,
 CASE WHEN st='paid' THEN b+14+(n*13)%44 END,
 (ARRAY[1,2,6,1])[1+n%4], CASE WHEN st IN ('approved','paid') THEN (ARRAY[3,4,5,3,1])[1+n%5] END,
 0,0,0,0, st
FROM (SELECT n, CASE WHEN n>=33 AND n%4=0 THEN 9 WHEN n=8 THEN 1 WHEN n%9=4 AND n<30 THEN 5 ELSE (ARRAY[1,2,3,4,2,6,7,1,3,2,4])[1+n%11] END s,
 date '2025-01-20'+(n*13.1)::int b,
 CASE WHEN n IN (11,23,31) THEN 'disputed' WHEN n>37 THEN 'entered' WHEN n>33 AND n%3<>1 OR n=29 THEN 'approved' ELSE 'paid' END st FROM generate_series(1,39) n) x;
UPDATE bills SET paid_on = LEAST(paid_on, date '2026-06-29') WHERE paid_on IS NOT NULL;
INSERT INTO bill_lines SELECT b.bill_id, l, (ARRAY['OPS','ITS','ADM','MKT','OPS','ADM'])[1+(b.bill_id*3+l*5)%6],
 (ARRAY['Copy paper A4','Office cleaning','Licence fees','Courier runs','Printer toner','Electricity','Legal advice','Window cleaning','Laptop repair','Envelopes'])[1+(b.bill_id+l*3)%10],
 1+(b.bill_id*l)%7, round((18.5+(abs(hashtext('u'||b.bill_id||l))%6200)/10.0)::numeric,2), 0
FROM bills b, generate_series(1,3) l WHERE l<=1+b.bill_id%3;
UPDATE bill_lines SET line_net=quantity*unit_price;
UPDATE bills b SET net_amount=(SELECT sum(line_net) FROM bill_lines l WHERE l.bill_id=b.bill_id);
UPDATE bills SET vat_amount=round(net_amount*CASE WHEN supplier_id IN (5,9) THEN 0 ELSE 0.21 END,2);
UPDATE bills SET gross_amount=net_amount+vat_amount, early_discount=CASE WHEN paid_on<due_on-4 THEN round(net_amount*0.02,2) ELSE 0 END;
