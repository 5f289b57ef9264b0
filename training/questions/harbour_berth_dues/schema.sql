CREATE TABLE hb_owner (owner_id int PRIMARY KEY, owner_name text NOT NULL, phone text, resident char(1) NOT NULL);
CREATE TABLE hb_vessel (vessel_id int PRIMARY KEY, vessel_name text NOT NULL, owner_id int NOT NULL REFERENCES hb_owner, loa_m numeric(4,1) NOT NULL, draught_m numeric(3,1) NOT NULL, insured_until date);
CREATE TABLE hb_berth (berth_no text PRIMARY KEY, pontoon char(1) NOT NULL, max_loa_m numeric(4,1) NOT NULL, depth_m numeric(3,1) NOT NULL, yearly_dues numeric(8,2) NOT NULL);
CREATE TABLE hb_tenancy (tenancy_id int PRIMARY KEY, berth_no text NOT NULL REFERENCES hb_berth, vessel_id int NOT NULL REFERENCES hb_vessel, from_date date NOT NULL, to_date date);
CREATE TABLE hb_invoice (inv_no int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES hb_tenancy, issued_on date NOT NULL, due_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE hb_payment (pay_id int PRIMARY KEY, inv_no int NOT NULL REFERENCES hb_invoice, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
CREATE TABLE hb_waiting (wait_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES hb_owner, asked_on date NOT NULL, loa_m numeric(4,1) NOT NULL, offered_on date);
COMMENT ON COLUMN hb_vessel.loa_m IS 'length over all';
