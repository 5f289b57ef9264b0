CREATE TABLE obs_person (obs_id int PRIMARY KEY, obs_name text NOT NULL, village text NOT NULL, since_yr int NOT NULL, handed_over_to int REFERENCES obs_person);
CREATE TABLE gauge (gauge_cd text PRIMARY KEY, place text NOT NULL, altitude_m int NOT NULL, obs_id int REFERENCES obs_person, opened_yr int NOT NULL, closed_yr int);
CREATE TABLE rain_day (gauge_cd text NOT NULL REFERENCES gauge, rain_on date NOT NULL, mm numeric(5,1) NOT NULL, snow boolean NOT NULL, read_at time, estimated boolean NOT NULL, PRIMARY KEY (gauge_cd, rain_on));
CREATE TABLE monthly_normal (gauge_cd text NOT NULL REFERENCES gauge, month_no int NOT NULL, normal_mm numeric(5,1) NOT NULL, PRIMARY KEY (gauge_cd, month_no));
CREATE TABLE gauge_visit (gv_id int PRIMARY KEY, gauge_cd text NOT NULL REFERENCES gauge, inspector text NOT NULL, visited_on date NOT NULL, next_due date, fault text);
COMMENT ON COLUMN gauge_visit.fault IS 'null when nothing was wrong';
