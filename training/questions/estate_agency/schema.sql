CREATE TABLE offices (
  id serial PRIMARY KEY,
  name text NOT NULL,
  postcode text NOT NULL
);
CREATE TABLE agents (
  id serial PRIMARY KEY,
  office_id integer NOT NULL REFERENCES offices(id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  commission_pct numeric(4,2) NOT NULL,
  employed_since date NOT NULL,
  active boolean NOT NULL DEFAULT true
);
CREATE TABLE owners (
  id serial PRIMARY KEY,
  name text NOT NULL,
  phone text,
  is_company boolean NOT NULL DEFAULT false
);
CREATE TABLE buyers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  email text,
  max_budget integer,
  min_bedrooms integer,
  wanted_area text,
  registered_on date NOT NULL,
  mortgage_approved boolean NOT NULL DEFAULT false
);
CREATE TABLE properties (
  id serial PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners(id),
  address text NOT NULL,
  area text NOT NULL,
  property_type text NOT NULL,
  bedrooms integer NOT NULL,
  floor_m2 integer,
  has_garden boolean NOT NULL,
  has_parking boolean NOT NULL,
  energy_rating char(1)
);
CREATE TABLE listings (
  id serial PRIMARY KEY,
  property_id integer NOT NULL REFERENCES properties(id),
  agent_id integer NOT NULL REFERENCES agents(id),
  listed_on date NOT NULL,
  asking_price integer NOT NULL,
  first_price integer NOT NULL,
  status text NOT NULL,
  closed_on date
);
CREATE TABLE viewings (
  id serial PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listings(id),
  buyer_id integer NOT NULL REFERENCES buyers(id),
  viewed_at timestamptz NOT NULL,
  feedback text,
  no_show boolean NOT NULL DEFAULT false
);
CREATE TABLE offers (
  id serial PRIMARY KEY,
  listing_id integer NOT NULL REFERENCES listings(id),
  buyer_id integer NOT NULL REFERENCES buyers(id),
  amount integer NOT NULL,
  made_on date NOT NULL,
  outcome text
);
CREATE TABLE sales (
  listing_id integer PRIMARY KEY REFERENCES listings(id),
  buyer_id integer NOT NULL REFERENCES buyers(id),
  sale_price integer NOT NULL,
  completed_on date NOT NULL,
  fee numeric(10,2) NOT NULL,
  fee_paid_on date
);
