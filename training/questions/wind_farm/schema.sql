CREATE TABLE site (site_code varchar(6) PRIMARY KEY, site_name text NOT NULL, county text, hub_height_m int, grid_limit_mw numeric(6,2), lease_per_year numeric(10,2));
CREATE TABLE ref_state (state_code smallint PRIMARY KEY, state_label text NOT NULL);
CREATE TABLE ref_alarm (alarm_code varchar(5) PRIMARY KEY, alarm_label text NOT NULL, severity smallint NOT NULL);
CREATE TABLE turbine (turbine_id int PRIMARY KEY, tag text UNIQUE NOT NULL, site_code varchar(6) NOT NULL REFERENCES site, maker text NOT NULL, rated_kw int NOT NULL, commissioned date NOT NULL, state_code smallint NOT NULL REFERENCES ref_state, warranty_end date);
CREATE TABLE daily_output (turbine_id int REFERENCES turbine, day date, kwh int NOT NULL, mean_wind numeric(4,1), available_hours numeric(4,1), PRIMARY KEY (turbine_id, day));
CREATE TABLE alarm (alarm_id int PRIMARY KEY, turbine_id int NOT NULL REFERENCES turbine, alarm_code varchar(5) NOT NULL REFERENCES ref_alarm, raised_at timestamptz NOT NULL, cleared_at timestamptz, acknowledged_by text);
CREATE TABLE work_visit (visit_id int PRIMARY KEY, turbine_id int NOT NULL REFERENCES turbine, contractor text NOT NULL, planned_on date NOT NULL, done_on date, purpose text NOT NULL, cost_eur numeric(10,2));
CREATE TABLE power_sale (sale_id int PRIMARY KEY, site_code varchar(6) NOT NULL REFERENCES site, month date NOT NULL, mwh numeric(9,1) NOT NULL, eur_per_mwh numeric(7,2) NOT NULL, paid_on date);
COMMENT ON COLUMN ref_alarm.severity IS '1 note, 2 warning, 3 turbine stop';
