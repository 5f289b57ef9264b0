CREATE TABLE buyers (buyer_id integer PRIMARY KEY, buyer_name text NOT NULL, segment text NOT NULL, city text NOT NULL, email text NOT NULL, since date NOT NULL);
CREATE TABLE papers (paper_id integer PRIMARY KEY, paper_name text NOT NULL, gsm integer NOT NULL, cost_per_sheet_cents integer NOT NULL, sheets_in_stock integer NOT NULL);
CREATE TABLE presses (press_id integer PRIMARY KEY, press_name text NOT NULL, technique text NOT NULL, bought_year integer NOT NULL);
CREATE TABLE jobs (
  job_no integer PRIMARY KEY,
  buyer_id integer NOT NULL,
  title text NOT NULL,
  paper_id integer NOT NULL,
  press_id integer,
  format text NOT NULL,
  copies integer NOT NULL,
  ordered_on date NOT NULL,
  promised_for date NOT NULL,
  proof_approved_on date,
  shipped_on date,
  price_cents integer NOT NULL,
  rush boolean NOT NULL
);
CREATE TABLE reprints (reprint_id integer PRIMARY KEY, job_no integer NOT NULL, noticed_on date NOT NULL, fault text NOT NULL, copies_reprinted integer NOT NULL, at_our_cost boolean NOT NULL);
CREATE TABLE bills (bill_id integer PRIMARY KEY, job_no integer NOT NULL, billed_on date NOT NULL, amount_cents integer NOT NULL, settled_on date);
CREATE TABLE press_hours (press_id integer NOT NULL, job_no integer NOT NULL, run_date date NOT NULL, minutes integer NOT NULL);
