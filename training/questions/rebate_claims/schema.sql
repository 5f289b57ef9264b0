-- exported from the promotions tool; no foreign keys, columns with the same name belong together
CREATE TABLE dealers (
  dealer_no text PRIMARY KEY,
  dealer_name text,
  territory text,
  tier text,
  account_rep text,
  active boolean
);
CREATE TABLE programs (
  program_code text PRIMARY KEY,
  program_name text,
  product_line text,
  rebate_pct numeric(4,1),
  min_units int,
  valid_from date,
  valid_to date,
  budget_usd numeric(10,2)
);
CREATE TABLE claims (
  claim_no int PRIMARY KEY,
  dealer_no text,
  program_code text,
  submitted_on date,
  invoice_no text,
  units int,
  invoice_usd numeric(10,2),
  claimed_usd numeric(9,2),
  approved_usd numeric(9,2),
  claim_status text,
  decided_on date,
  auditor text
);
CREATE TABLE payments (
  payment_no int PRIMARY KEY,
  claim_no int,
  paid_on date,
  amount_usd numeric(9,2),
  method text
);
CREATE TABLE claim_notes (
  note_id int PRIMARY KEY,
  claim_no int,
  written_at timestamp,
  author text,
  note_text text
);
