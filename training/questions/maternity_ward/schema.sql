CREATE TABLE midwife (
  midwife_id serial PRIMARY KEY,
  full_name text NOT NULL,
  grade text NOT NULL,
  qualified_on date,
  weekly_hours numeric(4,1) NOT NULL,
  left_on date
);
CREATE TABLE room (
  room_no text PRIMARY KEY,
  floor int NOT NULL,
  room_type text NOT NULL,
  has_pool boolean NOT NULL DEFAULT false,
  beds int NOT NULL
);
CREATE TABLE mother (
  mother_id serial PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  birth_date date NOT NULL,
  village text,
  blood_group text,
  previous_births int NOT NULL DEFAULT 0,
  due_date date,
  booked_on date NOT NULL,
  named_midwife_id int REFERENCES midwife(midwife_id)
);
CREATE TABLE antenatal_visit (
  visit_id serial PRIMARY KEY,
  mother_id int NOT NULL REFERENCES mother(mother_id),
  midwife_id int NOT NULL REFERENCES midwife(midwife_id),
  visit_date date NOT NULL,
  pregnancy_week int NOT NULL,
  systolic int,
  diastolic int,
  weight_kg numeric(5,1),
  attended boolean NOT NULL
);
CREATE TABLE admission (
  admission_id serial PRIMARY KEY,
  mother_id int NOT NULL REFERENCES mother(mother_id),
  room_no text NOT NULL REFERENCES room(room_no),
  admitted_at timestamp NOT NULL,
  discharged_at timestamp,
  reason text NOT NULL
);
CREATE TABLE delivery (
  delivery_id serial PRIMARY KEY,
  admission_id int NOT NULL REFERENCES admission(admission_id),
  lead_midwife_id int NOT NULL REFERENCES midwife(midwife_id),
  mode text NOT NULL,
  pain_relief text,
  labour_minutes int,
  blood_loss_ml int
);
CREATE TABLE newborn (
  newborn_id serial PRIMARY KEY,
  delivery_id int NOT NULL REFERENCES delivery(delivery_id),
  given_name text,
  sex char(1) NOT NULL,
  born_at timestamp NOT NULL,
  weight_g int NOT NULL,
  length_cm numeric(4,1),
  apgar_5min int,
  special_care boolean NOT NULL DEFAULT false,
  feeding text NOT NULL
);
