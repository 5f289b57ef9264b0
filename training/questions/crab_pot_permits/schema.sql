CREATE TABLE area (area_code text PRIMARY KEY, area_name text NOT NULL, max_pots int NOT NULL);
CREATE TABLE fisher (fisher_id int PRIMARY KEY, fisher_name text NOT NULL, boat_name text, home_port text NOT NULL);
CREATE TABLE permit (permit_no int PRIMARY KEY, fisher_id int NOT NULL REFERENCES fisher, area_code text NOT NULL REFERENCES area, year int NOT NULL, pots_allowed int NOT NULL, fee numeric(6,2) NOT NULL, paid_on date, inherited_from int REFERENCES permit);
CREATE TABLE landing (landing_id int PRIMARY KEY, permit_no int NOT NULL REFERENCES permit, landed_on date NOT NULL, species text NOT NULL, kilos numeric(6,1) NOT NULL, price_per_kilo numeric(5,2) NOT NULL);
CREATE TABLE pot_check (check_id int PRIMARY KEY, permit_no int NOT NULL REFERENCES permit, checked_on date NOT NULL, pots_found int NOT NULL, warden text NOT NULL, fine numeric(6,2));
COMMENT ON COLUMN permit.inherited_from IS 'the earlier permit whose pots were taken over';
