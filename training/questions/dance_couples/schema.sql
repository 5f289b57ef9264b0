CREATE TABLE dancers (
  dancer_id integer PRIMARY KEY,
  name text NOT NULL,
  gender text NOT NULL,
  birth_date date NOT NULL,
  town text NOT NULL
);
CREATE TABLE couples (
  couple_id integer PRIMARY KEY,
  leader_id integer NOT NULL REFERENCES dancers(dancer_id),
  follower_id integer NOT NULL REFERENCES dancers(dancer_id),
  formed_on date NOT NULL,
  parted_on date
);
CREATE TABLE dances (
  dance_id integer PRIMARY KEY,
  dance_name text NOT NULL,
  family text NOT NULL,
  beats_per_minute integer NOT NULL
);
CREATE TABLE contests (
  contest_id integer PRIMARY KEY,
  title text NOT NULL,
  hall text NOT NULL,
  held_on date NOT NULL,
  entry_fee numeric(6,2) NOT NULL,
  first_prize integer NOT NULL
);
CREATE TABLE performances (
  contest_id integer NOT NULL REFERENCES contests(contest_id),
  couple_id integer NOT NULL REFERENCES couples(couple_id),
  dance_id integer NOT NULL REFERENCES dances(dance_id),
  technique_mark numeric(4,2) NOT NULL,
  expression_mark numeric(4,2) NOT NULL,
  PRIMARY KEY (contest_id, couple_id, dance_id)
);
