CREATE TABLE customers (
  id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  date_of_birth date NOT NULL,
  city text NOT NULL,
  yearly_income numeric(10,2),
  joined_on date NOT NULL,
  paperless boolean NOT NULL
);
CREATE TABLE card_products (
  id int PRIMARY KEY,
  name text NOT NULL,
  annual_fee numeric(6,2) NOT NULL,
  interest_rate numeric(5,2) NOT NULL,
  cashback_pct numeric(4,2) NOT NULL
);
CREATE TABLE cards (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  product_id int NOT NULL REFERENCES card_products(id),
  last_four char(4) NOT NULL,
  credit_limit numeric(10,2) NOT NULL,
  opened_on date NOT NULL,
  expires_on date NOT NULL,
  status text NOT NULL,
  closed_on date
);
CREATE TABLE merchants (
  id int PRIMARY KEY,
  name text NOT NULL,
  category text NOT NULL,
  country text NOT NULL
);
CREATE TABLE transactions (
  id int PRIMARY KEY,
  card_id int NOT NULL REFERENCES cards(id),
  merchant_id int NOT NULL REFERENCES merchants(id),
  booked_at timestamptz NOT NULL,
  amount numeric(10,2) NOT NULL,
  currency char(3) NOT NULL,
  entry_mode text NOT NULL,
  declined_reason text
);
CREATE TABLE statements (
  id int PRIMARY KEY,
  card_id int NOT NULL REFERENCES cards(id),
  period_end date NOT NULL,
  due_on date NOT NULL,
  balance numeric(10,2) NOT NULL,
  minimum_payment numeric(10,2) NOT NULL,
  paid_amount numeric(10,2) NOT NULL DEFAULT 0,
  paid_on date
);
CREATE TABLE disputes (
  id int PRIMARY KEY,
  transaction_id int NOT NULL REFERENCES transactions(id),
  raised_on date NOT NULL,
  reason text NOT NULL,
  resolved_on date,
  refunded boolean
);
