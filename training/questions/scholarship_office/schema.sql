CREATE TABLE donors (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  donor_kind text NOT NULL,
  country text NOT NULL,
  first_gift_on date
);
CREATE TABLE funds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  donor_id bigint REFERENCES donors(id),
  currency char(3) NOT NULL,
  balance numeric(12,2) NOT NULL,
  field_of_study text,
  min_grade numeric(3,1),
  closed_on date
);
CREATE TABLE students (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  nationality text NOT NULL,
  programme text NOT NULL,
  study_year smallint NOT NULL,
  grade_average numeric(3,1),
  family_income int,
  bank_iban text
);
CREATE TABLE rounds (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  label text NOT NULL,
  opens_on date NOT NULL,
  closes_on date NOT NULL,
  decision_on date
);
CREATE TABLE reviewers (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  name text NOT NULL,
  department text NOT NULL
);
CREATE TABLE applications (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  student_id bigint NOT NULL REFERENCES students(id),
  fund_id bigint NOT NULL REFERENCES funds(id),
  round_id bigint NOT NULL REFERENCES rounds(id),
  submitted_at timestamptz,
  amount_asked numeric(10,2) NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE reviews (
  application_id bigint NOT NULL REFERENCES applications(id),
  reviewer_id bigint NOT NULL REFERENCES reviewers(id),
  score smallint,
  reviewed_on date,
  PRIMARY KEY (application_id, reviewer_id)
);
CREATE TABLE awards (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  application_id bigint NOT NULL UNIQUE REFERENCES applications(id),
  amount numeric(10,2) NOT NULL,
  granted_on date NOT NULL,
  accepted_on date,
  renewable boolean NOT NULL
);
CREATE TABLE payouts (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  award_id bigint NOT NULL REFERENCES awards(id),
  planned_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date,
  held_reason text
);
