CREATE TABLE municipal_districts (
  district_id integer PRIMARY KEY,
  district_name text NOT NULL,
  children_under_six integer NOT NULL
);
CREATE TABLE kindergarten_facilities (
  facility_id integer PRIMARY KEY,
  facility_name text NOT NULL,
  district_id integer NOT NULL REFERENCES municipal_districts(district_id),
  operator_name text NOT NULL,
  opening_time time NOT NULL,
  closing_time time NOT NULL,
  has_garden boolean NOT NULL,
  licensed_places integer NOT NULL
);
CREATE TABLE care_groups (
  group_id integer PRIMARY KEY,
  facility_id integer NOT NULL REFERENCES kindergarten_facilities(facility_id),
  group_name text NOT NULL,
  minimum_age_months integer NOT NULL,
  maximum_children integer NOT NULL
);
CREATE TABLE childcare_staff (
  staff_id integer PRIMARY KEY,
  staff_full_name text NOT NULL,
  group_id integer REFERENCES care_groups(group_id),
  qualification text NOT NULL,
  weekly_hours numeric(4,1) NOT NULL,
  contract_start_date date NOT NULL,
  contract_end_date date
);
CREATE TABLE registered_children (
  child_id integer PRIMARY KEY,
  child_first_name text NOT NULL,
  child_last_name text NOT NULL,
  date_of_birth date NOT NULL,
  home_district_id integer NOT NULL REFERENCES municipal_districts(district_id),
  household_income_band text,
  sibling_child_id integer REFERENCES registered_children(child_id)
);
CREATE TABLE place_applications (
  application_id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES registered_children(child_id),
  preferred_facility_id integer NOT NULL REFERENCES kindergarten_facilities(facility_id),
  application_date date NOT NULL,
  wanted_from_date date NOT NULL,
  decision_date date,
  decision text
);
CREATE TABLE group_enrolments (
  enrolment_id integer PRIMARY KEY,
  child_id integer NOT NULL REFERENCES registered_children(child_id),
  group_id integer NOT NULL REFERENCES care_groups(group_id),
  first_day date NOT NULL,
  last_day date,
  monthly_fee_euros numeric(6,2) NOT NULL,
  hours_per_day integer NOT NULL
);
CREATE TABLE fee_reminders (
  reminder_id integer PRIMARY KEY,
  enrolment_id integer NOT NULL REFERENCES group_enrolments(enrolment_id),
  reminder_sent_date date NOT NULL,
  months_overdue integer NOT NULL,
  settled_date date
);
COMMENT ON COLUMN place_applications.decision IS 'offered, rejected or withdrawn; empty while open';
COMMENT ON COLUMN group_enrolments.last_day IS 'empty while the child still attends';
