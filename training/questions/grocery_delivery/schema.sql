CREATE TABLE depots (
  id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  picking_slots integer NOT NULL
);
CREATE TABLE shoppers (
  id serial PRIMARY KEY,
  depot_id integer NOT NULL REFERENCES depots(id),
  given_name text NOT NULL,
  family_name text NOT NULL,
  started_on date NOT NULL,
  finished_on date,
  hourly_wage numeric(5,2) NOT NULL
);
CREATE TABLE vans (
  id serial PRIMARY KEY,
  depot_id integer NOT NULL REFERENCES depots(id),
  plate text NOT NULL UNIQUE,
  electric boolean NOT NULL,
  crates_max integer NOT NULL,
  next_service_on date
);
CREATE TABLE households (
  id serial PRIMARY KEY,
  account_name text NOT NULL,
  postcode text NOT NULL,
  city text NOT NULL,
  plan text NOT NULL,
  signed_up_on date NOT NULL,
  cancelled_on date,
  referred_by_id integer REFERENCES households(id)
);
CREATE TABLE aisles (
  id serial PRIMARY KEY,
  label text NOT NULL,
  chilled boolean NOT NULL
);
CREATE TABLE products (
  id serial PRIMARY KEY,
  aisle_id integer NOT NULL REFERENCES aisles(id),
  name text NOT NULL,
  brand text,
  unit text NOT NULL,
  price_pence integer NOT NULL,
  organic boolean NOT NULL,
  discontinued boolean NOT NULL DEFAULT false
);
CREATE TABLE baskets (
  id serial PRIMARY KEY,
  household_id integer NOT NULL REFERENCES households(id),
  depot_id integer NOT NULL REFERENCES depots(id),
  picked_by integer REFERENCES shoppers(id),
  van_id integer REFERENCES vans(id),
  ordered_at timestamptz NOT NULL,
  slot_start timestamptz NOT NULL,
  slot_end timestamptz NOT NULL,
  handed_over_at timestamptz,
  state text NOT NULL,
  delivery_charge_pence integer NOT NULL
);
CREATE TABLE basket_items (
  id serial PRIMARY KEY,
  basket_id integer NOT NULL REFERENCES baskets(id),
  product_id integer NOT NULL REFERENCES products(id),
  quantity integer NOT NULL,
  price_pence integer NOT NULL,
  substituted_with_id integer REFERENCES products(id),
  missing boolean NOT NULL DEFAULT false
);
