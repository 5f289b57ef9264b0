CREATE TABLE branches (
  id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE account_kinds (
  id int PRIMARY KEY,
  name text NOT NULL,
  yearly_interest_pct numeric(4,2) NOT NULL,
  notice_days int NOT NULL
);
CREATE TABLE savers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  born_on date NOT NULL,
  branch_id int NOT NULL REFERENCES branches(id),
  joined_on date NOT NULL,
  online_banking boolean NOT NULL
);
CREATE TABLE accounts (
  id int PRIMARY KEY,
  iban text NOT NULL UNIQUE,
  saver_id int NOT NULL REFERENCES savers(id),
  account_kind_id int NOT NULL REFERENCES account_kinds(id),
  opened_on date NOT NULL,
  closed_on date,
  balance numeric(12,2) NOT NULL
);
CREATE TABLE movements (
  id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(id),
  booked_on date NOT NULL,
  kind text NOT NULL,
  amount numeric(12,2) NOT NULL,
  channel text
);
CREATE TABLE advisers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  branch_id int NOT NULL REFERENCES branches(id)
);
CREATE TABLE meetings (
  id int PRIMARY KEY,
  adviser_id int NOT NULL REFERENCES advisers(id),
  saver_id int NOT NULL REFERENCES savers(id),
  starts_at timestamptz NOT NULL,
  topic text NOT NULL,
  kept boolean,
  product_sold text
);
