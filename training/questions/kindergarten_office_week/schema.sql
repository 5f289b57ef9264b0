CREATE TABLE groups (
  group_id int PRIMARY KEY,
  group_name text NOT NULL,
  max_children int NOT NULL,
  room text NOT NULL
);
CREATE TABLE carers (
  carer_id int PRIMARY KEY,
  carer_name text NOT NULL,
  group_id int REFERENCES groups,
  qualified boolean NOT NULL,
  first_aid_until date
);
CREATE TABLE families (
  family_id int PRIMARY KEY,
  family_name text NOT NULL,
  phone text,
  income_band int NOT NULL
);
CREATE TABLE children (
  child_id int PRIMARY KEY,
  family_id int NOT NULL REFERENCES families,
  first_name text NOT NULL,
  born_on date NOT NULL,
  group_id int REFERENCES groups,
  started_on date,
  leaves_on date,
  allergy text
);
CREATE TABLE attendance_days (
  child_id int NOT NULL REFERENCES children,
  day date NOT NULL,
  status text NOT NULL,
  collected_at time,
  PRIMARY KEY (child_id, day)
);
COMMENT ON COLUMN attendance_days.status IS 'present, sick, holiday, unexcused';
CREATE TABLE monthly_fees (
  fee_id int PRIMARY KEY,
  child_id int NOT NULL REFERENCES children,
  fee_month date NOT NULL,
  care_fee numeric(7,2) NOT NULL,
  lunch_fee numeric(7,2) NOT NULL,
  paid_on date
);
CREATE TABLE waiting_list (
  entry_id int PRIMARY KEY,
  child_name text NOT NULL,
  born_on date NOT NULL,
  wanted_from date NOT NULL,
  registered_on date NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN waiting_list.status IS 'waiting, offered, accepted, withdrawn';
