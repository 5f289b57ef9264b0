CREATE TABLE grower (
  grower_no int PRIMARY KEY,
  name text NOT NULL,
  village text NOT NULL,
  farm_hectares numeric(7,1),
  organic boolean NOT NULL
);
COMMENT ON TABLE grower IS 'Farmers and gardeners who send samples';
COMMENT ON COLUMN grower.organic IS 'certified organic holding';
CREATE TABLE field (
  field_no int PRIMARY KEY,
  grower_no int NOT NULL REFERENCES grower,
  label text NOT NULL,
  crop text,
  area_ha numeric(6,2) NOT NULL
);
COMMENT ON TABLE field IS 'A plot of a grower that samples are taken from';
COMMENT ON COLUMN field.crop IS 'crop standing this season, empty when fallow';
CREATE TABLE sample (
  sample_no text PRIMARY KEY,
  field_no int NOT NULL REFERENCES field,
  taken_on date NOT NULL,
  received_on date NOT NULL,
  reported_on date,
  depth_cm int NOT NULL,
  state char(1) NOT NULL
);
COMMENT ON TABLE sample IS 'One bag of soil';
COMMENT ON COLUMN sample.state IS 'Q = queued, A = being analysed, R = reported, X = rejected';
COMMENT ON COLUMN sample.received_on IS 'day the bag arrived at the laboratory';
COMMENT ON COLUMN sample.reported_on IS 'day the result letter went out';
CREATE TABLE analyte (
  code text PRIMARY KEY,
  long_name text NOT NULL,
  unit text NOT NULL,
  low_limit numeric(8,2),
  high_limit numeric(8,2),
  fee_pence int NOT NULL
);
COMMENT ON TABLE analyte IS 'What can be measured, with its target range';
COMMENT ON COLUMN analyte.low_limit IS 'below this the soil is deficient';
COMMENT ON COLUMN analyte.high_limit IS 'above this the soil is over the limit';
COMMENT ON COLUMN analyte.fee_pence IS 'price charged per measurement, in pence';
CREATE TABLE instrument (
  instrument_no int PRIMARY KEY,
  model text NOT NULL,
  bought_on date NOT NULL,
  last_calibrated_on date
);
COMMENT ON TABLE instrument IS 'Measuring devices on the bench';
CREATE TABLE measurement (
  measurement_no int PRIMARY KEY,
  sample_no text NOT NULL REFERENCES sample,
  analyte_code text NOT NULL REFERENCES analyte,
  instrument_no int NOT NULL REFERENCES instrument,
  analyst text NOT NULL,
  result numeric(9,2) NOT NULL,
  repeat_of int REFERENCES measurement
);
COMMENT ON TABLE measurement IS 'One value found in one sample';
COMMENT ON COLUMN measurement.repeat_of IS 'the earlier measurement that this one repeats, if it does';
