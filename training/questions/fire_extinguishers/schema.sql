CREATE TABLE tbl_customer (customer_id int PRIMARY KEY, company text NOT NULL, branch_of_trade text, city text NOT NULL, contract boolean NOT NULL, contract_until date, contact_email text);
CREATE TABLE tbl_building (building_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES tbl_customer, label text NOT NULL, floors int NOT NULL, floor_plan_file text);
CREATE TABLE tbl_extinguisher (ext_id int PRIMARY KEY, serial text NOT NULL, building_id int REFERENCES tbl_building, agent text NOT NULL, kg numeric(4,1) NOT NULL, made_year int NOT NULL, last_checked date, tag_ok boolean NOT NULL, removed_on date);
CREATE TABLE tbl_technician (tech_id int PRIMARY KEY, name text NOT NULL, licence_no text, van text, on_leave boolean NOT NULL);
CREATE TABLE tbl_inspection (insp_id int PRIMARY KEY, ext_id int NOT NULL REFERENCES tbl_extinguisher, tech_id int REFERENCES tbl_technician, insp_date date NOT NULL, verdict text, refilled boolean NOT NULL, charge numeric(6,2) NOT NULL);
CREATE TABLE tbl_quote (quote_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES tbl_customer, made_on date NOT NULL, amount numeric(8,2) NOT NULL, answer text, answered_on date);
COMMENT ON COLUMN tbl_inspection.verdict IS 'pass, fail or replaced; empty while the visit is only planned';
COMMENT ON COLUMN tbl_quote.answer IS 'accepted or refused; empty while the customer has not answered';
COMMENT ON COLUMN tbl_extinguisher.building_id IS 'empty when the extinguisher is in our store';
