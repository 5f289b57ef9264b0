CREATE TABLE line (line_no int PRIMARY KEY, line_name text NOT NULL, km numeric(5,1) NOT NULL);
CREATE TABLE asset (asset_tag text PRIMARY KEY, line_no int NOT NULL REFERENCES line, asset_kind text NOT NULL, installed int NOT NULL, km_post numeric(5,1) NOT NULL);
CREATE TABLE technician (tech_id int PRIMARY KEY, tech_name text NOT NULL, base text NOT NULL, overtime_rate numeric(6,2) NOT NULL);
CREATE TABLE fault (fault_no int PRIMARY KEY, asset_tag text NOT NULL REFERENCES asset, reported_by text NOT NULL, reported_at timestamp NOT NULL, on_site_at timestamp, cleared_at timestamp, cause text, trains_delayed int NOT NULL, delay_min int NOT NULL);
CREATE TABLE fault_visit (fault_no int NOT NULL REFERENCES fault, tech_id int NOT NULL REFERENCES technician, hours numeric(4,1) NOT NULL, overtime_hours numeric(4,1) NOT NULL, PRIMARY KEY (fault_no, tech_id));
CREATE TABLE part_used (fault_no int NOT NULL REFERENCES fault, part text NOT NULL, pcs int NOT NULL, piece_price numeric(8,2) NOT NULL, PRIMARY KEY (fault_no, part));
