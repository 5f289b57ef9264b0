CREATE TABLE hospitals (
  hospital_id integer PRIMARY KEY,
  hospital_name text NOT NULL,
  region text NOT NULL,
  has_helipad boolean NOT NULL
);
CREATE TABLE riders (
  rider_id integer PRIMARY KEY,
  rider_name text NOT NULL,
  vehicle text NOT NULL CHECK (vehicle IN ('motorbike','car','van')),
  joined_on date NOT NULL,
  retired_on date
);
CREATE TABLE runs (
  run_id integer PRIMARY KEY,
  from_hospital integer NOT NULL REFERENCES hospitals(hospital_id),
  to_hospital integer NOT NULL REFERENCES hospitals(hospital_id),
  rider_id integer REFERENCES riders,
  called_at timestamptz NOT NULL,
  collected_at timestamptz,
  delivered_at timestamptz,
  urgent boolean NOT NULL,
  cancelled boolean NOT NULL DEFAULT false,
  km numeric(6,1)
);
CREATE TABLE run_items (
  run_id integer NOT NULL REFERENCES runs,
  product text NOT NULL CHECK (product IN ('red cells','platelets','plasma','milk','sample')),
  units integer NOT NULL,
  PRIMARY KEY (run_id, product)
);
CREATE TABLE fuel_claims (
  claim_id integer PRIMARY KEY,
  rider_id integer NOT NULL REFERENCES riders,
  claimed_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  approved_on date,
  rejected_on date
);
