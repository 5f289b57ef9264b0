CREATE TABLE t_vault (vault_id int PRIMARY KEY, vault_name text NOT NULL, city text NOT NULL, insurer text NOT NULL, capacity_kg numeric(10,1) NOT NULL);
CREATE TABLE t_metal (metal_code text PRIMARY KEY, metal_name text NOT NULL);
CREATE TABLE t_depositor (depositor_id int PRIMARY KEY, depositor_name text NOT NULL, depositor_kind text NOT NULL, country text NOT NULL, opened_on date NOT NULL, closed_on date);
CREATE TABLE t_bar (bar_id int PRIMARY KEY, serial_no text NOT NULL UNIQUE, metal_code text NOT NULL REFERENCES t_metal, refiner text NOT NULL, gross_grams numeric(10,2) NOT NULL, fineness numeric(6,1) NOT NULL, vault_id int NOT NULL REFERENCES t_vault, depositor_id int REFERENCES t_depositor, received_on date NOT NULL, released_on date);
COMMENT ON COLUMN t_bar.depositor_id IS 'empty: the bar belongs to the house';
COMMENT ON COLUMN t_bar.fineness IS 'parts of pure metal in a thousand';
CREATE TABLE t_movement (movement_id int PRIMARY KEY, bar_id int NOT NULL REFERENCES t_bar, from_vault_id int REFERENCES t_vault, to_vault_id int REFERENCES t_vault, moved_at timestamp NOT NULL, carrier text NOT NULL, cost_chf numeric(8,2) NOT NULL);
CREATE TABLE t_audit (audit_id int PRIMARY KEY, vault_id int NOT NULL REFERENCES t_vault, audited_on date NOT NULL, auditor text NOT NULL, bars_counted int NOT NULL, discrepancies int NOT NULL);
CREATE TABLE t_storage_fee (fee_id int PRIMARY KEY, depositor_id int NOT NULL REFERENCES t_depositor, quarter_start date NOT NULL, amount_chf numeric(10,2) NOT NULL, paid_on date);
