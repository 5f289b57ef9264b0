CREATE TABLE fee_earners (
  fe_code char(3) PRIMARY KEY,
  fe_name text NOT NULL,
  grade text NOT NULL, -- PTR partner, ASC associate, PLG paralegal
  rate numeric(6,2) NOT NULL, -- an hour
  joined date NOT NULL,
  left_on date
);
CREATE TABLE clients (
  client_no int PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  sex char(1) NOT NULL,
  legal_aid char(1) NOT NULL, -- Y/N
  source text NOT NULL -- WEB, REF referral, WLK walk-in
);
CREATE TABLE matters (
  matter_no text PRIMARY KEY,
  client_no int NOT NULL REFERENCES clients,
  type_cd text NOT NULL, -- DIV divorce, CHI children, FIN finances
  opened date NOT NULL,
  first_hearing date,
  closed date,
  archived date,
  partner_cd char(3) NOT NULL REFERENCES fee_earners, -- responsible partner
  handler_cd char(3) NOT NULL REFERENCES fee_earners, -- does the work
  est_fee numeric(9,2) NOT NULL
);
CREATE TABLE time_entries (
  te_id int PRIMARY KEY,
  matter_no text NOT NULL REFERENCES matters,
  fe_code char(3) NOT NULL REFERENCES fee_earners,
  work_date date NOT NULL,
  units int NOT NULL, -- six minutes each
  billable boolean NOT NULL,
  value numeric(8,2) NOT NULL -- worked out when entered
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  matter_no text NOT NULL REFERENCES matters,
  bill_date date NOT NULL,
  fees numeric(9,2) NOT NULL,
  disbs numeric(9,2) NOT NULL, -- disbursements
  vat numeric(9,2) NOT NULL,
  paid_date date,
  written_off numeric(9,2) NOT NULL DEFAULT 0
);
