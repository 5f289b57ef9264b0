CREATE TABLE theme (
  theme_id int PRIMARY KEY,
  theme text NOT NULL,
  season text
);
CREATE TABLE costume (
  costume_id int PRIMARY KEY,
  theme_id int NOT NULL REFERENCES theme(theme_id),
  costume_name text NOT NULL,
  cut text NOT NULL,
  size text NOT NULL,
  needs_dry_cleaning boolean NOT NULL,
  state text NOT NULL,
  home_made boolean NOT NULL,
  replacement_value numeric(8,2) NOT NULL,
  retired_on date
);
CREATE TABLE borrower (
  borrower_id int PRIMARY KEY,
  borrower_name text NOT NULL,
  borrower_kind text NOT NULL,
  country_code char(2) NOT NULL,
  trusted boolean NOT NULL,
  last_reminder_on date
);
CREATE TABLE seamstress (
  seamstress_id int PRIMARY KEY,
  seamstress_name text NOT NULL,
  works text NOT NULL,
  can_hats boolean NOT NULL
);
CREATE TABLE loan (
  loan_id int PRIMARY KEY,
  borrower_id int NOT NULL REFERENCES borrower(borrower_id),
  costume_id int NOT NULL REFERENCES costume(costume_id),
  purpose text NOT NULL,
  reserved_on date NOT NULL,
  fetched_on date,
  due_back date NOT NULL,
  came_back_on date,
  came_back_as text,
  fee numeric(7,2) NOT NULL,
  fee_waived boolean NOT NULL,
  cancelled_on date
);
CREATE TABLE alteration (
  alteration_id int PRIMARY KEY,
  costume_id int NOT NULL REFERENCES costume(costume_id),
  seamstress_id int REFERENCES seamstress(seamstress_id),
  work text NOT NULL,
  urgency text NOT NULL,
  asked_on date NOT NULL,
  ready_on date,
  reversible boolean NOT NULL,
  hours numeric(5,1)
);
CREATE TABLE payment (
  payment_id int PRIMARY KEY,
  loan_id int NOT NULL REFERENCES loan(loan_id),
  received_on date NOT NULL,
  kind text NOT NULL,
  method text NOT NULL,
  amount numeric(7,2) NOT NULL
);
