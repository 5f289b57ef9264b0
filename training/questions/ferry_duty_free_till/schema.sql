CREATE TABLE vessel (vessel_id int PRIMARY KEY, ship text NOT NULL, shop_sqm int NOT NULL);
CREATE TABLE sailing (sailing_id int PRIMARY KEY, vessel_id int NOT NULL REFERENCES vessel, from_port text NOT NULL, to_port text NOT NULL, departs timestamp NOT NULL, passengers int NOT NULL);
CREATE TABLE ware (ware_id int PRIMARY KEY, ware text NOT NULL, grp text NOT NULL, duty_free_price numeric(7,2) NOT NULL, shore_price numeric(7,2) NOT NULL, supplier text NOT NULL);
CREATE TABLE sale (sale_id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailing, sold_at timestamp NOT NULL, cashier text NOT NULL, currency char(3) NOT NULL, refused boolean NOT NULL);
COMMENT ON COLUMN sale.refused IS 'till refused it: allowance exceeded or too young';
CREATE TABLE sale_item (sale_id int NOT NULL REFERENCES sale, ware_id int NOT NULL REFERENCES ware, units int NOT NULL, price_each numeric(7,2) NOT NULL, PRIMARY KEY (sale_id, ware_id));
CREATE TABLE shelf (vessel_id int NOT NULL REFERENCES vessel, ware_id int NOT NULL REFERENCES ware, units int NOT NULL, target_units int NOT NULL, PRIMARY KEY (vessel_id, ware_id));
