INSERT INTO barn VALUES (1,'Oak','Home'),(2,'Beech','Home'),(3,'Larch','Moor'),(4,'Pine','Moor');
INSERT INTO pen SELECT n,1+(n-1)/6,1+(n-1)%6,(ARRAY[40,60,80])[1+n%3] FROM generate_series(1,24) n;
INSERT INTO batch SELECT n,1+(n*5)%22,(ARRAY['Janssen Sows','Hilltop Genetics','Veldkamp'])[1+(n*5/2)%3],d,CASE WHEN d+112+(n%4)*5<date '2026-06-30' THEN d+112+(n%4)*5 END,38+(n*7)%40,(38+(n*7)%40)*(28+(n%5)),62+(n*3)%25 FROM generate_series(1,62) n CROSS JOIN LATERAL (SELECT date '2025-01-06'+n*8 d) x;
INSERT INTO feed_type VALUES (1,'starter',420),(2,'grower',345),(3,'finisher',318),(4,'organic grower',510);
INSERT INTO feeding SELECT b.batch_id,CASE WHEN w<4 THEN 1 WHEN w<10 THEN 2 ELSE 3 END,b.in_dt+w*7,(b.head_in*(9+w*1.1))::int FROM batch b, generate_series(0,15) w WHERE b.in_dt+w*7<=LEAST(coalesce(b.out_dt,date '2026-06-30'),date '2026-06-30');
INSERT INTO loss SELECT n,1+(n*7)%60,(SELECT in_dt FROM batch WHERE batch_id=1+(n*7)%60)+3+(n*5)%40,1+n%2,CASE WHEN n%7<>0 THEN (ARRAY['pneumonia','tail biting','heart','lameness'])[1+(n*7/3)%4] END FROM generate_series(1,85) n;
INSERT INTO slaughter SELECT batch_id,batch_id,out_dt,(ARRAY['Noordvlees','Agrimeat'])[1+(batch_id*3/2)%2],head_in-2,(head_in-2)*(92+batch_id%7),1.62+(batch_id*7)%60/100.0,56+(batch_id*3)%50/10.0 FROM batch WHERE out_dt IS NOT NULL AND out_dt<date '2026-06-30';
