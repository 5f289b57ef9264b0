CREATE TABLE tarif (
  tarif_id integer PRIMARY KEY,
  tarif_name text NOT NULL,
  base_fee numeric(6,2) NOT NULL,
  incl_gb integer NOT NULL,
  incl_minutes integer,
  price_per_extra_gb numeric(5,2) NOT NULL,
  sold_from date NOT NULL,
  sold_until date
);
COMMENT ON COLUMN tarif.incl_minutes IS 'null = unlimited calls';
CREATE TABLE kunde (
  kd_nr integer PRIMARY KEY,
  kd_name text NOT NULL,
  kd_type char(1) NOT NULL,
  ort text NOT NULL,
  seit date NOT NULL
);
COMMENT ON TABLE kunde IS 'customers';
COMMENT ON COLUMN kunde.kd_type IS 'P = private, B = business';
COMMENT ON COLUMN kunde.ort IS 'town';
COMMENT ON COLUMN kunde.seit IS 'customer since';
CREATE TABLE sim (
  msisdn text PRIMARY KEY,
  kd_nr integer NOT NULL REFERENCES kunde,
  tarif_id integer NOT NULL REFERENCES tarif,
  ordered_on date NOT NULL,
  activated_on date,
  min_term_until date,
  terminated_on date,
  ported_from text,
  ported_to text
);
COMMENT ON COLUMN sim.ported_from IS 'operator the number came from; null = new number';
COMMENT ON COLUMN sim.ported_to IS 'operator the number was taken to when the customer left';
CREATE TABLE usage_month (
  msisdn text NOT NULL REFERENCES sim,
  month date NOT NULL,
  gb_used numeric(7,2) NOT NULL,
  minutes_used integer NOT NULL,
  sms_sent integer NOT NULL,
  roaming_gb numeric(6,2) NOT NULL,
  PRIMARY KEY (msisdn, month)
);
COMMENT ON COLUMN usage_month.roaming_gb IS 'part of gb_used that was used abroad';
CREATE TABLE rechnung (
  re_nr integer PRIMARY KEY,
  kd_nr integer NOT NULL REFERENCES kunde,
  month date NOT NULL,
  base_amt numeric(8,2) NOT NULL,
  extra_amt numeric(8,2) NOT NULL,
  rabatt numeric(8,2) NOT NULL,
  total numeric(8,2) NOT NULL,
  due_on date NOT NULL,
  paid_on date
);
COMMENT ON TABLE rechnung IS 'invoices; total = base_amt + extra_amt - rabatt';
COMMENT ON COLUMN rechnung.rabatt IS 'discount';
