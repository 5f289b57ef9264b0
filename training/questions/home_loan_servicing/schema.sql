CREATE TABLE mortgage (
  mortgage_no text PRIMARY KEY,
  main_borrower text NOT NULL,
  co_borrower text,
  property_street text NOT NULL,
  property_town text NOT NULL,
  mailing_town text NOT NULL,
  property_kind text NOT NULL,
  purchase_price numeric(12,2) NOT NULL,
  valued_at numeric(12,2) NOT NULL,
  valued_on date NOT NULL,
  principal numeric(12,2) NOT NULL,
  balance numeric(12,2) NOT NULL,
  arrears numeric(12,2) NOT NULL DEFAULT 0,
  rate_type text NOT NULL CHECK (rate_type IN ('fixed','variable')),
  rate_pct numeric(5,3) NOT NULL,
  rate_fixed_until date,
  monthly_instalment numeric(10,2) NOT NULL,
  applied_on date NOT NULL,
  approved_on date,
  drawn_on date,
  first_instalment_on date,
  matures_on date,
  redeemed_on date,
  originator text NOT NULL,
  servicer text NOT NULL
);
COMMENT ON COLUMN mortgage.principal IS 'amount lent at the start';
COMMENT ON COLUMN mortgage.balance IS 'amount still owed today';
COMMENT ON COLUMN mortgage.arrears IS 'instalments that are overdue, in euros';
COMMENT ON COLUMN mortgage.drawn_on IS 'day the money was paid out';
COMMENT ON COLUMN mortgage.redeemed_on IS 'day the loan was paid off';
COMMENT ON COLUMN mortgage.originator IS 'colleague who arranged the loan';
COMMENT ON COLUMN mortgage.servicer IS 'colleague who looks after it now';
CREATE TABLE receipt (receipt_id integer PRIMARY KEY, mortgage_no text NOT NULL REFERENCES mortgage, due_on date NOT NULL, received_on date, amount numeric(10,2) NOT NULL, interest_part numeric(10,2) NOT NULL, principal_part numeric(10,2) NOT NULL, late_fee numeric(8,2) NOT NULL DEFAULT 0);
COMMENT ON TABLE receipt IS 'one row per instalment that fell due; received_on is empty while it has not come in';
CREATE TABLE contact_note (note_id integer PRIMARY KEY, mortgage_no text NOT NULL REFERENCES mortgage, noted_at timestamp NOT NULL, channel text NOT NULL, topic text NOT NULL, follow_up_on date, done_on date);
CREATE TABLE insurance_cover (mortgage_no text NOT NULL REFERENCES mortgage, insurer text NOT NULL, cover_kind text NOT NULL CHECK (cover_kind IN ('building','life')), from_date date NOT NULL, to_date date NOT NULL, sum_insured numeric(12,2) NOT NULL, yearly_premium numeric(8,2) NOT NULL, PRIMARY KEY (mortgage_no, cover_kind));
