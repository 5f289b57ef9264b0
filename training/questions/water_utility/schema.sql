CREATE TABLE customers (
  customer_no int PRIMARY KEY,
  name text NOT NULL,
  kind char(1) NOT NULL,
  direct_debit boolean NOT NULL
);
CREATE TABLE connections (
  conn_no int PRIMARY KEY,
  customer_no int NOT NULL REFERENCES customers,
  street text NOT NULL,
  house text NOT NULL,
  suburb text NOT NULL,
  pipe_mm int NOT NULL,
  lead_pipe boolean NOT NULL,
  live_from date NOT NULL,
  cut_off date
);
CREATE TABLE meters (
  meter_no text PRIMARY KEY,
  conn_no int NOT NULL REFERENCES connections,
  fitted date NOT NULL,
  smart boolean NOT NULL,
  seal_until date NOT NULL
);
CREATE TABLE readings (
  meter_no text REFERENCES meters,
  read_on date,
  m3 numeric(9,1) NOT NULL,
  src char(1) NOT NULL,
  PRIMARY KEY (meter_no, read_on)
);
CREATE TABLE bills (
  bill_no int PRIMARY KEY,
  conn_no int NOT NULL REFERENCES connections,
  period_from date NOT NULL,
  period_to date NOT NULL,
  used_m3 numeric(8,1) NOT NULL,
  water_charge numeric(9,2) NOT NULL,
  sewage_charge numeric(9,2) NOT NULL,
  due date NOT NULL,
  paid date
);
CREATE TABLE bursts (
  burst_no int PRIMARY KEY,
  suburb text NOT NULL,
  street text NOT NULL,
  reported timestamptz NOT NULL,
  fixed timestamptz,
  lost_m3 numeric(8,1),
  crew text,
  cost numeric(9,2)
);
CREATE TABLE lab_samples (
  sample_no int PRIMARY KEY,
  taken date NOT NULL,
  suburb text NOT NULL,
  nitrate_mg numeric(5,1),
  chlorine_mg numeric(4,2),
  coliform boolean NOT NULL
);
COMMENT ON COLUMN customers.kind IS 'H household, B business, F farm, P public body';
COMMENT ON COLUMN readings.src IS 'S sent by the meter, C read by the customer, E estimated';
COMMENT ON COLUMN readings.m3 IS 'meter state in cubic metres, not the use';
COMMENT ON COLUMN lab_samples.coliform IS 'true when bacteria were found';
COMMENT ON COLUMN meters.seal_until IS 'calibration valid until';
