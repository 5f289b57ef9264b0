CREATE TABLE site (site_id int PRIMARY KEY, street text NOT NULL, quarter text NOT NULL, installed_on date NOT NULL, removed_on date);
CREATE TABLE daily_count (site_id int NOT NULL REFERENCES site, count_day date NOT NULL, inbound int NOT NULL, outbound int NOT NULL, PRIMARY KEY (site_id, count_day));
CREATE TABLE hourly_count (site_id int NOT NULL REFERENCES site, hour_start timestamp NOT NULL, bikes int NOT NULL, PRIMARY KEY (site_id, hour_start));
CREATE TABLE weather_day (day date PRIMARY KEY, rain_mm numeric(4,1) NOT NULL, max_temp_c numeric(4,1) NOT NULL);
CREATE TABLE fault (fault_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, noticed_on date NOT NULL, repaired_on date, kind text NOT NULL, contractor text);
CREATE TABLE target (site_id int NOT NULL REFERENCES site, year int NOT NULL, daily_target int NOT NULL, PRIMARY KEY (site_id, year));
COMMENT ON COLUMN daily_count.inbound IS 'towards the centre';
