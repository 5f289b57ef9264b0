INSERT INTO merchant (trading_name,city,sector,signed_on,risk_grade,reserve_percent) VALUES
('Nordlys Outdoor','Bergen','clothing','2023-06-20','A',0),('Bluefin Tickets','Lisbon','events','2023-08-02','C',10),('Casa Pomelo','Valencia','furniture','2023-11-14','B',5),
('Zappwerk','Hamburg','electronics','2024-01-09','B',5),('Orchid Holidays','Dublin','travel','2024-02-26','C',12.5),('Pixel Pantry','Ghent','digital goods','2024-05-30','C',10),
('Mill Lane Books','Bristol','books','2024-07-18','A',0),('Velo Verde','Utrecht','sports','2024-10-01','A',0),('Sable Watches','Geneva','jewellery','2025-03-12','B',7.5),
('Fern & Fig','Cork','groceries','2025-09-05','A',0),('Rocket Trainers','Manchester','clothing','2026-01-21','B',5),('Atlas Parcel Lockers','Gdansk','services','2026-06-11','A',2);
INSERT INTO card_scheme VALUES ('VIS','Vistara',1500),('MAE','Maestral',1800),('AMX','Amexia',2500),('LOC','LocalPay',900);
INSERT INTO dispute_reason VALUES ('F10','Card holder did not take part','fraud'),('F24','Counterfeit card','fraud'),('G13','Goods not received','delivery'),('G15','Goods not as described','delivery'),('S41','Cancelled subscription still billed','service'),('S85','Refund not processed','service'),('P12','Charged twice','processing'),('P77','Wrong currency','processing');
INSERT INTO analyst (first_name,last_name,desk) VALUES ('Ingrid','Maas','fraud'),('Rashid','Qureshi','fraud'),('Colm','Brady','retail'),('Yvette','Lambert','retail'),('Pilar','Santos','travel'),('Owen','Teague','travel');
INSERT INTO card_payment (merchant_id,scheme_code,amount_cents,currency,paid_at,outcome,decline_reason,card_country,three_ds)
SELECT m, (ARRAY['VIS','VIS','VIS','MAE','MAE','AMX','LOC'])[1+abs(hashtext('s'||n))%7], 450 + abs(hashtext('a'||n))%(CASE WHEN m IN (5,9) THEN 240000 ELSE 32000 END),
 (ARRAY['EUR','EUR','EUR','GBP','CHF'])[1+abs(hashtext('cu'||n))%5],
 timestamptz '2024-03-01 07:00+00' + n*interval '1 hour'*17 + abs(hashtext('t'||n))%600*interval '1 minute',
 o, CASE WHEN o='declined' THEN (ARRAY['insufficient funds','insufficient funds','expired card','suspected fraud','wrong security code'])[1+abs(hashtext('d'||n))%5] END,
 (ARRAY['NO','PT','ES','DE','DE','IE','BE','GB','GB','NL','CH','FR'])[1+abs(hashtext('cc'||n))%12], abs(hashtext('3d'||n))%3>0
FROM (SELECT n, (ARRAY[1,2,2,3,4,4,5,6,6,6,7,8,9,10,11])[1+abs(hashtext('m'||n))%15] m, (ARRAY['approved','approved','approved','approved','approved','declined','approved','refunded'])[1+abs(hashtext('o'||n))%8] o FROM generate_series(1,1200) n) x;
INSERT INTO chargeback (payment_id,reason_code,analyst_id,amount_cents,received_on,respond_by,responded_on,stage,result)
SELECT payment_id, (ARRAY['F10','F10','F10','F24','G13','G13','G15','S41','S85','P12'])[1+abs(hashtext('r'||payment_id))%10],
 CASE WHEN r > date '2026-06-20' THEN NULL ELSE (ARRAY[1,1,2,3,3,3,4,5])[1+abs(hashtext('an'||payment_id))%8] END,
 CASE WHEN payment_id%5=0 THEN amount_cents/2 ELSE amount_cents END, r, r+20,
 CASE WHEN r < date '2026-05-20' AND payment_id%7<>0 THEN r + 3 + abs(hashtext('rs'||payment_id))%21 END,
 CASE WHEN r < date '2026-05-01' THEN (ARRAY['closed','closed','closed','arbitration'])[1+abs(hashtext('sg'||payment_id))%4] WHEN r > date '2026-06-20' THEN 'new' ELSE 'representment' END,
 CASE WHEN r < date '2026-05-01' AND abs(hashtext('sg'||payment_id))%4<3 THEN (ARRAY['won','lost','lost','won','written off'])[1+abs(hashtext('re'||payment_id))%5] END
FROM (SELECT *, paid_at::date + 8 + abs(hashtext('rd'||payment_id))%60 r FROM card_payment WHERE outcome='approved' AND (merchant_id IN (2,5,6) AND abs(hashtext('cb'||payment_id))%4=0 OR merchant_id IN (1,3,4,7,9,11) AND abs(hashtext('cb'||payment_id))%9=0)) p WHERE r < date '2026-06-30';
INSERT INTO evidence (chargeback_id,document_kind,uploaded_at)
SELECT c.chargeback_id, (ARRAY['delivery note','invoice','chat log','signed terms','photo of parcel'])[1+abs(hashtext('e'||c.chargeback_id||k))%5], c.received_on + k*interval '31 hours'
FROM chargeback c CROSS JOIN generate_series(1,3) k WHERE c.analyst_id IS NOT NULL AND k <= abs(hashtext('ek'||c.chargeback_id))%4;
