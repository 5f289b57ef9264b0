CREATE TABLE lenders (
  id serial PRIMARY KEY,
  name text NOT NULL,
  lender_type text NOT NULL,
  max_ltv_pct numeric(4,1) NOT NULL,
  proc_fee_pct numeric(4,2) NOT NULL,
  on_panel boolean NOT NULL
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  lender_id int NOT NULL REFERENCES lenders(id),
  code text NOT NULL,
  rate_kind text NOT NULL,
  initial_rate numeric(4,2) NOT NULL,
  fix_years int,
  arrangement_fee int NOT NULL,
  withdrawn_on date
);
CREATE TABLE advisers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  office text NOT NULL,
  qualified boolean NOT NULL,
  split_pct int NOT NULL
);
CREATE TABLE introducers (
  id serial PRIMARY KEY,
  firm text NOT NULL,
  kind text NOT NULL
);
CREATE TABLE borrowers (
  id serial PRIMARY KEY,
  title text,
  first_name text NOT NULL,
  surname text NOT NULL,
  date_of_birth date NOT NULL,
  employment text NOT NULL,
  gross_income int,
  introducer_id int REFERENCES introducers(id),
  marketing_ok boolean NOT NULL
);
CREATE TABLE cases (
  id serial PRIMARY KEY,
  reference text NOT NULL UNIQUE,
  borrower_id int NOT NULL REFERENCES borrowers(id),
  co_borrower_id int REFERENCES borrowers(id),
  adviser_id int NOT NULL REFERENCES advisers(id),
  product_id int REFERENCES products(id),
  purpose text NOT NULL,
  property_town text,
  property_value int,
  loan_amount int,
  term_years int,
  stage text NOT NULL,
  enquired_on date NOT NULL,
  submitted_on date,
  offered_on date,
  completed_on date,
  fix_ends_on date
);
CREATE TABLE fees (
  id serial PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases(id),
  source text NOT NULL,
  amount numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  received_on date
);
CREATE TABLE case_notes (
  id serial PRIMARY KEY,
  case_id int NOT NULL REFERENCES cases(id),
  adviser_id int NOT NULL REFERENCES advisers(id),
  written_at timestamptz NOT NULL,
  note text NOT NULL
);
