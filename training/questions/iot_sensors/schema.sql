CREATE TABLE device_status (status_code char(2) PRIMARY KEY, meaning text NOT NULL);
CREATE TABLE metric (metric_code varchar(4) PRIMARY KEY, description text NOT NULL, unit text NOT NULL);
CREATE TABLE alarm_level (level_no smallint PRIMARY KEY, label text NOT NULL);
CREATE TABLE site (site_id integer PRIMARY KEY, site_name text NOT NULL, region text NOT NULL, lat numeric(8,5), lon numeric(8,5));
CREATE TABLE device (device_id varchar(12) PRIMARY KEY, site_id integer REFERENCES site, model text NOT NULL, firmware text, status_code char(2) NOT NULL REFERENCES device_status, installed_on date NOT NULL, battery_pct smallint, last_heard timestamptz);
CREATE TABLE reading (reading_id bigint PRIMARY KEY, device_id varchar(12) NOT NULL REFERENCES device, metric_code varchar(4) NOT NULL REFERENCES metric, taken_at timestamptz NOT NULL, val numeric(9,2));
CREATE TABLE alarm (alarm_id integer PRIMARY KEY, device_id varchar(12) NOT NULL REFERENCES device, metric_code varchar(4) REFERENCES metric, level_no smallint NOT NULL REFERENCES alarm_level, raised_at timestamptz NOT NULL, acked_by text, acked_at timestamptz, cleared_at timestamptz);
CREATE TABLE service_call (call_id integer PRIMARY KEY, device_id varchar(12) NOT NULL REFERENCES device, technician text NOT NULL, visited_on date NOT NULL, work text NOT NULL, parts_cost numeric(8,2), minutes_on_site integer);
