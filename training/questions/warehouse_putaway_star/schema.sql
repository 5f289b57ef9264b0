CREATE TABLE dim_day (
  day_key integer PRIMARY KEY,
  cal_date date NOT NULL UNIQUE,
  weekday_name text NOT NULL,
  is_working_day boolean NOT NULL
);
COMMENT ON COLUMN dim_day.day_key IS 'yyyymmdd';
CREATE TABLE dim_item (
  item_key integer PRIMARY KEY,
  sku text NOT NULL,
  item_name text NOT NULL,
  item_group text NOT NULL,
  case_size integer NOT NULL,
  unit_weight_g integer NOT NULL
);
COMMENT ON COLUMN dim_item.case_size IS 'pieces in one case';
CREATE TABLE dim_vendor (
  vendor_key integer PRIMARY KEY,
  vendor_name text NOT NULL,
  country text NOT NULL
);
CREATE TABLE dim_worker (
  worker_key integer PRIMARY KEY,
  worker_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE dim_zone (
  zone_key integer PRIMARY KEY,
  zone_code text NOT NULL,
  zone_name text NOT NULL,
  temperature text NOT NULL
);
CREATE TABLE fact_receipt (
  receipt_no integer PRIMARY KEY,
  item_key integer NOT NULL REFERENCES dim_item,
  vendor_key integer NOT NULL REFERENCES dim_vendor,
  ordered_day_key integer NOT NULL REFERENCES dim_day(day_key),
  promised_day_key integer NOT NULL REFERENCES dim_day(day_key),
  received_day_key integer REFERENCES dim_day(day_key),
  ordered_pcs integer NOT NULL,
  received_pcs integer,
  damaged_pcs integer,
  cost_per_pc numeric(8,3) NOT NULL,
  line_cost numeric(10,2) NOT NULL,
  freight_cost numeric(8,2) NOT NULL
);
COMMENT ON COLUMN fact_receipt.line_cost IS 'ordered pieces times cost per piece, without freight';
CREATE TABLE fact_putaway (
  putaway_no integer PRIMARY KEY,
  receipt_no integer NOT NULL REFERENCES fact_receipt,
  unloader_key integer NOT NULL REFERENCES dim_worker(worker_key),
  driver_key integer NOT NULL REFERENCES dim_worker(worker_key),
  from_zone_key integer NOT NULL REFERENCES dim_zone(zone_key),
  to_zone_key integer NOT NULL REFERENCES dim_zone(zone_key),
  day_key integer NOT NULL REFERENCES dim_day,
  pcs integer NOT NULL,
  seconds_taken integer NOT NULL
);
COMMENT ON COLUMN fact_putaway.unloader_key IS 'worker who unloaded the goods';
COMMENT ON COLUMN fact_putaway.driver_key IS 'worker who drove them to the shelf';
