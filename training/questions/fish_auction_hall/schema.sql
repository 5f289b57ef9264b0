CREATE TABLE boats (
  boat_code text PRIMARY KEY,
  boat_name text NOT NULL,
  home_port text NOT NULL,
  length_m numeric(5,1) NOT NULL,
  skipper text
);
CREATE TABLE species (
  species_id integer PRIMARY KEY,
  common_name text NOT NULL,
  min_price_kg numeric(6,2) NOT NULL,
  quota boolean NOT NULL
);
CREATE TABLE buyers (
  buyer_id integer PRIMARY KEY,
  company text NOT NULL,
  town text NOT NULL,
  credit_limit numeric(10,2),
  registered_on date NOT NULL
);
CREATE TABLE lots (
  lot_id integer PRIMARY KEY,
  boat_code text NOT NULL REFERENCES boats,
  species_id integer NOT NULL REFERENCES species,
  landed_on date NOT NULL,
  auctioned_on date NOT NULL,
  kg numeric(8,1) NOT NULL,
  quality text NOT NULL CHECK (quality IN ('E','A','B')),
  buyer_id integer REFERENCES buyers,
  price_kg numeric(6,2)
);
COMMENT ON COLUMN lots.buyer_id IS 'empty when the lot was withdrawn';
COMMENT ON COLUMN lots.quality IS 'E extra, A good, B fair';
CREATE TABLE buyer_bills (
  bill_id integer PRIMARY KEY,
  buyer_id integer NOT NULL REFERENCES buyers,
  billed_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_amount numeric(10,2) NOT NULL DEFAULT 0,
  paid_on date
);
