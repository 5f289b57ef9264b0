CREATE TABLE swimmers (
  swimmer_id int PRIMARY KEY,
  swimmer_name text NOT NULL,
  sex text NOT NULL CHECK (sex IN ('boy', 'girl', 'man', 'woman')),
  born date NOT NULL,
  badge text, -- last badge reached
  parent_phone text,
  wears_glasses boolean NOT NULL
);
CREATE TABLE teachers (
  teacher_id int PRIMARY KEY,
  teacher_name text NOT NULL,
  lifeguard_until date
);
CREATE TABLE lesson_groups (
  group_id int PRIMARY KEY,
  group_name text NOT NULL,
  weekday text NOT NULL,
  start_time time NOT NULL,
  lane int,
  teacher_id int REFERENCES teachers,
  max_swimmers int NOT NULL,
  term_price numeric(6,2) NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id int PRIMARY KEY,
  swimmer_id int NOT NULL REFERENCES swimmers,
  group_id int NOT NULL REFERENCES lesson_groups,
  enrolled_on date NOT NULL,
  dropped_on date,
  paid boolean NOT NULL
);
CREATE TABLE poolside_register (
  enrolment_id int NOT NULL REFERENCES enrolments,
  lesson_date date NOT NULL,
  mark char(1) NOT NULL, -- P present, A absent, L late
  PRIMARY KEY (enrolment_id, lesson_date)
);
CREATE TABLE badge_tests (
  test_id int PRIMARY KEY,
  swimmer_id int NOT NULL REFERENCES swimmers,
  badge text NOT NULL,
  tested_on date NOT NULL,
  passed boolean NOT NULL
);
CREATE TABLE waiting_list (
  swimmer_id int NOT NULL REFERENCES swimmers,
  group_id int NOT NULL REFERENCES lesson_groups,
  since date NOT NULL,
  offered_on date,
  PRIMARY KEY (swimmer_id, group_id)
);
