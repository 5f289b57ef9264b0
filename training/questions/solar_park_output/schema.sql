CREATE TABLE parks (park_id int PRIMARY KEY, park_name text NOT NULL, county text NOT NULL, commissioned date NOT NULL, owner_name text NOT NULL);
CREATE TABLE inverters (inverter_id int PRIMARY KEY, park_id int NOT NULL REFERENCES parks, maker text NOT NULL, rated_kw numeric(7,1) NOT NULL, in_service boolean NOT NULL);
CREATE TABLE daily_yield (inverter_id int NOT NULL REFERENCES inverters, day date NOT NULL, kwh_expected numeric(8,1) NOT NULL, kwh_produced numeric(8,1) NOT NULL, kwh_curtailed numeric(8,1) NOT NULL, PRIMARY KEY (inverter_id, day));
CREATE TABLE faults (fault_id int PRIMARY KEY, inverter_id int NOT NULL REFERENCES inverters, opened_at timestamp NOT NULL, closed_at timestamp, cause text, severity int NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, park_id int NOT NULL REFERENCES parks, fault_id int REFERENCES faults, visited_on date NOT NULL, technician text NOT NULL, purpose text NOT NULL, labour_cost numeric(8,2) NOT NULL, parts_cost numeric(8,2) NOT NULL);
CREATE TABLE tariffs (park_id int NOT NULL REFERENCES parks, valid_from date NOT NULL, valid_to date, eur_per_mwh numeric(7,2) NOT NULL, PRIMARY KEY (park_id, valid_from));
COMMENT ON COLUMN daily_yield.kwh_curtailed IS 'lost because the grid operator told us to throttle';
COMMENT ON COLUMN faults.severity IS '1 minor, 2 major, 3 outage';
