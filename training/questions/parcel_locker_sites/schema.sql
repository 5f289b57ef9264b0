CREATE TABLE locker_site (
  site_code text PRIMARY KEY,
  place text NOT NULL,
  town text NOT NULL,
  host text,
  opened_on date NOT NULL
);
CREATE TABLE compartment (
  compartment_id integer PRIMARY KEY,
  site_code text NOT NULL REFERENCES locker_site,
  size text NOT NULL CHECK (size IN ('S','M','L')),
  out_of_order boolean NOT NULL DEFAULT false
);
CREATE TABLE carrier (
  carrier_id integer PRIMARY KEY,
  carrier_name text NOT NULL,
  fee_per_parcel numeric(5,2) NOT NULL
);
CREATE TABLE recipient (
  recipient_id integer PRIMARY KEY,
  full_name text NOT NULL,
  town text,
  app_user boolean NOT NULL,
  signed_up date NOT NULL
);
CREATE TABLE parcel (
  tracking_no text PRIMARY KEY,
  carrier_id integer NOT NULL REFERENCES carrier,
  recipient_id integer NOT NULL REFERENCES recipient,
  compartment_id integer REFERENCES compartment,
  weight_kg numeric(5,2) NOT NULL,
  dropped_at timestamptz NOT NULL,
  collected_at timestamptz,
  returned_at timestamptz
);
COMMENT ON COLUMN parcel.returned_at IS 'when the carrier took an uncollected parcel back';
CREATE TABLE complaint (
  complaint_id integer PRIMARY KEY,
  tracking_no text REFERENCES parcel,
  recipient_id integer NOT NULL REFERENCES recipient,
  opened_on date NOT NULL,
  topic text NOT NULL,
  closed_on date
);
