CREATE TABLE sites (site_id int PRIMARY KEY, site_name text NOT NULL, kind text NOT NULL, street text, district text NOT NULL, contract_fee_monthly numeric(8,2), contract_since date);
CREATE TABLE technicians (technician_id int PRIMARY KEY, name text NOT NULL, certificate_no text, certificate_expires date, van_plate text);
CREATE TABLE pests (pest_id int PRIMARY KEY, common_name text NOT NULL, class text NOT NULL);
CREATE TABLE callouts (callout_id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites, pest_id int REFERENCES pests, phoned_at timestamptz NOT NULL, urgency smallint NOT NULL CHECK (urgency BETWEEN 1 AND 3), solved_on date, fee numeric(8,2), invoiced boolean NOT NULL DEFAULT false);
CREATE TABLE treatments (treatment_id int PRIMARY KEY, callout_id int REFERENCES callouts, site_id int NOT NULL REFERENCES sites, technician_id int NOT NULL REFERENCES technicians, done_on date NOT NULL, method text NOT NULL, minutes int NOT NULL, follow_up_on date);
CREATE TABLE products (product_id int PRIMARY KEY, trade_name text NOT NULL, unit text NOT NULL, unit_cost numeric(7,2) NOT NULL, hazard text, approved_until date);
CREATE TABLE product_use (treatment_id int REFERENCES treatments, product_id int REFERENCES products, amount numeric(8,2) NOT NULL, PRIMARY KEY (treatment_id, product_id));
CREATE TABLE bait_stations (station_id int PRIMARY KEY, site_id int NOT NULL REFERENCES sites, label text NOT NULL, placed_on date NOT NULL, last_checked date, activity text, removed_on date);
COMMENT ON COLUMN callouts.urgency IS '1 can wait, 2 this week, 3 same day';
