INSERT INTO merchants VALUES (1,'Velvet & Vine','growth',30,2.40,'2024-05-01'),(2,'Boltwerk','scale',14,1.90,'2024-08-12'),(3,'Little Acorn','starter',60,3.10,'2025-02-20'),(4,'Soundly','growth',30,2.40,'2025-10-05'),(5,'Ceramica','starter',14,3.10,'2026-06-10');
INSERT INTO drop_points VALUES (1,'Bahnhof locker','Kassel','locker','2024-01-10',NULL),(2,'Kiosk Anna','Kassel','kiosk','2024-04-01',NULL),(3,'Main post','Fulda','post office','2023-06-01',NULL),(4,'Mall locker','Erfurt','locker','2025-03-15',NULL),(5,'Kiosk Eck','Fulda','kiosk','2024-09-01','2026-05-31'),(6,'Campus locker','Jena','locker','2026-06-20',NULL);
INSERT INTO carriers VALUES ('RP','RoadPost',0.60,2.10),('ZF','Zippfracht',0.45,2.90),('GV','GreenVan',0.80,1.70);
INSERT INTO reasons VALUES ('SZ','wrong size',false),('DF','defective',true),('WR','wrong article sent',true),('LK','do not like it',false),('LT','came too late',true);
INSERT INTO graders VALUES (1,'Oksana','Kassel'),(2,'Jurgen','Kassel'),(3,'Amel','Erfurt');
INSERT INTO parcels VALUES
('R100',1,'Mia Funk','Kassel','2026-04-20','2026-04-29','2026-04-30',1,'RP','2026-05-02','2026-05-04',1,'2026-05-06',900,2.64),
('R101',2,'Jan Roth','Fulda','2026-04-25','2026-05-02','2026-05-05',3,'ZF','2026-05-08','2026-05-08',2,'2026-05-11',4200,4.79),
('R102',1,'Eva Stein','Erfurt','2026-04-02','2026-05-06','2026-05-07',4,'RP','2026-05-11','2026-05-15',3,'2026-05-18',650,2.49),
('R103',3,'Tim Olm','Kassel','2026-04-15','2026-05-10','2026-05-18',2,'GV','2026-05-20','2026-05-21',1,'2026-05-21',1500,2.90),
('R104',4,'Mia Funk','Kassel','2026-05-03','2026-05-15','2026-05-15',5,'RP','2026-05-18','2026-05-22',2,'2026-06-02',2100,3.36),
('R105',2,'Pia Lenz','Fulda','2026-05-12','2026-05-19','2026-05-22',5,'ZF','2026-05-29','2026-06-01',2,'2026-06-03',7800,6.41),
('R106',1,'Kai Berg','Jena','2026-05-10','2026-05-25',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL),
('R107',4,'Uta Hahn','Erfurt','2026-05-20','2026-05-28','2026-05-30',4,'GV','2026-06-02','2026-06-03',3,'2026-06-05',1200,2.66),
('R108',3,'Eva Stein','Erfurt','2026-04-18','2026-06-03','2026-06-04',4,'GV','2026-06-08','2026-06-11',3,NULL,800,2.34),
('R109',2,'Nils Graf','Kassel','2026-06-01','2026-06-06','2026-06-08',1,'ZF','2026-06-10','2026-06-10',1,'2026-06-12',5600,5.42),
('R110',1,'Ada Kern','Fulda','2026-05-28','2026-06-09','2026-06-12',3,'RP','2026-06-16','2026-06-18',2,'2026-06-19',1100,2.76),
('R111',4,'Jan Roth','Fulda','2026-06-02','2026-06-15','2026-06-16',1,'RP','2026-06-19','2026-06-24',1,NULL,3000,3.90),
('R112',3,'Lia Voss','Jena','2026-05-30','2026-06-20','2026-06-22',6,'GV','2026-06-25',NULL,NULL,NULL,950,2.46),
('R113',1,'Mia Funk','Kassel','2026-06-12','2026-06-23','2026-06-26',1,'RP',NULL,NULL,NULL,NULL,700,2.52),
('R114',2,'Tim Olm','Kassel','2026-06-18','2026-06-28',NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL);
INSERT INTO parcel_items VALUES ('R100',1,'Linen dress',1,79.00,'SZ','A',79.00,79.00),('R101',1,'Cordless drill',1,129.00,'DF','C',40.00,129.00),('R101',2,'Drill bits set',2,15.00,'LK','A',15.00,30.00),('R102',1,'Silk scarf',2,45.00,'LK','B',30.00,67.50),('R103',1,'Wooden train',1,52.00,'WR','A',52.00,52.00),('R104',1,'Headphones',1,149.00,'DF','X',0.00,149.00),('R105',1,'Workbench',1,210.00,'LT','B',160.00,210.00),('R106',1,'Wool coat',1,189.00,'SZ',NULL,NULL,NULL),('R107',1,'Desk speaker',2,60.00,'LK','A',60.00,120.00),('R108',1,'Baby blanket',3,22.00,'LK','B',14.00,NULL),('R109',1,'Angle grinder',1,98.00,'WR','A',98.00,98.00),('R109',2,'Gloves',4,9.00,'SZ','B',5.00,36.00),('R110',1,'Linen dress',1,79.00,'SZ','B',60.00,79.00),('R111',1,'Soundbar',1,259.00,'DF','C',120.00,NULL),('R112',1,'Stacking cups',2,18.00,'LT',NULL,NULL,NULL),('R113',1,'Silk scarf',1,45.00,'WR',NULL,NULL,NULL),('R114',1,'Tool belt',1,39.00,'SZ',NULL,NULL,NULL);
