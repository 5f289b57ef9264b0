CREATE TABLE branch (
  branch_id int PRIMARY KEY,
  branch_name varchar(40) NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE teller (
  teller_id int PRIMARY KEY,
  teller_name varchar(60) NOT NULL,
  branch_id int NOT NULL REFERENCES branch(branch_id),
  hired_on date NOT NULL
);
CREATE TABLE member (
  member_id int PRIMARY KEY,
  member_name varchar(60) NOT NULL,
  home_branch_id int NOT NULL REFERENCES branch(branch_id),
  employment varchar(20),
  joined_on date NOT NULL,
  resigned_on date,
  sponsor_member_id int REFERENCES member(member_id)
);
CREATE TABLE savings_account (
  account_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES member(member_id),
  account_kind varchar(20) NOT NULL,
  opened_on date NOT NULL,
  closed_on date,
  current_balance numeric(10,2) NOT NULL
);
CREATE TABLE account_entry (
  entry_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES savings_account(account_id),
  teller_id int REFERENCES teller(teller_id),
  entry_type varchar(15) NOT NULL,
  amount numeric(9,2) NOT NULL,
  booked_at timestamp NOT NULL
);
CREATE TABLE loan (
  loan_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES member(member_id),
  purpose varchar(30) NOT NULL,
  amount_requested numeric(10,2) NOT NULL,
  amount_granted numeric(10,2),
  annual_rate numeric(4,2) NOT NULL,
  term_months int NOT NULL,
  applied_on date NOT NULL,
  decided_on date,
  paid_out_on date,
  status varchar(12) NOT NULL
);
CREATE TABLE instalment (
  loan_id int NOT NULL REFERENCES loan(loan_id),
  instalment_no int NOT NULL,
  due_on date NOT NULL,
  amount_due numeric(9,2) NOT NULL,
  amount_paid numeric(9,2) NOT NULL,
  paid_on date,
  PRIMARY KEY (loan_id, instalment_no)
);
CREATE TABLE guarantee (
  guarantee_id int PRIMARY KEY,
  loan_id int NOT NULL REFERENCES loan(loan_id),
  guarantor_member_id int NOT NULL REFERENCES member(member_id),
  covered_amount numeric(10,2) NOT NULL,
  released_on date
);
COMMENT ON COLUMN savings_account.account_kind IS 'regular, christmas, junior, fixed';
COMMENT ON COLUMN account_entry.entry_type IS 'deposit, withdrawal, interest, fee; amount is always positive';
COMMENT ON COLUMN account_entry.teller_id IS 'empty = booked online or by the system';
COMMENT ON COLUMN loan.status IS 'applied, declined, running, repaid, defaulted';
