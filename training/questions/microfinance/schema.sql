CREATE TABLE branches (
  branch_id serial PRIMARY KEY,
  branch_name text NOT NULL,
  region text NOT NULL,
  opened date NOT NULL
);
CREATE TABLE loan_officers (
  officer_id serial PRIMARY KEY,
  branch_id integer NOT NULL REFERENCES branches,
  officer_name text NOT NULL,
  hired date NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE savings_groups (
  group_id serial PRIMARY KEY,
  group_name text NOT NULL,
  village text NOT NULL,
  meeting_weekday text NOT NULL,
  formed date NOT NULL
);
CREATE TABLE borrowers (
  borrower_id serial PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  sex char(1) NOT NULL,
  year_of_birth integer,
  mobile_money_no text,
  group_id integer REFERENCES savings_groups,
  branch_id integer NOT NULL REFERENCES branches,
  joined date NOT NULL,
  trade text
);
CREATE TABLE loan_products (
  product_id serial PRIMARY KEY,
  product_name text NOT NULL,
  monthly_rate_pct numeric(4,2) NOT NULL,
  max_amount_kes integer NOT NULL,
  max_months integer NOT NULL,
  needs_guarantor boolean NOT NULL
);
CREATE TABLE loans (
  loan_id serial PRIMARY KEY,
  borrower_id integer NOT NULL REFERENCES borrowers,
  product_id integer NOT NULL REFERENCES loan_products,
  officer_id integer NOT NULL REFERENCES loan_officers,
  guarantor_id integer REFERENCES borrowers(borrower_id),
  applied date NOT NULL,
  disbursed date,
  principal_kes integer NOT NULL,
  months integer NOT NULL,
  state text NOT NULL,
  purpose text
);
CREATE TABLE instalments (
  instalment_id serial PRIMARY KEY,
  loan_id integer NOT NULL REFERENCES loans,
  seq integer NOT NULL,
  due date NOT NULL,
  amount_due_kes integer NOT NULL,
  amount_paid_kes integer NOT NULL DEFAULT 0,
  paid_on date
);
CREATE TABLE savings_deposits (
  deposit_id serial PRIMARY KEY,
  borrower_id integer NOT NULL REFERENCES borrowers,
  deposited date NOT NULL,
  amount_kes integer NOT NULL,
  channel text NOT NULL
);
