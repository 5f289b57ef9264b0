CREATE TABLE dim_cost_centre (
  cost_centre_key integer PRIMARY KEY,
  cost_centre_code text NOT NULL,
  cost_centre_name text NOT NULL,
  division text NOT NULL,
  responsible_person text,
  closed_on date
);
CREATE TABLE dim_account (
  account_key integer PRIMARY KEY,
  account_number text NOT NULL,
  account_name text NOT NULL,
  account_group text NOT NULL
);
CREATE TABLE dim_supplier (
  supplier_key integer PRIMARY KEY,
  supplier_name text NOT NULL,
  supplier_country text NOT NULL,
  payment_terms_days integer NOT NULL
);
CREATE TABLE dim_month (
  month_key integer PRIMARY KEY,
  month_start date NOT NULL,
  month_label text NOT NULL,
  fiscal_year integer NOT NULL,
  is_closed boolean NOT NULL
);
COMMENT ON COLUMN dim_month.fiscal_year IS 'our fiscal year begins in July and carries the number of the calendar year in which it ends';
COMMENT ON COLUMN dim_month.is_closed IS 'books of the month are closed';
CREATE TABLE fact_budget (
  month_key integer NOT NULL REFERENCES dim_month,
  cost_centre_key integer NOT NULL REFERENCES dim_cost_centre,
  account_key integer NOT NULL REFERENCES dim_account,
  budget_amount numeric(12,2) NOT NULL,
  PRIMARY KEY (month_key, cost_centre_key, account_key)
);
CREATE TABLE fact_booking (
  booking_id integer PRIMARY KEY,
  booked_on date NOT NULL,
  month_key integer NOT NULL REFERENCES dim_month,
  cost_centre_key integer NOT NULL REFERENCES dim_cost_centre,
  account_key integer NOT NULL REFERENCES dim_account,
  supplier_key integer REFERENCES dim_supplier,
  amount numeric(12,2) NOT NULL,
  booking_text text
);
COMMENT ON COLUMN fact_booking.amount IS 'actual cost; negative for credits';
CREATE TABLE fact_commitment (
  commitment_id integer PRIMARY KEY,
  cost_centre_key integer NOT NULL REFERENCES dim_cost_centre,
  supplier_key integer NOT NULL REFERENCES dim_supplier,
  ordered_on date NOT NULL,
  amount numeric(12,2) NOT NULL,
  released_on date
);
COMMENT ON TABLE fact_commitment IS 'purchase orders that bind budget until the invoice is booked';
COMMENT ON COLUMN fact_commitment.released_on IS 'day the commitment was released, empty while it still binds money';
