CREATE TABLE station_house (
  house_no smallint PRIMARY KEY,
  house_name varchar(40) NOT NULL,
  district varchar(40) NOT NULL,
  full_time boolean NOT NULL
);
CREATE TABLE firefighter (
  service_no int PRIMARY KEY,
  surname varchar(40) NOT NULL,
  forename varchar(40) NOT NULL,
  rank varchar(20) NOT NULL,
  house_no smallint REFERENCES station_house(house_no),
  joined date NOT NULL,
  medical_valid_until date,
  breathing_apparatus boolean NOT NULL,
  retired date
);
CREATE TABLE appliance (
  call_sign varchar(8) PRIMARY KEY,
  kind varchar(20) NOT NULL,
  house_no smallint NOT NULL REFERENCES station_house(house_no),
  built int NOT NULL,
  water_litres int,
  off_the_run boolean NOT NULL DEFAULT false
);
CREATE TABLE incident (
  incident_no int PRIMARY KEY,
  called_at timestamp NOT NULL,
  first_arrival timestamp,
  closed_at timestamp,
  category varchar(30) NOT NULL,
  street varchar(60),
  district varchar(40) NOT NULL,
  false_alarm boolean NOT NULL DEFAULT false,
  injured smallint NOT NULL DEFAULT 0,
  fatalities smallint NOT NULL DEFAULT 0,
  estimated_damage int
);
CREATE TABLE turnout (
  incident_no int NOT NULL REFERENCES incident(incident_no),
  call_sign varchar(8) NOT NULL REFERENCES appliance(call_sign),
  left_house timestamp NOT NULL,
  back timestamp,
  crew_size smallint NOT NULL,
  PRIMARY KEY (incident_no, call_sign)
);
CREATE TABLE drill (
  drill_no int PRIMARY KEY,
  house_no smallint NOT NULL REFERENCES station_house(house_no),
  held_on date NOT NULL,
  theme varchar(40) NOT NULL
);
CREATE TABLE drill_attendance (
  drill_no int NOT NULL REFERENCES drill(drill_no),
  service_no int NOT NULL REFERENCES firefighter(service_no),
  PRIMARY KEY (drill_no, service_no)
);
CREATE TABLE hydrant (
  hydrant_id int PRIMARY KEY,
  street varchar(60) NOT NULL,
  district varchar(40) NOT NULL,
  last_checked date,
  defective boolean NOT NULL DEFAULT false
);
