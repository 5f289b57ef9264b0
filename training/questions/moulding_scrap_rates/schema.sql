CREATE TABLE press (press_no int PRIMARY KEY, maker text NOT NULL, clamp_tonnes int NOT NULL, hour_cost numeric(6,2) NOT NULL, commissioned date NOT NULL);
CREATE TABLE mould (mould_no text PRIMARY KEY, part_name text NOT NULL, cavities int NOT NULL, target_cycle_s numeric(5,1) NOT NULL, part_weight_g numeric(6,1) NOT NULL);
CREATE TABLE resin (resin_code text PRIMARY KEY, resin_name text NOT NULL, eur_per_kg numeric(5,2) NOT NULL, recycled boolean NOT NULL);
CREATE TABLE run (run_no int PRIMARY KEY, press_no int NOT NULL REFERENCES press, mould_no text NOT NULL REFERENCES mould, resin_code text NOT NULL REFERENCES resin, began timestamp NOT NULL, finished timestamp, shots int NOT NULL, good_parts int NOT NULL, scrap_parts int NOT NULL, operator text NOT NULL);
CREATE TABLE scrap_reason (run_no int NOT NULL REFERENCES run, reason text NOT NULL, parts int NOT NULL, PRIMARY KEY (run_no, reason));
CREATE TABLE stoppage (stop_id int PRIMARY KEY, press_no int NOT NULL REFERENCES press, run_no int REFERENCES run, from_ts timestamp NOT NULL, minutes int NOT NULL, cause text);
