CREATE TABLE accident (
  acc_ref text PRIMARY KEY,
  occ_date date NOT NULL,
  occ_hour integer NOT NULL,
  rep_date date NOT NULL,
  closed_date date,
  severity integer NOT NULL,
  district_cd text NOT NULL,
  road_class text NOT NULL,
  speed_limit_kmh integer NOT NULL,
  light_cond text NOT NULL,
  weather text NOT NULL,
  surface text NOT NULL,
  junction boolean NOT NULL,
  n_vehicles integer NOT NULL,
  n_killed integer NOT NULL,
  n_serious integer NOT NULL,
  n_slight integer NOT NULL,
  n_pedestrians integer NOT NULL,
  n_cyclists integer NOT NULL,
  alcohol text NOT NULL,
  hit_run boolean NOT NULL,
  damage_public numeric(9,2) NOT NULL,
  damage_private numeric(9,2) NOT NULL,
  police_station text NOT NULL,
  attended boolean NOT NULL
);
COMMENT ON COLUMN accident.occ_date IS 'day it happened';
COMMENT ON COLUMN accident.rep_date IS 'day it was reported to the police';
COMMENT ON COLUMN accident.closed_date IS 'day the file was closed, empty while open';
COMMENT ON COLUMN accident.severity IS '1 fatal, 2 serious, 3 slight, 4 damage only';
COMMENT ON COLUMN accident.n_pedestrians IS 'pedestrians among the casualties';
COMMENT ON COLUMN accident.n_cyclists IS 'cyclists among the casualties';
COMMENT ON COLUMN accident.alcohol IS 'Y, N or U (not tested)';
COMMENT ON COLUMN accident.attended IS 'police came to the place';
COMMENT ON COLUMN accident.damage_public IS 'to signs, rails and other public things';
CREATE TABLE district (
  district_cd text PRIMARY KEY,
  district_name text NOT NULL,
  population integer NOT NULL,
  road_km numeric(7,1) NOT NULL
);
CREATE TABLE vehicle (
  acc_ref text NOT NULL REFERENCES accident(acc_ref),
  veh_no integer NOT NULL,
  veh_type text NOT NULL,
  make text,
  first_reg_year integer,
  driver_age integer,
  driver_sex text,
  PRIMARY KEY (acc_ref, veh_no)
);
