CREATE TABLE holding (
  holding_no text PRIMARY KEY,
  holding_name text NOT NULL,
  owner_name text NOT NULL,
  parish text NOT NULL
);
CREATE TABLE breed (
  breed_id integer PRIMARY KEY,
  breed_name text NOT NULL,
  is_rare boolean NOT NULL
);
CREATE TABLE sheep (
  tag text PRIMARY KEY,
  breed_id integer NOT NULL REFERENCES breed,
  sex text NOT NULL CHECK (sex IN ('ewe','ram','wether')),
  born_on date NOT NULL,
  tagged_on date NOT NULL,
  birth_holding text NOT NULL REFERENCES holding(holding_no),
  present_holding text NOT NULL REFERENCES holding(holding_no),
  dam_tag text REFERENCES sheep(tag),
  sire_tag text REFERENCES sheep(tag),
  died_on date,
  birth_weight_g integer
);
COMMENT ON COLUMN sheep.dam_tag IS 'mother';
COMMENT ON COLUMN sheep.sire_tag IS 'father';
CREATE TABLE weighing (
  tag text NOT NULL REFERENCES sheep,
  weighed_on date NOT NULL,
  kg numeric(5,1) NOT NULL,
  PRIMARY KEY (tag, weighed_on)
);
CREATE TABLE treatment (
  treat_id integer PRIMARY KEY,
  tag text NOT NULL REFERENCES sheep,
  given_on date NOT NULL,
  medicine text NOT NULL,
  dose_ml numeric(5,1) NOT NULL,
  cost_per_ml numeric(6,2) NOT NULL,
  withdrawal_days integer NOT NULL,
  given_by text NOT NULL
);
COMMENT ON COLUMN treatment.withdrawal_days IS 'days after the treatment in which the animal must not go to slaughter';
CREATE TABLE movement (
  move_id integer PRIMARY KEY,
  from_holding text NOT NULL REFERENCES holding(holding_no),
  to_holding text NOT NULL REFERENCES holding(holding_no),
  left_on date NOT NULL,
  arrived_on date,
  reported_on date,
  reason text NOT NULL,
  head integer NOT NULL
);
COMMENT ON COLUMN movement.reported_on IS 'when the movement was reported to the authority';
COMMENT ON COLUMN movement.head IS 'number of sheep moved';
CREATE TABLE sheep_sale (
  sale_id integer PRIMARY KEY,
  tag text NOT NULL REFERENCES sheep,
  seller_holding text NOT NULL REFERENCES holding(holding_no),
  buyer_holding text NOT NULL REFERENCES holding(holding_no),
  agreed_on date NOT NULL,
  paid_on date,
  asking_price numeric(8,2) NOT NULL,
  sold_price numeric(8,2) NOT NULL,
  commission numeric(8,2) NOT NULL
);
