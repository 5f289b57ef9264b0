CREATE TABLE dim_date (
  date_key integer PRIMARY KEY,
  day date NOT NULL,
  month_start date NOT NULL,
  quarter text NOT NULL,
  year integer NOT NULL,
  is_weekend boolean NOT NULL
);
CREATE TABLE dim_customer (
  customer_key integer PRIMARY KEY,
  customer_name text NOT NULL,
  country text NOT NULL,
  segment text NOT NULL
);
COMMENT ON COLUMN dim_customer.segment IS 'automotive, medical, industrial, consumer';
CREATE TABLE dim_part (
  part_key integer PRIMARY KEY,
  part_no text NOT NULL,
  family text NOT NULL,
  maker text NOT NULL,
  reel_size integer NOT NULL,
  list_price_per_1000 numeric(10,2) NOT NULL
);
CREATE TABLE dim_office (
  office_key integer PRIMARY KEY,
  office_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE fact_order_line (
  order_no integer NOT NULL,
  line_no integer NOT NULL,
  customer_key integer NOT NULL REFERENCES dim_customer,
  part_key integer NOT NULL REFERENCES dim_part,
  office_key integer NOT NULL REFERENCES dim_office,
  ordered_date_key integer NOT NULL REFERENCES dim_date(date_key),
  shipped_date_key integer REFERENCES dim_date(date_key),
  pieces integer NOT NULL,
  revenue_eur numeric(12,2) NOT NULL,
  cost_eur numeric(12,2) NOT NULL,
  discount_eur numeric(12,2) NOT NULL,
  PRIMARY KEY (order_no, line_no)
);
COMMENT ON TABLE fact_order_line IS 'one row per order line; revenue is the whole line after discount; shipped_date_key is null until the line ships';
CREATE TABLE fact_return (
  return_no integer PRIMARY KEY,
  order_no integer NOT NULL,
  line_no integer NOT NULL,
  returned_date_key integer NOT NULL REFERENCES dim_date(date_key),
  pieces integer NOT NULL,
  credit_eur numeric(12,2) NOT NULL,
  reason text NOT NULL
);
CREATE TABLE fact_stock_month (
  part_key integer NOT NULL REFERENCES dim_part,
  month_start date NOT NULL,
  pieces_on_hand integer NOT NULL,
  value_eur numeric(12,2) NOT NULL,
  PRIMARY KEY (part_key, month_start)
);
COMMENT ON TABLE fact_stock_month IS 'stock at the end of each month';
