CREATE TABLE age_groups (
  age_group text PRIMARY KEY,
  coach_id int,
  training_night text,
  pitch text
);
CREATE TABLE coaches (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text,
  dbs_expires date,
  first_aid_on date
);
ALTER TABLE age_groups ADD FOREIGN KEY (coach_id) REFERENCES coaches (id);
CREATE TABLE players (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  dob date NOT NULL,
  age_group text NOT NULL REFERENCES age_groups,
  parent_name text,
  parent_mobile text,
  medical_note text,
  photo_consent boolean
);
CREATE TABLE subs (
  id int PRIMARY KEY,
  player_id int NOT NULL REFERENCES players,
  season text NOT NULL,
  amount_due numeric(6,2) NOT NULL,
  amount_paid numeric(6,2) NOT NULL,
  paid_in_full_on date
);
CREATE TABLE matches (
  id int PRIMARY KEY,
  age_group text NOT NULL REFERENCES age_groups,
  opponent text NOT NULL,
  kick_off timestamp NOT NULL,
  home boolean NOT NULL,
  goals_for int,
  goals_against int,
  called_off boolean NOT NULL DEFAULT false
);
CREATE TABLE appearances (
  match_id int NOT NULL REFERENCES matches,
  player_id int NOT NULL REFERENCES players,
  minutes int NOT NULL,
  goals int NOT NULL DEFAULT 0,
  yellow boolean NOT NULL DEFAULT false,
  PRIMARY KEY (match_id, player_id)
);
CREATE TABLE training_register (
  player_id int NOT NULL REFERENCES players,
  held_on date NOT NULL,
  present boolean NOT NULL,
  PRIMARY KEY (player_id, held_on)
);
