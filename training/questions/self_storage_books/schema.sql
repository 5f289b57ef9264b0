CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, manager text);
CREATE TABLE unit (unit_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, unit_code text NOT NULL, sqm numeric(5,1) NOT NULL, floor int NOT NULL, list_rent numeric(7,2) NOT NULL, heated boolean NOT NULL, usable boolean NOT NULL);
CREATE TABLE tenant (tenant_id int PRIMARY KEY, tenant_name text NOT NULL, business boolean NOT NULL, mail text, phone text, since date NOT NULL);
CREATE TABLE lease (lease_id int PRIMARY KEY, unit_id int NOT NULL REFERENCES unit, tenant_id int NOT NULL REFERENCES tenant, move_in date NOT NULL, notice_given date, move_out date, rent numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL, found_via text);
CREATE TABLE rent_charge (charge_id int PRIMARY KEY, lease_id int NOT NULL REFERENCES lease, month date NOT NULL, amount numeric(7,2) NOT NULL, late_fee numeric(6,2), paid_on date);
CREATE TABLE gate_entry (entry_id int PRIMARY KEY, lease_id int NOT NULL REFERENCES lease, entered_at timestamp NOT NULL);
CREATE TABLE enquiry (enquiry_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, received date NOT NULL, wanted_sqm numeric(5,1), became_lease int REFERENCES lease, lost_reason text);
