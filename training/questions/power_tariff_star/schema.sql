CREATE TABLE dim_customer (
  customer_key integer PRIMARY KEY,
  account_no text NOT NULL,
  customer_name text NOT NULL,
  segment text NOT NULL,
  billing_city text NOT NULL,
  supply_city text NOT NULL
);
COMMENT ON COLUMN dim_customer.billing_city IS 'where the bills go';
COMMENT ON COLUMN dim_customer.supply_city IS 'where the electricity is used';
CREATE TABLE dim_tariff (
  tariff_key integer PRIMARY KEY,
  tariff_code text NOT NULL,
  tariff_title text NOT NULL,
  is_green boolean NOT NULL,
  cents_per_kwh_day numeric(5,2) NOT NULL,
  cents_per_kwh_night numeric(5,2) NOT NULL,
  monthly_base_eur numeric(6,2) NOT NULL
);
CREATE TABLE dim_month (
  month_key integer PRIMARY KEY,
  first_day date NOT NULL,
  month_name text NOT NULL,
  quarter_no integer NOT NULL,
  year_no integer NOT NULL
);
COMMENT ON COLUMN dim_month.month_key IS 'year and month, as in 202605';
CREATE TABLE fact_consumption (
  customer_key integer NOT NULL REFERENCES dim_customer,
  month_key integer NOT NULL REFERENCES dim_month,
  tariff_key integer NOT NULL REFERENCES dim_tariff,
  kwh_day numeric(10,1) NOT NULL,
  kwh_night numeric(10,1) NOT NULL,
  kwh_fed_in numeric(10,1) NOT NULL DEFAULT 0,
  peak_kw numeric(7,1) NOT NULL,
  energy_eur numeric(10,2) NOT NULL,
  base_eur numeric(10,2) NOT NULL,
  grid_eur numeric(10,2) NOT NULL,
  tax_eur numeric(10,2) NOT NULL,
  billed_eur numeric(10,2) NOT NULL,
  PRIMARY KEY (customer_key, month_key)
);
COMMENT ON COLUMN fact_consumption.kwh_fed_in IS 'sent back from the customer''s own solar panels';
COMMENT ON COLUMN fact_consumption.billed_eur IS 'energy, base, grid and tax together';
CREATE TABLE fact_outage (
  outage_id integer PRIMARY KEY,
  customer_key integer NOT NULL REFERENCES dim_customer,
  began_at timestamp NOT NULL,
  reported_at timestamp NOT NULL,
  restored_at timestamp,
  cause text NOT NULL,
  compensation_eur numeric(8,2)
);
CREATE TABLE fact_payment (
  payment_id integer PRIMARY KEY,
  customer_key integer NOT NULL REFERENCES dim_customer,
  month_key integer NOT NULL REFERENCES dim_month,
  paid_on date NOT NULL,
  method text NOT NULL,
  paid_eur numeric(10,2) NOT NULL,
  bounced boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN fact_payment.month_key IS 'the month of consumption that is being paid for';
