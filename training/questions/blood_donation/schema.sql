CREATE TABLE dim_donor (
  donor_key integer PRIMARY KEY,
  donor_number text NOT NULL UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  blood_group text NOT NULL,
  gender text,
  birth_date date NOT NULL,
  town text NOT NULL,
  registered_date date NOT NULL
);
CREATE TABLE dim_venue (
  venue_key integer PRIMARY KEY,
  venue_name text NOT NULL,
  venue_type text NOT NULL,
  town text NOT NULL,
  beds integer NOT NULL,
  hire_cost_cents integer NOT NULL
);
CREATE TABLE dim_deferral_reason (
  reason_key integer PRIMARY KEY,
  reason text NOT NULL,
  weeks integer
);
CREATE TABLE dim_hospital (
  hospital_key integer PRIMARY KEY,
  hospital_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE fact_drive (
  drive_key integer PRIMARY KEY,
  venue_key integer NOT NULL REFERENCES dim_venue(venue_key),
  drive_date date NOT NULL,
  slots integer NOT NULL,
  target_units integer NOT NULL
);
CREATE TABLE fact_donation (
  donation_key integer PRIMARY KEY,
  donor_key integer NOT NULL REFERENCES dim_donor(donor_key),
  drive_key integer NOT NULL REFERENCES fact_drive(drive_key),
  donation_type text NOT NULL,
  volume_ml integer NOT NULL,
  haemoglobin numeric(4,1),
  adverse_reaction boolean NOT NULL
);
CREATE TABLE fact_deferral (
  deferral_key integer PRIMARY KEY,
  donor_key integer NOT NULL REFERENCES dim_donor(donor_key),
  reason_key integer NOT NULL REFERENCES dim_deferral_reason(reason_key),
  deferred_on date NOT NULL,
  until_date date
);
CREATE TABLE fact_shipment (
  shipment_key integer PRIMARY KEY,
  hospital_key integer NOT NULL REFERENCES dim_hospital(hospital_key),
  blood_group text NOT NULL,
  units integer NOT NULL,
  price_cents_per_unit integer NOT NULL,
  shipped_at timestamptz NOT NULL,
  delivered_at timestamptz,
  urgent boolean NOT NULL
);
COMMENT ON COLUMN fact_deferral.until_date IS 'empty means permanent';
COMMENT ON COLUMN dim_deferral_reason.weeks IS 'length of the deferral, empty means permanent';
