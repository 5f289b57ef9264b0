CREATE TABLE rivers (id int PRIMARY KEY, name text NOT NULL, basin text NOT NULL, length_km int NOT NULL);
CREATE TABLE plants (id int PRIMARY KEY, name text NOT NULL, river_id int NOT NULL REFERENCES rivers(id), head_m numeric(5,1) NOT NULL, commissioned_year int NOT NULL, has_fish_ladder boolean NOT NULL, remote_controlled boolean NOT NULL);
CREATE TABLE turbines (id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plants(id), label text NOT NULL, type text NOT NULL, rated_kw int NOT NULL, status text NOT NULL);
CREATE TABLE daily_outputs (turbine_id int REFERENCES turbines(id), day date, mwh numeric(7,2) NOT NULL, hours_running numeric(4,1) NOT NULL, PRIMARY KEY (turbine_id, day));
CREATE TABLE outages (id int PRIMARY KEY, turbine_id int NOT NULL REFERENCES turbines(id), began_at timestamptz NOT NULL, ended_at timestamptz, cause text NOT NULL, planned boolean NOT NULL);
CREATE TABLE offtakers (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL);
CREATE TABLE supply_contracts (id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plants(id), offtaker_id int NOT NULL REFERENCES offtakers(id), valid_from date NOT NULL, valid_to date, price_per_mwh numeric(6,2) NOT NULL);
CREATE TABLE bills (id int PRIMARY KEY, contract_id int NOT NULL REFERENCES supply_contracts(id), month date NOT NULL, mwh numeric(9,2) NOT NULL, amount numeric(11,2) NOT NULL, paid_on date);
