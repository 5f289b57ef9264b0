CREATE TABLE requester (req_id int PRIMARY KEY, req_name text NOT NULL, req_kind text NOT NULL, monthly_flat_fee numeric(8,2));
CREATE TABLE assay (assay_code text PRIMARY KEY, assay_title text NOT NULL, bench text NOT NULL, promised_hours int NOT NULL, price numeric(7,2) NOT NULL, reagent_cost numeric(7,2) NOT NULL);
CREATE TABLE sample (sample_no int PRIMARY KEY, req_id int NOT NULL REFERENCES requester, taken_at timestamp NOT NULL, arrived_at timestamp NOT NULL, spoiled boolean NOT NULL);
CREATE TABLE assay_run (run_no int PRIMARY KEY, sample_no int NOT NULL REFERENCES sample, assay_code text NOT NULL REFERENCES assay, urgent boolean NOT NULL, started_at timestamp, reported_at timestamp, repeat_of int REFERENCES assay_run, technician text);
CREATE TABLE instrument_stop (stop_no int PRIMARY KEY, bench text NOT NULL, stopped_at timestamp NOT NULL, back_at timestamp, why text NOT NULL);
