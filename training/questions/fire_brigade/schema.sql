CREATE TABLE station (
  station_no int PRIMARY KEY,
  name text NOT NULL,
  volunteers boolean NOT NULL,
  built_year int
);
CREATE TABLE vehicle (
  callsign text PRIMARY KEY,
  station_no int NOT NULL REFERENCES station,
  kind text NOT NULL,
  crew_size int NOT NULL,
  in_service_since date NOT NULL,
  in_workshop boolean NOT NULL DEFAULT false,
  odometer_km int NOT NULL
);
CREATE TABLE firefighter (
  badge_no int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  rank text NOT NULL,
  station_no int NOT NULL REFERENCES station,
  joined date NOT NULL,
  retired date,
  breathing_test_until date
);
CREATE TABLE incident (
  incident_no int PRIMARY KEY,
  alarm_at timestamp NOT NULL,
  on_scene_at timestamp,
  finished_at timestamp,
  category text NOT NULL,
  street text NOT NULL,
  quarter text NOT NULL,
  injured int NOT NULL DEFAULT 0,
  false_alarm boolean NOT NULL DEFAULT false,
  damage_estimate numeric(12,2)
);
CREATE TABLE turnout (
  incident_no int REFERENCES incident,
  callsign text REFERENCES vehicle,
  water_used_l int,
  PRIMARY KEY (incident_no, callsign)
);
CREATE TABLE crew (
  incident_no int REFERENCES incident,
  badge_no int REFERENCES firefighter,
  in_command boolean NOT NULL DEFAULT false,
  PRIMARY KEY (incident_no, badge_no)
);
CREATE TABLE hydrant (
  hydrant_no int PRIMARY KEY,
  street text NOT NULL,
  quarter text NOT NULL,
  flow_l_min int,
  last_checked date,
  usable boolean NOT NULL
);
