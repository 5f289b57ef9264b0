CREATE TABLE age_groups (
  id int PRIMARY KEY,
  name text NOT NULL,
  max_age int NOT NULL,
  monthly_fee numeric(6,2) NOT NULL
);
CREATE TABLE coaches (
  id int PRIMARY KEY,
  name text NOT NULL,
  licence text NOT NULL,
  age_group_id int REFERENCES age_groups(id),
  joined_on date NOT NULL
);
CREATE TABLE players (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  position text NOT NULL,
  strong_foot text NOT NULL,
  age_group_id int NOT NULL REFERENCES age_groups(id),
  guardian text,
  guardian_phone text,
  joined_on date NOT NULL,
  released_on date,
  on_scholarship boolean NOT NULL
);
CREATE TABLE training_sessions (
  id int PRIMARY KEY,
  age_group_id int NOT NULL REFERENCES age_groups(id),
  coach_id int NOT NULL REFERENCES coaches(id),
  held_at timestamptz NOT NULL,
  pitch text NOT NULL,
  focus text NOT NULL,
  called_off boolean NOT NULL
);
CREATE TABLE attendances (
  session_id int NOT NULL REFERENCES training_sessions(id),
  player_id int NOT NULL REFERENCES players(id),
  status text NOT NULL,
  PRIMARY KEY (session_id, player_id)
);
CREATE TABLE matches (
  id int PRIMARY KEY,
  age_group_id int NOT NULL REFERENCES age_groups(id),
  opponent text NOT NULL,
  played_on date NOT NULL,
  at_home boolean NOT NULL,
  goals_for int,
  goals_against int,
  competition text NOT NULL
);
CREATE TABLE match_players (
  match_id int NOT NULL REFERENCES matches(id),
  player_id int NOT NULL REFERENCES players(id),
  minutes int NOT NULL,
  goals int NOT NULL,
  assists int NOT NULL,
  yellow_cards int NOT NULL,
  red_card boolean NOT NULL,
  PRIMARY KEY (match_id, player_id)
);
CREATE TABLE injuries (
  id int PRIMARY KEY,
  player_id int NOT NULL REFERENCES players(id),
  happened_on date NOT NULL,
  body_part text NOT NULL,
  expected_back date,
  back_on date
);
CREATE TABLE fee_payments (
  id int PRIMARY KEY,
  player_id int NOT NULL REFERENCES players(id),
  fee_month date NOT NULL,
  amount numeric(6,2) NOT NULL,
  paid_on date
);
