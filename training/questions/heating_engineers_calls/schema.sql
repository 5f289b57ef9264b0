CREATE TABLE household (hh_id integer PRIMARY KEY, hh_name text NOT NULL, street text NOT NULL, village text NOT NULL, care_plan text, plan_since date);
COMMENT ON COLUMN household.care_plan IS 'basic, full or null when there is no service plan';
CREATE TABLE boiler (boiler_id integer PRIMARY KEY, hh_id integer NOT NULL REFERENCES household, make text NOT NULL, fuel text NOT NULL, kw numeric(5,1) NOT NULL, fitted_on date NOT NULL, warranty_until date NOT NULL, removed_on date);
CREATE TABLE engineer (eng_id integer PRIMARY KEY, eng_name text NOT NULL, gas_certified boolean NOT NULL, van text NOT NULL);
CREATE TABLE job (
  job_no integer PRIMARY KEY,
  boiler_id integer NOT NULL REFERENCES boiler,
  kind text NOT NULL,
  called_at timestamptz NOT NULL,
  booked_for date NOT NULL,
  engineer_id integer REFERENCES engineer(eng_id),
  helper_id integer REFERENCES engineer(eng_id),
  started_at timestamptz,
  finished_at timestamptz,
  fixed boolean,
  callout_fee numeric(6,2) NOT NULL,
  labour_hours numeric(4,1) NOT NULL DEFAULT 0,
  labour_rate numeric(6,2) NOT NULL,
  under_plan boolean NOT NULL
);
COMMENT ON COLUMN job.kind IS 'breakdown, yearly service, installation';
COMMENT ON COLUMN job.under_plan IS 'covered by the care plan: call-out and labour are not charged';
CREATE TABLE job_part (job_no integer NOT NULL REFERENCES job, part text NOT NULL, qty integer NOT NULL, sell_price numeric(7,2) NOT NULL, buy_price numeric(7,2) NOT NULL, PRIMARY KEY (job_no, part));
COMMENT ON COLUMN job_part.sell_price IS 'per piece, to the customer';
CREATE TABLE bill (bill_no integer PRIMARY KEY, job_no integer NOT NULL REFERENCES job, sent_on date NOT NULL, net numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL, paid_on date, reminder_on date);
