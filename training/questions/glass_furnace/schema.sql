CREATE TABLE furnaces (id int PRIMARY KEY, name text NOT NULL, fuel text NOT NULL, capacity_tonnes_per_day numeric(6,1) NOT NULL, relined_on date);
CREATE TABLE customers (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, country text NOT NULL, branch text NOT NULL);
CREATE TABLE workers (id int PRIMARY KEY, full_name text NOT NULL, job text NOT NULL, hired_on date NOT NULL, left_on date);
CREATE TABLE moulds (id int PRIMARY KEY, code text NOT NULL, bottle text NOT NULL, glass_colour text NOT NULL, volume_ml int NOT NULL, weight_g int NOT NULL, customer_id int REFERENCES customers(id), scrapped_on date);
CREATE TABLE production_runs (id int PRIMARY KEY, furnace_id int NOT NULL REFERENCES furnaces(id), mould_id int NOT NULL REFERENCES moulds(id), shift_lead_id int REFERENCES workers(id), started_at timestamptz NOT NULL, ended_at timestamptz, bottles_made int NOT NULL, bottles_rejected int NOT NULL);
CREATE TABLE defects (id int PRIMARY KEY, run_id int NOT NULL REFERENCES production_runs(id), kind text NOT NULL, bottles int NOT NULL, found_by int REFERENCES workers(id));
CREATE TABLE shipments (id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers(id), mould_id int NOT NULL REFERENCES moulds(id), shipped_on date NOT NULL, bottles int NOT NULL, amount_eur numeric(10,2) NOT NULL, paid_on date);
