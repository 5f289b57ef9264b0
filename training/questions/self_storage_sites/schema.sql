CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, county text NOT NULL);
CREATE TABLE unit (unit_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, unit_label text NOT NULL, sq_m numeric(5,1) NOT NULL, floor int NOT NULL, heated boolean NOT NULL, weekly_rate numeric(7,2) NOT NULL);
CREATE TABLE tenant (tenant_id int PRIMARY KEY, tenant_name text NOT NULL, business boolean NOT NULL, since date NOT NULL);
CREATE TABLE rental (rental_id int PRIMARY KEY, unit_id int NOT NULL REFERENCES unit, tenant_id int NOT NULL REFERENCES tenant, start_date date NOT NULL, notice_date date, end_date date, agreed_weekly numeric(7,2) NOT NULL, deposit numeric(8,2) NOT NULL, deposit_back numeric(8,2));
CREATE TABLE gate_entry (entry_id int PRIMARY KEY, tenant_id int NOT NULL REFERENCES tenant, site_id int NOT NULL REFERENCES site, entered_at timestamp NOT NULL, left_at timestamp);
COMMENT ON TABLE rental IS 'one unit let to one tenant; end_date is empty while it runs';
