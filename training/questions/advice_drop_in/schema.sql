CREATE TABLE adviser (
  adviser_id int PRIMARY KEY,
  name text NOT NULL,
  speciality text NOT NULL,
  trainee boolean NOT NULL
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  language text NOT NULL,
  postcode_area text,
  first_came date NOT NULL
);
CREATE TABLE problem_type (
  code text PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE matter (
  matter_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client,
  problem text NOT NULL REFERENCES problem_type,
  adviser_id int REFERENCES adviser,
  opened date NOT NULL,
  closed date,
  money_won numeric(9,2),
  urgent boolean NOT NULL
);
CREATE TABLE drop_in_visit (
  visit_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client,
  arrived timestamp NOT NULL,
  seen timestamp,
  gave_up_waiting boolean NOT NULL,
  interpreter boolean NOT NULL
);
CREATE TABLE deadline (
  deadline_id int PRIMARY KEY,
  matter_id int NOT NULL REFERENCES matter,
  what text NOT NULL,
  due date NOT NULL,
  met date
);
