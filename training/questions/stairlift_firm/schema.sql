CREATE TABLE sales_reps (
  id int PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  monthly_target numeric(10,2) NOT NULL
);
CREATE TABLE engineers (
  id int PRIMARY KEY,
  name text NOT NULL,
  van_reg text NOT NULL
);
CREATE TABLE models (
  id int PRIMARY KEY,
  name text NOT NULL,
  manufacturer text NOT NULL,
  rail_type text NOT NULL,
  price numeric(10,2) NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  name text NOT NULL,
  phone text NOT NULL,
  town text NOT NULL,
  source text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE TABLE quotes (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  sales_rep_id int NOT NULL REFERENCES sales_reps(id),
  model_id int NOT NULL REFERENCES models(id),
  amount numeric(10,2) NOT NULL,
  status text NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz
);
CREATE TABLE installations (
  id int PRIMARY KEY,
  quote_id int NOT NULL REFERENCES quotes(id),
  engineer_id int NOT NULL REFERENCES engineers(id),
  serial_no text NOT NULL,
  installed_on date NOT NULL,
  warranty_until date NOT NULL
);
CREATE TABLE service_contracts (
  id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations(id),
  yearly_fee numeric(10,2) NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  cancelled boolean NOT NULL
);
CREATE TABLE service_jobs (
  id int PRIMARY KEY,
  installation_id int NOT NULL REFERENCES installations(id),
  engineer_id int REFERENCES engineers(id),
  job_type text NOT NULL,
  reported_at timestamptz NOT NULL,
  completed_at timestamptz,
  charge numeric(10,2) NOT NULL,
  description text NOT NULL
);
COMMENT ON COLUMN quotes.status IS 'sent, accepted, declined, expired';
COMMENT ON COLUMN service_jobs.job_type IS 'breakdown, annual service, removal';
