CREATE TABLE bases (
  id int PRIMARY KEY,
  valley text NOT NULL,
  altitude_m int NOT NULL,
  has_helipad boolean NOT NULL
);
CREATE TABLE rescuers (
  id int PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  base_id int NOT NULL REFERENCES bases(id),
  role text NOT NULL,
  joined_on date NOT NULL,
  medical_valid_until date,
  active boolean NOT NULL
);
CREATE TABLE dogs (
  id int PRIMARY KEY,
  name text NOT NULL,
  handler_id int REFERENCES rescuers(id),
  breed text NOT NULL,
  born_on date NOT NULL,
  avalanche_certified boolean NOT NULL
);
CREATE TABLE missions (
  id int PRIMARY KEY,
  base_id int NOT NULL REFERENCES bases(id),
  alarm_at timestamptz NOT NULL,
  ended_at timestamptz,
  cause text NOT NULL,
  place text NOT NULL,
  altitude_m int,
  weather text,
  helicopter_used boolean NOT NULL,
  false_alarm boolean NOT NULL,
  cost_chf numeric(10,2),
  billed_to text
);
CREATE TABLE mission_crew (
  mission_id int NOT NULL REFERENCES missions(id),
  rescuer_id int NOT NULL REFERENCES rescuers(id),
  hours numeric(4,1) NOT NULL,
  led boolean NOT NULL,
  PRIMARY KEY (mission_id, rescuer_id)
);
CREATE TABLE casualties (
  id int PRIMARY KEY,
  mission_id int NOT NULL REFERENCES missions(id),
  age int,
  nationality text,
  activity text NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE donations (
  id int PRIMARY KEY,
  donor text,
  amount_chf numeric(10,2) NOT NULL,
  received_on date NOT NULL,
  purpose text
);
CREATE TABLE trainings (
  id int PRIMARY KEY,
  topic text NOT NULL,
  held_on date NOT NULL,
  base_id int NOT NULL REFERENCES bases(id),
  trainer_id int REFERENCES rescuers(id),
  mandatory boolean NOT NULL
);
CREATE TABLE training_attendance (
  training_id int NOT NULL REFERENCES trainings(id),
  rescuer_id int NOT NULL REFERENCES rescuers(id),
  passed boolean,
  PRIMARY KEY (training_id, rescuer_id)
);
