CREATE TABLE employers (
  employer_id integer PRIMARY KEY,
  employer_name text NOT NULL,
  pay_day integer NOT NULL
);
CREATE TABLE contractors (
  contractor_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  tax_code text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE assignments (
  assignment_id integer PRIMARY KEY,
  contractor_id integer NOT NULL REFERENCES contractors(contractor_id),
  employer_id integer NOT NULL REFERENCES employers(employer_id),
  role_title text NOT NULL,
  begins_on date NOT NULL,
  ends_on date,
  charge_rate numeric(7,2) NOT NULL,
  pay_rate numeric(7,2) NOT NULL
);
COMMENT ON COLUMN assignments.charge_rate IS 'per hour, what the employer pays us';
COMMENT ON COLUMN assignments.pay_rate IS 'per hour, what we pay the contractor';
CREATE TABLE timesheets (
  timesheet_id integer PRIMARY KEY,
  assignment_id integer NOT NULL REFERENCES assignments(assignment_id),
  week_ending date NOT NULL,
  hours_worked numeric(5,2) NOT NULL,
  overtime_hours numeric(5,2) NOT NULL DEFAULT 0,
  submitted_at timestamp NOT NULL,
  signed_off_at timestamp,
  rejected_at timestamp
);
COMMENT ON COLUMN timesheets.overtime_hours IS 'part of hours_worked above 40';
CREATE TABLE payslips (
  payslip_id integer PRIMARY KEY,
  contractor_id integer NOT NULL REFERENCES contractors(contractor_id),
  pay_month date NOT NULL,
  issued_on date NOT NULL,
  paid_on date,
  gross_pay numeric(9,2) NOT NULL,
  income_tax numeric(9,2) NOT NULL,
  social_insurance numeric(9,2) NOT NULL,
  pension numeric(9,2) NOT NULL,
  net_pay numeric(9,2) NOT NULL
);
COMMENT ON COLUMN payslips.pay_month IS 'first day of the month that the payslip is for';
CREATE TABLE expenses (
  expense_id integer PRIMARY KEY,
  contractor_id integer NOT NULL REFERENCES contractors(contractor_id),
  spent_on date NOT NULL,
  claimed_on date NOT NULL,
  refunded_on date,
  category text NOT NULL,
  amount numeric(8,2) NOT NULL,
  amount_allowed numeric(8,2)
);
