CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  staff_name text NOT NULL,
  role text NOT NULL,
  employed_from date NOT NULL,
  employed_to date
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  account_name text NOT NULL,
  country char(2) NOT NULL,
  vat_exempt boolean NOT NULL,
  tier char(1) NOT NULL,
  dormant boolean NOT NULL
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  machine_name text NOT NULL,
  process char(1) NOT NULL,
  max_format text NOT NULL,
  in_service boolean NOT NULL
);
CREATE TABLE paper_stocks (
  paper_id int PRIMARY KEY,
  paper_name text NOT NULL,
  gsm int NOT NULL,
  finish char(1) NOT NULL,
  recycled boolean NOT NULL,
  sheets_left int NOT NULL,
  reorder_at int NOT NULL
);
CREATE TABLE jobs (
  job_no int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  taken_by int NOT NULL REFERENCES staff(staff_id),
  machine_id int REFERENCES machines(machine_id),
  paper_id int REFERENCES paper_stocks(paper_id),
  product text NOT NULL,
  format text NOT NULL,
  sides int NOT NULL,
  colour char(1) NOT NULL,
  copies int NOT NULL,
  rush boolean NOT NULL,
  state char(2) NOT NULL,
  ordered_on date NOT NULL,
  wanted_by date NOT NULL,
  printed_on date,
  handed_over_on date,
  handover char(1) NOT NULL
);
CREATE TABLE proofs (
  proof_id int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs(job_no),
  round int NOT NULL,
  sent_on date NOT NULL,
  answered_on date,
  verdict char(1)
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs(job_no),
  billed_on date NOT NULL,
  paid_on date,
  pay_way char(2),
  net numeric(9,2) NOT NULL,
  tax numeric(9,2) NOT NULL,
  reminder_level int NOT NULL
);
CREATE TABLE reprints (
  reprint_id int PRIMARY KEY,
  job_no int NOT NULL REFERENCES jobs(job_no),
  asked_on date NOT NULL,
  cause char(2) NOT NULL,
  at_fault char(1) NOT NULL,
  waste_cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN accounts.tier IS 'G gold, S silver, B basic';
COMMENT ON COLUMN accounts.dormant IS 'true when the account is asleep, no longer served actively';
COMMENT ON COLUMN machines.process IS 'D digital, O offset, R risograph, L large format';
COMMENT ON COLUMN paper_stocks.finish IS 'M matt, G glossy, U uncoated';
COMMENT ON COLUMN jobs.colour IS 'C full colour, K black only';
COMMENT ON COLUMN jobs.state IS 'PR waiting for proof approval, QU in the queue, PT printed and waiting here, HO handed over, CX cancelled';
COMMENT ON COLUMN jobs.handover IS 'P picked up at the counter, D delivered by us, M by mail';
COMMENT ON COLUMN proofs.verdict IS 'A approved, C changes wanted; null while unanswered';
COMMENT ON COLUMN bills.pay_way IS 'CA cash, CD card, BT bank transfer, DD direct debit; null until paid';
COMMENT ON COLUMN bills.reminder_level IS '0 none, 1 friendly, 2 firm, 3 last warning';
COMMENT ON COLUMN reprints.cause IS 'CO colour wrong, CU cut wrong, TX text error, PA paper fault';
COMMENT ON COLUMN reprints.at_fault IS 'W we, C customer, S supplier';
