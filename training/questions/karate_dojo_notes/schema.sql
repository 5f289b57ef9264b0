CREATE TABLE belt (
  belt_id int PRIMARY KEY,
  colour text NOT NULL,
  rank_order int NOT NULL
);
CREATE TABLE student (
  id int PRIMARY KEY,
  name text NOT NULL,
  sex char(1) NOT NULL,
  birth date NOT NULL,
  belt_id int NOT NULL REFERENCES belt,
  joined date NOT NULL,
  stopped date,
  licence_ends date,
  injury text
);
CREATE TABLE class_night (
  id int PRIMARY KEY,
  held date NOT NULL,
  level text NOT NULL, -- juniors, seniors, beginners
  sensei text
);
CREATE TABLE mat_check (
  class_id int NOT NULL REFERENCES class_night,
  student_id int NOT NULL REFERENCES student,
  paid_cash numeric(4,2),
  PRIMARY KEY (class_id, student_id)
);
CREATE TABLE grading (
  id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student,
  for_belt int NOT NULL REFERENCES belt,
  held date NOT NULL,
  result text -- pass, fail, absent; empty before the day
);
CREATE TABLE bout (
  id int PRIMARY KEY,
  tournament text NOT NULL,
  fought date NOT NULL,
  student_id int NOT NULL REFERENCES student,
  opponent_club text NOT NULL,
  points_for int NOT NULL,
  points_against int NOT NULL,
  medal text
);
