INSERT INTO stock_area VALUES (1,'North Bank'),(2,'The Deeps'),(3,'Inner Sound'),(4,'Western Shelf');
INSERT INTO fish VALUES (1,'herring'),(2,'mackerel'),(3,'saithe'),(4,'sprat'),(5,'ling');
INSERT INTO holder VALUES (1,'Seaforth Pelagic',false),(2,'Inishmore Co-op',true),(3,'Norge Sild',false),(4,'Skerries Co-op',true),(5,'Duncan & Daughters',false),(6,'Faroe Link',false);
INSERT INTO allocation SELECT row_number() OVER (ORDER BY y,h,f,a),h,f,a,y,60+(h*37+f*53+a*11+y)%340 FROM generate_series(2025,2026) y, generate_series(1,5) h, generate_series(1,4) f, generate_series(1,3) a WHERE (h+f*2+a)%3<>0;
INSERT INTO swap SELECT n,1+(n*7/4)%5,1+((n*7/4)%5+1+n%3)%5,1+(n*7/3)%4,date '2025-01-20'+n*11,CASE WHEN n%6<>0 THEN date '2025-01-20'+n*11+3+(n*5)%20 END,5+(n*13)%60,90+(n*37)%260 FROM generate_series(1,46) n;
INSERT INTO catch_report SELECT n,1+(n*7/3)%5,1+(n*5/3)%4,1+(n*5/2)%3,date '2025-01-06'+7*(n/6),2+(n*17)%190/10.0,n%9=0 FROM generate_series(1,460) n;
