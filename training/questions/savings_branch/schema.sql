CREATE TABLE branch (
  branch_code char(3) PRIMARY KEY,
  branch_name text NOT NULL,
  state text NOT NULL,
  assets numeric(14,2) NOT NULL
);
CREATE TABLE holder (
  holder_id integer PRIMARY KEY,
  holder_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('private','business')),
  state text NOT NULL,
  credit_score integer,
  customer_since date NOT NULL
);
CREATE TABLE account (
  account_no text PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES holder(holder_id),
  branch_code char(3) NOT NULL REFERENCES branch(branch_code),
  account_type text NOT NULL CHECK (account_type IN ('checking','savings','fixed')),
  opened date NOT NULL,
  closed date,
  balance numeric(12,2) NOT NULL
);
CREATE TABLE posting (
  posting_id integer PRIMARY KEY,
  account_no text NOT NULL REFERENCES account(account_no),
  posted_at timestamp NOT NULL,
  direction text NOT NULL CHECK (direction IN ('in','out')),
  amount numeric(10,2) NOT NULL,
  channel text NOT NULL
);
CREATE TABLE loan (
  loan_id integer PRIMARY KEY,
  holder_id integer NOT NULL REFERENCES holder(holder_id),
  branch_code char(3) NOT NULL REFERENCES branch(branch_code),
  loan_type text NOT NULL,
  principal numeric(12,2) NOT NULL,
  yearly_rate numeric(4,2) NOT NULL,
  granted date NOT NULL,
  repaid date
);
