CREATE TABLE coach (
  coach_id int PRIMARY KEY,
  name text NOT NULL,
  nationality text NOT NULL,
  licence_until date NOT NULL,
  day_rate numeric(6,2) NOT NULL
);
CREATE TABLE beach (
  beach_id int PRIMARY KEY,
  beach text NOT NULL,
  drive_min int NOT NULL
);
CREATE TABLE course (
  course_id int PRIMARY KEY,
  title text NOT NULL, -- Starter, Improver, Kids, Private
  days int NOT NULL,
  price numeric(6,2) NOT NULL, -- list, a person
  max_pupils int NOT NULL
);
CREATE TABLE run ( -- a course on certain dates
  run_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES course,
  beach_id int NOT NULL REFERENCES beach,
  head_coach int NOT NULL REFERENCES coach,
  second_coach int REFERENCES coach,
  first_day date NOT NULL,
  last_day date NOT NULL,
  called_off_on date
);
CREATE TABLE pupil (
  pupil_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  sex char(1) NOT NULL,
  born date NOT NULL,
  country text NOT NULL,
  can_swim char(1) NOT NULL -- Y/N
);
CREATE TABLE signup (
  run_id int NOT NULL REFERENCES run,
  pupil_id int NOT NULL REFERENCES pupil,
  signed_up date NOT NULL,
  paid date,
  refunded date,
  price numeric(6,2) NOT NULL, -- agreed
  board_hire numeric(6,2) NOT NULL,
  came boolean,
  PRIMARY KEY (run_id, pupil_id)
);
CREATE TABLE board (
  board_no int PRIMARY KEY,
  kind text NOT NULL, -- SOFT, HARD, SUP
  feet numeric(3,1) NOT NULL,
  bought date NOT NULL,
  cost numeric(6,2) NOT NULL,
  state text NOT NULL -- OK, DNG dinged, LST lost
);
