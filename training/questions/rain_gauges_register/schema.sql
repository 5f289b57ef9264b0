CREATE TABLE gauge (gauge_id text PRIMARY KEY, place text NOT NULL, valley text NOT NULL, altitude_m int NOT NULL, installed date NOT NULL, retired date, keeper_id int);
CREATE TABLE keeper (keeper_id int PRIMARY KEY, keeper_name text NOT NULL, volunteer boolean NOT NULL);
CREATE TABLE day_reading (gauge_id text NOT NULL REFERENCES gauge, day date NOT NULL, rain_mm numeric(5,1), t_min numeric(4,1), t_max numeric(4,1), quality text NOT NULL, PRIMARY KEY (gauge_id, day));
COMMENT ON COLUMN day_reading.quality IS 'ok, estimated or suspect';
CREATE TABLE upkeep_visit (visit_no int PRIMARY KEY, gauge_id text NOT NULL REFERENCES gauge, visited date NOT NULL, work text NOT NULL, hours numeric(4,1) NOT NULL, parts_cost numeric(7,2) NOT NULL);
CREATE TABLE alert (alert_id int PRIMARY KEY, gauge_id text NOT NULL REFERENCES gauge, raised_at timestamp NOT NULL, lifted_at timestamp, level text NOT NULL);
