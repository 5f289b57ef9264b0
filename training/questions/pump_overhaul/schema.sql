CREATE TABLE plant_client (plant_client_id int PRIMARY KEY, company text NOT NULL, industry text NOT NULL, postcode text NOT NULL, frame_contract boolean NOT NULL);
CREATE TABLE pump (pump_id int PRIMARY KEY, plant_client_id int NOT NULL, serial_number text NOT NULL, pump_type text NOT NULL, rated_kw numeric(6,1) NOT NULL, medium text NOT NULL, critical boolean NOT NULL);
CREATE TABLE fitter (fitter_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, workshop text NOT NULL);
CREATE TABLE overhaul (overhaul_id int PRIMARY KEY, pump_id int NOT NULL, fitter_id int, received_date date NOT NULL, quote_sent_date date, quote_accepted_date date, finished_date date, returned_date date, quote_gbp numeric(9,2), invoice_gbp numeric(9,2), warranty_job boolean NOT NULL);
CREATE TABLE finding (finding_id int PRIMARY KEY, overhaul_id int NOT NULL, component text NOT NULL, damage text NOT NULL, replaced boolean NOT NULL, part_cost_gbp numeric(8,2));
CREATE TABLE bench_test (bench_test_id int PRIMARY KEY, overhaul_id int NOT NULL, tested_at timestamptz NOT NULL, flow_pct numeric(5,1) NOT NULL, vibration_mm_s numeric(4,1) NOT NULL, approved boolean NOT NULL);
COMMENT ON COLUMN bench_test.flow_pct IS 'flow in percent of the rated flow';
COMMENT ON COLUMN overhaul.warranty_job IS 'true when the pump came back under our guarantee; such jobs are not invoiced';
