CREATE TABLE freezers (
  frz_no integer PRIMARY KEY,
  label text NOT NULL,
  room text NOT NULL,
  set_temp integer NOT NULL,
  slots integer NOT NULL,
  bought_on date NOT NULL,
  last_defrost date
);
COMMENT ON COLUMN freezers.set_temp IS 'degrees Celsius it is set to';
COMMENT ON COLUMN freezers.slots IS 'tubes it can hold';
CREATE TABLE scientists (
  sci_id integer PRIMARY KEY,
  full_name text NOT NULL,
  team text NOT NULL,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE samples (
  sample_no text PRIMARY KEY,
  species text NOT NULL,
  tissue text NOT NULL,
  taken_on date NOT NULL,
  frozen_on date NOT NULL,
  thawed_on date,
  discarded_on date,
  taken_by integer NOT NULL REFERENCES scientists(sci_id),
  owner integer NOT NULL REFERENCES scientists(sci_id),
  frz_no integer NOT NULL REFERENCES freezers(frz_no),
  volume_ul integer NOT NULL,
  left_ul integer NOT NULL
);
COMMENT ON COLUMN samples.volume_ul IS 'microlitres when it was frozen';
COMMENT ON COLUMN samples.left_ul IS 'microlitres that are left';
COMMENT ON COLUMN samples.owner IS 'scientist whose study it belongs to';
CREATE TABLE assays (
  assay_no integer PRIMARY KEY,
  sample_no text NOT NULL REFERENCES samples(sample_no),
  method text NOT NULL,
  ordered_on date NOT NULL,
  run_on date,
  run_by integer REFERENCES scientists(sci_id),
  used_ul integer,
  price numeric(7,2) NOT NULL,
  result text
);
COMMENT ON COLUMN assays.result IS 'positive, negative or unclear; empty until it is run';
CREATE TABLE alarms (
  alarm_id integer PRIMARY KEY,
  frz_no integer NOT NULL REFERENCES freezers(frz_no),
  raised_at timestamptz NOT NULL,
  cleared_at timestamptz,
  peak_temp integer NOT NULL
);
