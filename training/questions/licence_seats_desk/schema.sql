CREATE TABLE sw_vendor (vid int PRIMARY KEY, vname text NOT NULL, hq text NOT NULL);
CREATE TABLE sw_product (pid int PRIMARY KEY, vid int NOT NULL REFERENCES sw_vendor, pname text NOT NULL, family text NOT NULL);
CREATE TABLE sw_licence (lic_no text PRIMARY KEY, pid int NOT NULL REFERENCES sw_product, seats_bought int NOT NULL, price_per_seat numeric(8,2) NOT NULL, metric text NOT NULL, bought_dt date NOT NULL, expiry_dt date);
COMMENT ON COLUMN sw_licence.metric IS 'named user, device, concurrent';
COMMENT ON COLUMN sw_licence.expiry_dt IS 'empty for perpetual licences';
CREATE TABLE org_unit (ou text PRIMARY KEY, ou_name text NOT NULL);
CREATE TABLE person (pers_id int PRIMARY KEY, pers_name text NOT NULL, ou text NOT NULL REFERENCES org_unit, gone_dt date);
CREATE TABLE seat_use (use_id int PRIMARY KEY, lic_no text NOT NULL REFERENCES sw_licence, pers_id int NOT NULL REFERENCES person, given_dt date NOT NULL, revoked_dt date, last_login_dt date);
