CREATE TABLE dim_hub (
  hub_key int PRIMARY KEY,
  hub_name text NOT NULL,
  country text NOT NULL,
  belts int NOT NULL
);
CREATE TABLE dim_carrier (
  carrier_key int PRIMARY KEY,
  carrier_name text NOT NULL,
  mode text NOT NULL,      -- van, truck, bike, air
  is_own_fleet boolean NOT NULL
);
CREATE TABLE dim_shipper (
  shipper_key int PRIMARY KEY,
  shipper_name text NOT NULL,
  segment text NOT NULL,
  account_since date NOT NULL
);
CREATE TABLE dim_service (
  service_key int PRIMARY KEY,
  service_name text NOT NULL,
  promised_days int NOT NULL
);
CREATE TABLE fact_parcel (
  parcel_no text PRIMARY KEY,
  shipper_key int NOT NULL REFERENCES dim_shipper,
  service_key int NOT NULL REFERENCES dim_service,
  carrier_key int NOT NULL REFERENCES dim_carrier,
  origin_hub_key int NOT NULL REFERENCES dim_hub,
  destination_hub_key int NOT NULL REFERENCES dim_hub,
  accepted_at timestamptz NOT NULL,
  delivered_at timestamptz,
  outcome text NOT NULL,   -- delivered, returned, lost, in transit
  weight_kg numeric(6,2) NOT NULL,
  price numeric(7,2) NOT NULL,
  attempts int NOT NULL DEFAULT 0
);
CREATE TABLE fact_claim (
  claim_no int PRIMARY KEY,
  parcel_no text NOT NULL REFERENCES fact_parcel,
  filed_on date NOT NULL,
  reason text NOT NULL,    -- damage, loss, delay
  claimed_amount numeric(9,2) NOT NULL,
  paid_amount numeric(9,2),
  settled_on date
);
CREATE TABLE fact_hub_shift (
  hub_key int NOT NULL REFERENCES dim_hub,
  shift_date date NOT NULL,
  shift text NOT NULL,     -- early, late, night
  staff int NOT NULL,
  parcels_sorted int NOT NULL,
  missorts int NOT NULL,
  PRIMARY KEY (hub_key, shift_date, shift)
);
