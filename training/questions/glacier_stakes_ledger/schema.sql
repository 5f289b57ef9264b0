CREATE TABLE mountain_range (range_code varchar(4) PRIMARY KEY, range_name text NOT NULL, country text NOT NULL);
CREATE TABLE glacier (
  glacier_id int PRIMARY KEY, glacier_name text NOT NULL, range_code varchar(4) NOT NULL REFERENCES mountain_range(range_code),
  area_km2 numeric(7,2) NOT NULL, terminus_elevation_m int NOT NULL, first_surveyed date NOT NULL
);
CREATE TABLE observer (observer_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, institute text NOT NULL, is_volunteer boolean NOT NULL);
CREATE TABLE stake (
  stake_id int PRIMARY KEY, glacier_id int NOT NULL REFERENCES glacier(glacier_id), stake_label text NOT NULL, elevation_m int NOT NULL, drilled_on date NOT NULL, lost_on date
);
CREATE TABLE stake_reading (
  reading_id int PRIMARY KEY, stake_id int NOT NULL REFERENCES stake(stake_id), observer_id int NOT NULL REFERENCES observer(observer_id),
  read_at timestamptz NOT NULL, exposed_cm int NOT NULL, snow_depth_cm int
);
CREATE TABLE expedition (
  expedition_id int PRIMARY KEY, glacier_id int NOT NULL REFERENCES glacier(glacier_id), leader_id int NOT NULL REFERENCES observer(observer_id),
  started_on date NOT NULL, ended_on date, budget_chf numeric(10,2) NOT NULL, spent_chf numeric(10,2), transport text NOT NULL
);
CREATE TABLE terminus_survey (
  survey_id int PRIMARY KEY, glacier_id int NOT NULL REFERENCES glacier(glacier_id), surveyed_on date NOT NULL, method text NOT NULL, change_m numeric(6,1) NOT NULL
);
