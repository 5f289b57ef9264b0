CREATE TABLE sites (site char(2) PRIMARY KEY, descr text NOT NULL, typ char(1) NOT NULL);
COMMENT ON COLUMN sites.typ IS 'W warehouse, S shop, O outlet';
CREATE TABLE sku (sku_id int PRIMARY KEY, sku_name text NOT NULL, family text NOT NULL, unit_cost numeric(8,2) NOT NULL, rrp numeric(8,2) NOT NULL);
CREATE TABLE balances (site char(2) NOT NULL REFERENCES sites, sku_id int NOT NULL REFERENCES sku, qty int NOT NULL, qty_reserved int NOT NULL, counted_on date, PRIMARY KEY (site, sku_id));
CREATE TABLE transfers (trf_id int PRIMARY KEY, from_site char(2) NOT NULL REFERENCES sites, to_site char(2) NOT NULL REFERENCES sites, requested date NOT NULL, left_on date, arrived_on date, requested_by text NOT NULL, approved_by text);
CREATE TABLE transfer_rows (trf_id int NOT NULL REFERENCES transfers, sku_id int NOT NULL REFERENCES sku, qty_sent int NOT NULL, qty_received int, PRIMARY KEY (trf_id, sku_id));
CREATE TABLE adjustments (adj_id int PRIMARY KEY, site char(2) NOT NULL REFERENCES sites, sku_id int NOT NULL REFERENCES sku, booked_on date NOT NULL, delta int NOT NULL, cause text NOT NULL);
