CREATE TABLE t_midwife (
  midwife_id integer PRIMARY KEY,
  midwife_name text NOT NULL,
  employed_since date NOT NULL,
  hours_per_week integer NOT NULL
);
CREATE TABLE t_mother (
  mother_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  birth_date date NOT NULL,
  postcode text NOT NULL,
  language text,
  smoker boolean
);
CREATE TABLE t_pregnancy (
  pregnancy_id integer PRIMARY KEY,
  mother_id integer NOT NULL REFERENCES t_mother(mother_id),
  midwife_id integer REFERENCES t_midwife(midwife_id),
  registered_on date NOT NULL,
  due_on date NOT NULL,
  planned_place text NOT NULL,
  risk text NOT NULL,
  number_of_babies integer NOT NULL,
  ended_early boolean NOT NULL
);
CREATE TABLE t_checkup (
  checkup_id integer PRIMARY KEY,
  pregnancy_id integer NOT NULL REFERENCES t_pregnancy(pregnancy_id),
  checked_on date NOT NULL,
  week integer NOT NULL,
  weight_kg numeric(4,1),
  systolic integer,
  diastolic integer,
  missed boolean NOT NULL
);
CREATE TABLE t_birth (
  birth_id integer PRIMARY KEY,
  pregnancy_id integer NOT NULL REFERENCES t_pregnancy(pregnancy_id),
  midwife_id integer REFERENCES t_midwife(midwife_id),
  born_at timestamptz NOT NULL,
  place text NOT NULL,
  mode text NOT NULL,
  baby_name text,
  grams integer NOT NULL,
  apgar integer
);
CREATE TABLE t_course (
  course_id integer PRIMARY KEY,
  course_name text NOT NULL,
  starts_on date NOT NULL,
  places integer NOT NULL,
  price_eur numeric(6,2) NOT NULL
);
CREATE TABLE t_course_booking (
  course_id integer NOT NULL REFERENCES t_course(course_id),
  mother_id integer NOT NULL REFERENCES t_mother(mother_id),
  partner_comes boolean NOT NULL,
  paid boolean NOT NULL,
  PRIMARY KEY (course_id, mother_id)
);
CREATE TABLE t_invoice (
  invoice_id integer PRIMARY KEY,
  pregnancy_id integer NOT NULL REFERENCES t_pregnancy(pregnancy_id),
  insurer text NOT NULL,
  sent_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  received numeric(8,2) NOT NULL
);
