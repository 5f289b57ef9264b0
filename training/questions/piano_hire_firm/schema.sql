CREATE TABLE customers (
  customer_id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('private','school','venue')),
  joined_on date NOT NULL,
  email text
);
CREATE TABLE pianos (
  piano_id integer PRIMARY KEY,
  serial_no text NOT NULL UNIQUE,
  maker text NOT NULL,
  model text NOT NULL,
  type text NOT NULL CHECK (type IN ('grand','upright','digital')),
  bought_on date NOT NULL,
  bought_for numeric(10,2) NOT NULL,
  monthly_fee numeric(8,2) NOT NULL
);
CREATE TABLE hires (
  hire_id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers,
  piano_id integer NOT NULL REFERENCES pianos,
  start_date date NOT NULL,
  end_date date,
  monthly_fee numeric(8,2) NOT NULL,
  deposit numeric(8,2) NOT NULL
);
COMMENT ON COLUMN hires.end_date IS 'empty while the piano is still with the customer';
CREATE TABLE invoices (
  invoice_id integer PRIMARY KEY,
  hire_id integer NOT NULL REFERENCES hires,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  paid_on date
);
CREATE TABLE tunings (
  tuning_id integer PRIMARY KEY,
  piano_id integer NOT NULL REFERENCES pianos,
  tuner text NOT NULL,
  tuned_on date NOT NULL,
  cost numeric(7,2) NOT NULL
);
