INSERT INTO prod_plan VALUES ('SOLO','Solo',12,1),('TEAM','Team',18,3),('BIZ','Business',29,10),('ENT','Enterprise',45,50),('EDU','Education',6,5);
INSERT INTO cust (cust_nm,ctry_cd,indus,sgnup_dt,acct_mgr)
SELECT (ARRAY['Alder','Bexley','Corvid','Dunmore','Ellipse','Fathom','Garnet','Hexham','Ivory','Juniper','Keystone','Larkspur'])[1+(n-1)%12] || ' ' || (ARRAY['Studios','Freight','Clinics','Partners','Foods','Academy'])[1+((n-1)/12+n)%6],
 (ARRAY['GB','GB','US','US','US','DE','FR','CA','AU','NL'])[1+abs(hashtext('c'||n))%10], (ARRAY['media','transport','health','consulting','food','education'])[1+((n-1)/12+n)%6], date '2023-06-04'+n*15,
 CASE WHEN n%8=0 THEN NULL ELSE (ARRAY['Nora Blythe','Kofi Mensah','Sanne de Wit'])[1+abs(hashtext('m'||n))%3] END
FROM generate_series(1,70) n;
INSERT INTO subscr (cust_id,plan_cd,seats,mth_amt,start_dt,canc_dt,canc_rsn)
SELECT c, p, s, s*(SELECT seat_prc FROM prod_plan WHERE plan_cd=p), d, x, CASE WHEN x IS NOT NULL AND n%6<>0 THEN (ARRAY['too expensive','too expensive','moved to competitor','missing feature','went out of business','project ended'])[1+abs(hashtext('r'||n))%6] END
FROM (SELECT n, c, p, (SELECT min_seats FROM prod_plan WHERE plan_cd=p)+abs(hashtext('s'||n))%(CASE p WHEN 'ENT' THEN 200 WHEN 'BIZ' THEN 40 WHEN 'SOLO' THEN 1 ELSE 20 END) s, d,
  CASE WHEN abs(hashtext('x'||n))%5<2 AND d+60+abs(hashtext('xd'||n))%500 < date '2026-06-29' THEN d+60+abs(hashtext('xd'||n))%500 END x
 FROM (SELECT n, 1+(n-1)%66 c, (ARRAY['SOLO','TEAM','TEAM','TEAM','TEAM','BIZ','BIZ','ENT'])[1+abs(hashtext('p'||n))%8] p, (SELECT sgnup_dt FROM cust WHERE cust_id=1+(n-1)%66)+CASE WHEN n>66 THEN 40 ELSE 2 END+abs(hashtext('d'||n))%20 d FROM generate_series(1,88) n) y WHERE d < date '2026-06-30') z;
INSERT INTO inv
SELECT 'R'||to_char(m,'YYMM')||'-'||lpad(sub_id::text,3,'0'), sub_id, m::date, m::date+14, mth_amt, CASE WHEN abs(hashtext('pd'||sub_id||m))%14=0 OR m >= date '2026-06-01' AND sub_id%3=0 THEN NULL ELSE m::date+abs(hashtext('pq'||sub_id||m))%24 END
FROM subscr CROSS JOIN generate_series(timestamp '2025-01-01', timestamp '2026-06-01', interval '1 month') m WHERE m >= start_dt AND (canc_dt IS NULL OR m < canc_dt);
INSERT INTO pmt_try (inv_no,try_ts,ok_flg,err_msg)
SELECT inv_no, (coalesce(paid_dt,iss_dt+10))::timestamp at time zone 'UTC' + interval '6 hours', paid_dt IS NOT NULL, CASE WHEN paid_dt IS NULL THEN (ARRAY['card expired','insufficient funds','bank unreachable'])[1+abs(hashtext('e'||inv_no))%3] END FROM inv;
INSERT INTO pmt_try (inv_no,try_ts,ok_flg,err_msg)
SELECT inv_no, iss_dt::timestamp at time zone 'UTC' + interval '18 days 6 hours', false, (ARRAY['card expired','insufficient funds'])[1+abs(hashtext('f'||inv_no))%2] FROM inv WHERE paid_dt IS NULL AND iss_dt < date '2026-06-10' OR paid_dt > iss_dt+19;
INSERT INTO pmt_try (inv_no,try_ts,ok_flg,err_msg)
SELECT inv_no, timestamptz '2026-06-23 06:00+00' + (sub_id%5)*interval '1 day', false, 'insufficient funds' FROM inv WHERE paid_dt IS NULL AND iss_dt = date '2026-06-01' AND sub_id%2=0;
INSERT INTO cpn VALUES ('SPRING25',25,'2025-05-31'),('FRIEND10',10,NULL),('BLACKFRI',40,'2025-12-01'),('EDUSTART',50,'2026-12-31'),('SORRY15',15,'2026-08-15');
INSERT INTO cpn_use SELECT (ARRAY['SPRING25','FRIEND10','FRIEND10','BLACKFRI','SORRY15'])[1+abs(hashtext('cu'||sub_id))%5], sub_id, start_dt+1 FROM subscr WHERE sub_id%3=1;
