CREATE TABLE ff_member (mnr int PRIMARY KEY, mname text NOT NULL, joined date NOT NULL, born date NOT NULL, breathing_ok_until date, driver_yn char(1) NOT NULL, active_yn char(1) NOT NULL);
COMMENT ON COLUMN ff_member.breathing_ok_until IS 'fitness test for breathing apparatus';
CREATE TABLE ff_vehicle (vnr int PRIMARY KEY, callsign text NOT NULL, built int NOT NULL, next_check date NOT NULL);
CREATE TABLE ff_alarm (anr int PRIMARY KEY, alarm_ts timestamp NOT NULL, out_ts timestamp, end_ts timestamp, kind text NOT NULL, place text NOT NULL, false_yn char(1) NOT NULL);
CREATE TABLE ff_turnout (anr int NOT NULL REFERENCES ff_alarm, mnr int NOT NULL REFERENCES ff_member, vnr int REFERENCES ff_vehicle, PRIMARY KEY (anr, mnr));
CREATE TABLE ff_drill (dnr int PRIMARY KEY, drill_date date NOT NULL, topic text NOT NULL, hours numeric(3,1) NOT NULL);
CREATE TABLE ff_drill_part (dnr int NOT NULL REFERENCES ff_drill, mnr int NOT NULL REFERENCES ff_member, PRIMARY KEY (dnr, mnr));
CREATE TABLE ff_gear (gnr int PRIMARY KEY, gear_name text NOT NULL, mnr int REFERENCES ff_member, bought date NOT NULL, replace_by date NOT NULL);
