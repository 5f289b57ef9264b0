CREATE TABLE wo_master (wo_id int PRIMARY KEY, model_code text NOT NULL, size_code text NOT NULL, qty int NOT NULL, cust_type char(1) NOT NULL, cust_name text NOT NULL, created_dt date NOT NULL, due_dt date NOT NULL);
CREATE TABLE wo_stage_log (log_id int PRIMARY KEY, wo_id int NOT NULL REFERENCES wo_master, stage_code int NOT NULL, started_ts timestamp NOT NULL, finished_ts timestamp, team text NOT NULL, qty_rework int NOT NULL);
CREATE TABLE stage_ref (stage_code int PRIMARY KEY, stage_name text NOT NULL, std_min_per_unit numeric(5,1) NOT NULL);
CREATE TABLE model_ref (model_code text PRIMARY KEY, model_name text NOT NULL, core text NOT NULL, price_90 numeric(8,2) NOT NULL, price_140 numeric(8,2) NOT NULL, price_180 numeric(8,2) NOT NULL, launched date NOT NULL, retired date);
ALTER TABLE wo_stage_log ADD FOREIGN KEY (stage_code) REFERENCES stage_ref; ALTER TABLE wo_master ADD FOREIGN KEY (model_code) REFERENCES model_ref;
COMMENT ON COLUMN wo_master.size_code IS '90, 140 or 180 (cm wide)';
COMMENT ON COLUMN wo_master.cust_type IS 'S shop, H hotel, W web customer';
COMMENT ON TABLE wo_stage_log IS 'one row for each stage a work order goes through';
