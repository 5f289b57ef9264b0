CREATE TABLE persons (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date NOT NULL,
  town text NOT NULL,
  kind text NOT NULL,              -- member, trainer, parent
  guardian_id int REFERENCES persons,  -- for children
  joined_on date,
  left_on date
);
CREATE TABLE belts (
  rank int PRIMARY KEY,            -- 1 lowest
  colour text NOT NULL,
  min_age int NOT NULL,
  exam_fee numeric(5,2) NOT NULL
);
CREATE TABLE groups (
  id int PRIMARY KEY,
  name text NOT NULL,
  weekday text NOT NULL,
  trainer_id int NOT NULL REFERENCES persons,
  assistant_id int REFERENCES persons,
  max_size int NOT NULL
);
CREATE TABLE group_members (group_id int REFERENCES groups, person_id int REFERENCES persons, since date NOT NULL, until date, PRIMARY KEY (group_id, person_id));
CREATE TABLE exams (
  id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES persons,
  belt_rank int NOT NULL REFERENCES belts,
  registered_on date NOT NULL,
  taken_on date,
  examiner_id int REFERENCES persons,
  passed boolean,
  fee_paid_on date
);
CREATE TABLE fees (
  id int PRIMARY KEY,
  person_id int NOT NULL REFERENCES persons,
  year int NOT NULL,
  amount numeric(7,2) NOT NULL,
  reduction numeric(7,2) NOT NULL,   -- taken off the amount
  due_on date NOT NULL,
  paid_on date
);
