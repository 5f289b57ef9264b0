CREATE TABLE house (
  id integer PRIMARY KEY,
  name text NOT NULL,
  district text NOT NULL,
  women_only boolean NOT NULL,
  pets_allowed boolean NOT NULL
);
CREATE TABLE bed (
  id integer PRIMARY KEY,
  house_id integer NOT NULL REFERENCES house,
  label text NOT NULL,
  room_no integer NOT NULL,
  out_of_use boolean NOT NULL DEFAULT false
);
CREATE TABLE guest (
  id integer PRIMARY KEY,
  alias text NOT NULL,
  gender text,
  birth_year integer,
  nationality text,
  first_seen date NOT NULL,
  has_dog boolean NOT NULL DEFAULT false
);
CREATE TABLE stay (
  id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guest,
  bed_id integer NOT NULL REFERENCES bed,
  check_in date NOT NULL,
  check_out date,
  left_for text
);
CREATE TABLE case_worker (
  id integer PRIMARY KEY,
  name text NOT NULL,
  languages text NOT NULL,
  hours_per_week integer NOT NULL
);
CREATE TABLE support_plan (
  id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guest,
  case_worker_id integer NOT NULL REFERENCES case_worker,
  goal text NOT NULL,
  opened date NOT NULL,
  review_due date,
  closed date,
  outcome text
);
CREATE TABLE incident (
  id integer PRIMARY KEY,
  house_id integer NOT NULL REFERENCES house,
  guest_id integer REFERENCES guest,
  happened_at timestamptz NOT NULL,
  category text NOT NULL,
  police_called boolean NOT NULL
);
CREATE TABLE donation (
  id integer PRIMARY KEY,
  donor text,
  kind text NOT NULL,
  amount_eur numeric(9,2),
  item text,
  received date NOT NULL,
  thanked boolean NOT NULL
);
