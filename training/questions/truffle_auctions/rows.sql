INSERT INTO foragers VALUES
(1,'Aldo Ferrante','Langhe','Birba','2019-09-12','2026-12-31'),(2,'Giulia Mossotti','Langhe','Lampo','2020-10-01','2026-05-31'),(3,'Renzo Talarico','Molise','Nuvola','2018-03-22','2027-03-31'),
(4,'Mirko Babic','Istria','Zara','2021-11-05','2026-09-30'),(5,'Ana Kovacic','Istria','Roki','2023-02-14','2025-12-31'),(6,'Luc Bonnafous','Perigord','Flocon','2017-12-01','2028-01-31'),
(7,'Odile Castan','Perigord',NULL,'2022-01-18','2026-11-30'),(8,'Pere Vilalta','Teruel','Trufa','2020-12-12','2026-06-15'),(9,'Marisol Ibarra','Teruel','Negra','2024-01-09','2027-01-31'),
(10,'Donato Sciarra','Molise',NULL,'2025-09-20',NULL),(11,'Bruno Ghelfi','Langhe','Tobia','2025-10-30','2027-10-31'),(12,'Claire Daubas','Perigord','Pistou','2026-01-11',NULL);
INSERT INTO auctions SELECT n,(ARRAY['Alba','Buzet','Sarlat','Sarrion'])[1+n%4], date '2023-10-14'+n*33,(ARRAY['Tessa Lombardi','Hugo Marchais','Tessa Lombardi','Ivan Perko','Hugo Marchais'])[1+n%5], 400+abs(hashtext('rent'||n))%9*55 FROM generate_series(1,29) n;
INSERT INTO bidders VALUES
(1,'Osteria del Ponte','Italy','2022-04-01',2000),(2,'Maison Verdier','France','2022-09-15',5000),(3,'Kaiserhof Feinkost','Germany','2023-01-20',3000),(4,'Tokyo Table Imports','Japan','2023-05-11',10000),
(5,'Lindqvist Delikatess','Sweden','2023-11-02',NULL),(6,'Harbour Grill Dublin','Ireland','2024-02-28',1500),(7,'Casa Olmedo','Spain','2024-03-17',2500),(8,'Bianchi e Figli','Italy','2024-10-05',4000),
(9,'Emirates Fine Foods','United Arab Emirates','2025-01-30',12000),(10,'Chez Noelle','France','2025-06-19',NULL),(11,'Nordsee Gourmet','Germany','2025-10-10',3500),(12,'Pacific Larder','United States','2026-02-03',8000),(13,'Trattoria Zeno','Italy','2026-03-21',1000);
INSERT INTO lots SELECT n,1+abs(hashtext('f'||n))%11,a.id,CASE WHEN abs(hashtext('s'||n))%10<3 THEN 'Alba white' WHEN abs(hashtext('s'||n))%10<7 THEN 'Perigord black' WHEN abs(hashtext('s'||n))%10<9 THEN 'Burgundy' ELSE 'Bianchetto' END,
(ARRAY['Extra','First','First','Second','Second','Pieces'])[1+abs(hashtext('g'||n))%6],40+abs(hashtext('w'||n))%760,a.held_on-(1+abs(hashtext('d'||n))%6),80+abs(hashtext('r'||n))%70*15
FROM generate_series(1,290) n JOIN auctions a ON a.id=1+n%29;
INSERT INTO bids SELECT row_number() OVER (ORDER BY l.id,k),l.id,1+abs(hashtext('b'||l.id||'x'||k))%11,round((l.reserve_price*(0.80+0.11*k)+abs(hashtext('a'||l.id||k))%40)::numeric,2),abs(hashtext('p'||l.id||k))%4=0
FROM lots l CROSS JOIN LATERAL generate_series(1,abs(hashtext('n'||l.id))%6) k;
INSERT INTO sales SELECT DISTINCT ON (l.id) l.id,b.bidder_id,b.amount,a.held_on+1,CASE WHEN abs(hashtext('pd'||l.id))%9=0 THEN NULL ELSE a.held_on+2+abs(hashtext('pp'||l.id))%40 END
FROM lots l JOIN auctions a ON a.id=l.auction_id JOIN bids b ON b.lot_id=l.id WHERE b.amount>=l.reserve_price ORDER BY l.id,b.amount DESC;
