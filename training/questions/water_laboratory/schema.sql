CREATE TABLE dim_client (
  client_key integer PRIMARY KEY,
  client_name text NOT NULL,
  client_kind text NOT NULL,
  county text NOT NULL
);
CREATE TABLE dim_site (
  site_key integer PRIMARY KEY,
  client_key integer NOT NULL REFERENCES dim_client(client_key),
  site_name text NOT NULL,
  water_type text NOT NULL
);
CREATE TABLE dim_parameter (
  parameter_key integer PRIMARY KEY,
  parameter_name text NOT NULL,
  unit text NOT NULL,
  max_allowed numeric(9,3),
  accredited boolean NOT NULL
);
CREATE TABLE dim_analyst (
  analyst_key integer PRIMARY KEY,
  analyst_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE dim_instrument (
  instrument_key integer PRIMARY KEY,
  instrument_name text NOT NULL,
  bought_on date NOT NULL,
  next_calibration date,
  purchase_price numeric(10,2)
);
CREATE TABLE fact_sample (
  sample_key integer PRIMARY KEY,
  sample_code text NOT NULL UNIQUE,
  site_key integer NOT NULL REFERENCES dim_site(site_key),
  taken_at timestamptz NOT NULL,
  received_at timestamptz NOT NULL,
  reported_at timestamptz,
  priority smallint NOT NULL,
  rejected_reason text,
  price numeric(8,2) NOT NULL
);
CREATE TABLE fact_result (
  result_key integer PRIMARY KEY,
  sample_key integer NOT NULL REFERENCES fact_sample(sample_key),
  parameter_key integer NOT NULL REFERENCES dim_parameter(parameter_key),
  analyst_key integer NOT NULL REFERENCES dim_analyst(analyst_key),
  instrument_key integer REFERENCES dim_instrument(instrument_key),
  measured numeric(10,3),
  below_detection boolean NOT NULL,
  measured_on date NOT NULL
);
COMMENT ON COLUMN fact_sample.priority IS '1 urgent, 2 normal, 3 low';
COMMENT ON COLUMN dim_parameter.max_allowed IS 'legal limit, empty when there is none';
COMMENT ON COLUMN fact_sample.reported_at IS 'empty until the report went out';
