CREATE TABLE weir (weir_code text PRIMARY KEY, weir_name text NOT NULL, river text NOT NULL, head_m numeric(4,1) NOT NULL, upstream_code text REFERENCES weir);
CREATE TABLE turbine (turbine_id int PRIMARY KEY, weir_code text NOT NULL REFERENCES weir, maker text NOT NULL, rated_kw int NOT NULL, first_run int NOT NULL, stopped int);
CREATE TABLE daily_output (turbine_id int NOT NULL REFERENCES turbine, out_day date NOT NULL, kwh numeric(8,1) NOT NULL, hours_run numeric(4,1) NOT NULL, PRIMARY KEY (turbine_id, out_day));
CREATE TABLE outage (outage_id int PRIMARY KEY, turbine_id int NOT NULL REFERENCES turbine, began_at timestamp NOT NULL, ended_at timestamp, planned boolean NOT NULL, cause text NOT NULL);
CREATE TABLE licence (licence_no text PRIMARY KEY, weir_code text NOT NULL REFERENCES weir, granted_on date NOT NULL, expires_on date, max_litres_s int NOT NULL);
CREATE TABLE flow_reading (weir_code text NOT NULL REFERENCES weir, read_at timestamp NOT NULL, litres_s int NOT NULL, PRIMARY KEY (weir_code, read_at));
COMMENT ON COLUMN weir.upstream_code IS 'next weir upstream on the same river';
COMMENT ON COLUMN turbine.first_run IS 'year';
