CREATE TABLE university (
  university_id integer,
  university_name text,
  town text
);
CREATE TABLE student_borrower (
  student_id integer,
  given_names text,
  surname text,
  university_id integer,
  course_of_study text,
  graduation_date date,
  dropped_out boolean,
  current_employer text
);
COMMENT ON COLUMN student_borrower.graduation_date IS 'planned or real day of graduation';
CREATE TABLE loan_agreement (
  loan_id integer,
  student_id integer,
  approved_amount numeric(10,2),
  interest_percent numeric(4,2),
  signed_on date,
  repayment_starts_on date,
  closed_on date,
  loan_state text
);
COMMENT ON COLUMN loan_agreement.loan_state IS 'studying, repaying, paused, repaid, defaulted';
CREATE TABLE loan_disbursement (
  disbursement_id integer,
  loan_id integer,
  semester text,
  amount numeric(10,2),
  paid_on date
);
CREATE TABLE loan_repayment (
  repayment_id integer,
  loan_id integer,
  due_on date,
  amount_due numeric(8,2),
  amount_paid numeric(8,2),
  paid_on date
);
CREATE TABLE payment_holiday (
  holiday_id integer,
  loan_id integer,
  reason text,
  starts_on date,
  ends_on date,
  approved boolean
);
COMMENT ON TABLE payment_holiday IS 'breaks in repayment asked for; approved is empty while undecided';
CREATE TABLE guarantor (
  guarantor_id integer,
  loan_id integer,
  full_name text,
  relation_to_student text,
  released_on date
);
