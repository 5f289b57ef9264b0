INSERT INTO whs VALUES ('LIN','Linz main store','Linz','Renate Hofer'),('GRZ','Graz line-side','Graz','Ivo Petek'),('BRN','Brno annex','Brno',NULL),('TRS','Trieste port shed','Trieste','Carla Furlan');
INSERT INTO supp VALUES (1,'Alpenlager GmbH','Austria',6,'Y'),(2,'Moravia Seals','Czechia',9,'Y'),(3,'Torq Drives','Italy',21,'N'),(4,'Nordic Bearings','Sweden',14,'Y'),(5,'Shenli Motion','China',55,'N'),(6,'Kabelhaus Ost','Austria',4,'N'),(7,'Valvetta','Italy',NULL,'N');
INSERT INTO prt VALUES
('BR-6204','Deep groove bearing 6204','bearings',4.80,0.11,NULL),('BR-6310','Deep groove bearing 6310','bearings',21.50,1.05,NULL),('BR-6309','Deep groove bearing 6309 (old)','bearings',19.00,0.98,'BR-6310'),
('SL-040','Shaft seal 40 mm','seals',3.20,0.03,NULL),('SL-065','Shaft seal 65 mm','seals',5.90,0.05,NULL),('MT-075','Motor 0.75 kW','drives',185.00,11.20,NULL),('MT-220','Motor 2.2 kW','drives',342.00,21.70,NULL),
('MT-150','Motor 1.5 kW (phased out)','drives',240.00,16.00,'MT-220'),('BT-A42','V-belt A42','belts',7.40,0.20,NULL),('BT-B68','V-belt B68','belts',11.90,0.38,NULL),('SN-PNP','Proximity sensor PNP','electrics',29.00,NULL,NULL),
('CB-5G2','Cable 5G2.5 per metre','electrics',2.60,0.24,NULL),('VL-DN25','Ball valve DN25','valves',38.00,1.10,NULL),('VL-DN50','Ball valve DN50','valves',79.00,3.40,NULL),('GB-I20','Gearbox i=20','drives',610.00,34.00,NULL),('FU-16A','Fuse 16 A','electrics',0.90,0.02,NULL);
INSERT INTO stk SELECT w, p.prt_no, abs(hashtext('oh'||w||p.prt_no))%60, abs(hashtext('rs'||w||p.prt_no))%6, 3+abs(hashtext('mn'||w||p.prt_no))%22,
 CASE WHEN abs(hashtext('bn'||w||p.prt_no))%7=0 THEN NULL ELSE chr(65+abs(hashtext('b'||w||p.prt_no))%6)||'-'||lpad((abs(hashtext('c'||w||p.prt_no))%40)::text,2,'0') END,
 CASE WHEN abs(hashtext('ct'||w||p.prt_no))%6=0 THEN NULL ELSE date '2026-06-25'-abs(hashtext('ct'||w||p.prt_no))%420 END
FROM unnest(ARRAY['LIN','GRZ','BRN','TRS']) w, prt p WHERE abs(hashtext('has'||w||p.prt_no))%8 <> 0 AND p.prt_no <> 'FU-16A' OR (w='LIN' AND p.prt_no='FU-16A');
INSERT INTO supp_prc SELECT s.supp_id, p.prt_no, round(p.std_cst*(82+abs(hashtext('sp'||s.supp_id||p.prt_no))%40)/100,2), 'EUR', (ARRAY[1,5,10,50])[1+abs(hashtext('mo'||s.supp_id||p.prt_no))%4]
FROM supp s, prt p WHERE abs(hashtext('q'||s.supp_id||p.prt_no))%5<2 AND p.prt_no NOT IN ('BR-6309','MT-150') AND s.supp_id<7;
INSERT INTO po SELECT 'PO'||(5000+n), 1+abs(hashtext('ps'||n))%6, (ARRAY['LIN','LIN','GRZ','BRN','TRS'])[1+abs(hashtext('pw'||n))%5], d, d+8+abs(hashtext('pe'||n))%20, CASE WHEN n>282 OR n=251 THEN NULL ELSE d+4+abs(hashtext('pr'||n))%32 END, (ARRAY['Katja Brunner','Milan Dvorak','Sofia Riva'])[1+(abs(hashtext('pb'||n))%10)/4]
FROM (SELECT n, date '2023-06-03'+(n*3.73)::int d FROM generate_series(1,299) n) s;
INSERT INTO po_ln SELECT o.po_no, l, p.prt_no, q, CASE WHEN o.rcv_dt IS NULL THEN 0 WHEN abs(hashtext('sh'||o.po_no||l))%9=0 THEN q/2 ELSE q END, round(p.std_cst*(85+abs(hashtext('lp'||o.po_no||l))%30)/100,2)
FROM (SELECT po.*, g.l, 1+abs(hashtext('lk'||po.po_no||g.l))%15 k, 2+abs(hashtext('lq'||po.po_no||g.l))%40 q FROM po, generate_series(1,3) g(l) WHERE g.l=1 OR abs(hashtext('ln'||po.po_no))%3>=g.l-1) o
JOIN (SELECT prt_no, std_cst, row_number() over (order by prt_no) rn FROM prt WHERE prt_no<>'FU-16A') p ON p.rn=o.k;
INSERT INTO iss SELECT n, (ARRAY['LIN','GRZ','LIN','BRN','TRS'])[1+abs(hashtext('iw'||n))%5], p.prt_no, date '2024-01-02'+(n*1.296)::int, 1+abs(hashtext('iq'||n))%8, 'M-'||(10+abs(hashtext('im'||n))%14), (ARRAY['Franz Egger','Jana Malik','Luca Berti','Petra Kos','Adnan Softic'])[1+abs(hashtext('it'||n))%5]
FROM (SELECT n, 1+(abs(hashtext('ip'||n))%29)/2 k FROM generate_series(1,700) n) s JOIN (SELECT prt_no, row_number() over (order by prt_no) rn FROM prt WHERE prt_no NOT IN ('GB-I20')) p ON p.rn=s.k;
