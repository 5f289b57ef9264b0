CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, opened_on date NOT NULL);
CREATE TABLE unit_size (size_code text PRIMARY KEY, sq_ft int NOT NULL, weekly_rate_pence int NOT NULL);
CREATE TABLE storage_unit (unit_no text PRIMARY KEY, site_id int NOT NULL REFERENCES site, size_code text NOT NULL REFERENCES unit_size, floor_level int NOT NULL, climate_controlled boolean NOT NULL);
CREATE TABLE renter (renter_id int PRIMARY KEY, renter_name text NOT NULL, is_business boolean NOT NULL, phone text, how_heard text);
CREATE TABLE agreement (agreement_id int PRIMARY KEY, renter_id int NOT NULL REFERENCES renter, unit_no text NOT NULL REFERENCES storage_unit, moved_in date NOT NULL, notice_on date, moved_out date, weekly_pence int NOT NULL, insured boolean NOT NULL);
CREATE TABLE billing (billing_id int PRIMARY KEY, agreement_id int NOT NULL REFERENCES agreement, period_start date NOT NULL, billed_pence int NOT NULL, paid_pence int NOT NULL, late_fee_pence int NOT NULL);
CREATE TABLE gate_entry (entry_id int PRIMARY KEY, renter_id int NOT NULL REFERENCES renter, site_id int NOT NULL REFERENCES site, entered_at timestamp NOT NULL);
