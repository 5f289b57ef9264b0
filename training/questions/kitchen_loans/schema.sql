CREATE TABLE borrower_restaurant (
  borrower_restaurant_id serial PRIMARY KEY,
  restaurant_name text NOT NULL,
  owner_first_name text NOT NULL,
  owner_last_name text NOT NULL,
  restaurant_city text NOT NULL,
  cuisine_style text NOT NULL,
  credit_score integer,
  customer_since_date date NOT NULL
);
CREATE TABLE loan_officer (
  loan_officer_id serial PRIMARY KEY,
  officer_full_name text NOT NULL,
  office_city text NOT NULL,
  approval_limit_amount numeric(12,2) NOT NULL
);
CREATE TABLE loan_application (
  loan_application_id serial PRIMARY KEY,
  borrower_restaurant_id integer NOT NULL REFERENCES borrower_restaurant,
  handling_officer_id integer REFERENCES loan_officer,
  equipment_purpose text NOT NULL,
  requested_amount numeric(12,2) NOT NULL,
  submitted_date date NOT NULL,
  decision_date date,
  decision_outcome text,
  refusal_reason text
);
CREATE TABLE equipment_loan (
  equipment_loan_id serial PRIMARY KEY,
  loan_application_id integer NOT NULL UNIQUE REFERENCES loan_application,
  principal_amount numeric(12,2) NOT NULL,
  annual_interest_percent numeric(5,2) NOT NULL,
  term_in_months integer NOT NULL,
  paid_out_date date NOT NULL,
  loan_status text NOT NULL
);
CREATE TABLE repayment_instalment (
  repayment_instalment_id serial PRIMARY KEY,
  equipment_loan_id integer NOT NULL REFERENCES equipment_loan,
  instalment_number integer NOT NULL,
  instalment_due_date date NOT NULL,
  instalment_amount numeric(10,2) NOT NULL,
  amount_received numeric(10,2) NOT NULL DEFAULT 0,
  received_date date
);
CREATE TABLE loan_guarantor (
  loan_guarantor_id serial PRIMARY KEY,
  equipment_loan_id integer NOT NULL REFERENCES equipment_loan,
  guarantor_full_name text NOT NULL,
  guaranteed_amount numeric(12,2) NOT NULL,
  relationship_to_owner text
);
