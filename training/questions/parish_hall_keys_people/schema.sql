CREATE TABLE hirers (
  hirer_id int PRIMARY KEY,
  hirer text NOT NULL,
  contact_person text,
  is_local boolean NOT NULL,
  regular boolean NOT NULL
);
CREATE TABLE rooms (
  room text PRIMARY KEY,
  capacity int NOT NULL,
  per_hour_local numeric(5,2) NOT NULL,
  per_hour_other numeric(5,2) NOT NULL
);
CREATE TABLE hires (
  hire_no int PRIMARY KEY,
  hirer_id int NOT NULL REFERENCES hirers,
  room text NOT NULL REFERENCES rooms,
  on_day date NOT NULL,
  from_hour int NOT NULL,
  till_hour int NOT NULL,
  purpose text NOT NULL,
  heads int,
  alcohol boolean NOT NULL,
  called_off_on date
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  hire_no int NOT NULL REFERENCES hires,
  sent_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  paid_on date
);
CREATE TABLE keys (
  key_tag text PRIMARY KEY,
  opens text NOT NULL,
  lost boolean NOT NULL
);
CREATE TABLE key_log (
  log_id int PRIMARY KEY,
  key_tag text NOT NULL REFERENCES keys,
  hirer_id int NOT NULL REFERENCES hirers,
  taken_on date NOT NULL,
  brought_back_on date
);
CREATE TABLE damage (
  damage_id int PRIMARY KEY,
  hire_no int REFERENCES hires,
  noticed_on date NOT NULL,
  what text NOT NULL,
  repair_cost numeric(7,2),
  mended_on date
);
