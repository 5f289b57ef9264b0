CREATE TABLE room (
  id int PRIMARY KEY,
  room_name text NOT NULL,
  from_months int NOT NULL,
  to_months int NOT NULL,
  places int NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  qualification text,
  room_id int REFERENCES room,
  paediatric_first_aid_until date,
  on_leave boolean NOT NULL
);
CREATE TABLE child (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  dob date NOT NULL,
  room_id int NOT NULL REFERENCES room,
  key_worker_id int REFERENCES staff,
  start_date date NOT NULL,
  leave_date date,
  funded_hours int NOT NULL,
  dietary text
);
CREATE TABLE carer (
  id int PRIMARY KEY,
  child_id int NOT NULL REFERENCES child,
  name text NOT NULL,
  relation text NOT NULL,
  phone text,
  may_collect boolean NOT NULL
);
CREATE TABLE session_day (
  child_id int NOT NULL REFERENCES child,
  day date NOT NULL,
  booked_from time NOT NULL,
  booked_to time NOT NULL,
  dropped_at time,
  collected_at time,
  absence text,
  PRIMARY KEY (child_id, day)
);
CREATE TABLE accident (
  id int PRIMARY KEY,
  child_id int NOT NULL REFERENCES child,
  happened_at timestamp NOT NULL,
  what text NOT NULL,
  parent_told boolean NOT NULL
);
CREATE TABLE fee_invoice (
  id int PRIMARY KEY,
  child_id int NOT NULL REFERENCES child,
  month date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
