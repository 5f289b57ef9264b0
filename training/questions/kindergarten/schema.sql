CREATE TABLE groups (
  id integer PRIMARY KEY,
  name text NOT NULL,
  room text NOT NULL,
  min_age_months integer NOT NULL,
  places integer NOT NULL
);
CREATE TABLE educators (
  id integer PRIMARY KEY,
  name text NOT NULL,
  group_id integer REFERENCES groups(id),
  qualification text NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  first_aid_until date,
  since date NOT NULL
);
CREATE TABLE children (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date NOT NULL,
  group_id integer REFERENCES groups(id),
  entered_on date,
  leaves_on date,
  full_day boolean NOT NULL,
  sibling_of integer REFERENCES children(id)
);
CREATE TABLE guardians (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  phone text NOT NULL,
  email text,
  preferred_language text NOT NULL
);
CREATE TABLE child_guardians (
  child_id integer NOT NULL REFERENCES children(id),
  guardian_id integer NOT NULL REFERENCES guardians(id),
  relation text NOT NULL,
  may_collect boolean NOT NULL,
  pays_fees boolean NOT NULL,
  PRIMARY KEY (child_id, guardian_id)
);
CREATE TABLE allergies (
  id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES children(id),
  substance text NOT NULL,
  severe boolean NOT NULL
);
CREATE TABLE attendance (
  child_id integer NOT NULL REFERENCES children(id),
  day date NOT NULL,
  arrived_at time,
  picked_up_at time,
  absence_reason text,
  PRIMARY KEY (child_id, day)
);
CREATE TABLE monthly_fees (
  id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES children(id),
  month date NOT NULL,
  amount numeric(7,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
CREATE TABLE waiting_list (
  id integer PRIMARY KEY,
  child_name text NOT NULL,
  born_on date NOT NULL,
  applied_on date NOT NULL,
  wanted_from date NOT NULL,
  wanted_group_id integer REFERENCES groups(id),
  offer_sent_on date
);
