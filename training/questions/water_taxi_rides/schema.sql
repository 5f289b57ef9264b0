CREATE TABLE pier (
  pier_code text PRIMARY KEY,
  pier_name text NOT NULL,
  district text NOT NULL,
  step_free boolean NOT NULL
);
CREATE TABLE captain (
  captain_id integer PRIMARY KEY,
  captain_name text NOT NULL,
  licensed_since date NOT NULL,
  stopped_on date
);
CREATE TABLE vessel (
  vessel_id integer PRIMARY KEY,
  vessel_name text NOT NULL,
  seats integer NOT NULL,
  electric boolean NOT NULL
);
CREATE TABLE customer (
  customer_id integer PRIMARY KEY,
  customer_name text NOT NULL,
  is_company boolean NOT NULL,
  country text,
  signed_up date NOT NULL
);
CREATE TABLE ride (
  ride_id integer PRIMARY KEY,
  customer_id integer REFERENCES customer,
  captain_id integer REFERENCES captain,
  vessel_id integer NOT NULL REFERENCES vessel,
  from_pier text NOT NULL REFERENCES pier(pier_code),
  to_pier text NOT NULL REFERENCES pier(pier_code),
  booked_at timestamptz NOT NULL,
  pick_up_at timestamptz NOT NULL,
  dropped_at timestamptz,
  passengers integer NOT NULL,
  status text NOT NULL CHECK (status IN ('booked','done','no_show','cancelled')),
  fare numeric(7,2) NOT NULL,
  tip numeric(6,2)
);
COMMENT ON COLUMN ride.customer_id IS 'empty for rides hailed at the pier';
CREATE TABLE rating (
  ride_id integer PRIMARY KEY REFERENCES ride,
  stars integer NOT NULL,
  remark text
);
