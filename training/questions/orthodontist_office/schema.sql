CREATE TABLE practitioner (
  practitioner_id integer PRIMARY KEY,
  practitioner_name text NOT NULL,
  colour_in_diary text
);
CREATE TABLE young_patient (
  patient_id integer PRIMARY KEY,
  forename text NOT NULL,
  surname text NOT NULL,
  birth_date date NOT NULL,
  guardian_name text,
  guardian_mobile text,
  insurance_plan text,
  first_visit date NOT NULL
);
CREATE TABLE treatment_plan (
  plan_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES young_patient(patient_id),
  practitioner_id integer NOT NULL REFERENCES practitioner(practitioner_id),
  appliance text NOT NULL,
  signed_on date NOT NULL,
  fitted_on date,
  planned_months integer NOT NULL,
  removed_on date,
  agreed_price numeric(8,2) NOT NULL
);
COMMENT ON COLUMN treatment_plan.removed_on IS 'empty while the appliance is worn';
CREATE TABLE instalment (
  plan_id integer NOT NULL REFERENCES treatment_plan(plan_id),
  number integer NOT NULL,
  due_date date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_date date,
  PRIMARY KEY (plan_id, number)
);
CREATE TABLE chair_visit (
  visit_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES young_patient(patient_id),
  practitioner_id integer NOT NULL REFERENCES practitioner(practitioner_id),
  booked_for timestamp NOT NULL,
  arrived timestamp,
  seated timestamp,
  purpose text NOT NULL,
  status text NOT NULL CHECK (status IN ('planned','done','no show','rescheduled'))
);
CREATE TABLE breakage (
  breakage_id integer PRIMARY KEY,
  plan_id integer NOT NULL REFERENCES treatment_plan(plan_id),
  reported_on date NOT NULL,
  part text NOT NULL,
  charged numeric(6,2) NOT NULL
);
