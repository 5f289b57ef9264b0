CREATE TABLE practice (practice_id int PRIMARY KEY, practice_name text NOT NULL, town text NOT NULL, discount_pct numeric(4,1) NOT NULL DEFAULT 0);
CREATE TABLE material (material_id int PRIMARY KEY, material_name text NOT NULL, cost_per_gram numeric(8,3) NOT NULL);
CREATE TABLE work_type (work_type_id int PRIMARY KEY, work_name text NOT NULL, list_price numeric(8,2) NOT NULL, planned_minutes int NOT NULL);
CREATE TABLE technician (technician_id int PRIMARY KEY, technician_name text NOT NULL, cost_per_hour numeric(6,2) NOT NULL, weekly_hours numeric(4,1) NOT NULL);
CREATE TABLE case_file (case_no int PRIMARY KEY, practice_id int NOT NULL REFERENCES practice, received_on date NOT NULL, promised_on date NOT NULL, shipped_on date, remake_of int REFERENCES case_file, currency char(3) NOT NULL DEFAULT 'EUR', total_eur numeric(9,2), total_chf numeric(9,2));
COMMENT ON COLUMN case_file.remake_of IS 'the case that had to be done again';
COMMENT ON COLUMN case_file.total_chf IS 'for Swiss practices, instead of total_eur';
CREATE TABLE case_item (case_no int NOT NULL REFERENCES case_file, item_no int NOT NULL, work_type_id int NOT NULL REFERENCES work_type, units int NOT NULL, unit_price numeric(8,2) NOT NULL, material_id int REFERENCES material, grams numeric(6,2), PRIMARY KEY (case_no, item_no));
CREATE TABLE time_log (log_id int PRIMARY KEY, case_no int NOT NULL REFERENCES case_file, technician_id int NOT NULL REFERENCES technician, worked_on date NOT NULL, minutes int NOT NULL);
