CREATE TABLE depots (
  id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE vans (
  id int PRIMARY KEY,
  depot_id int NOT NULL REFERENCES depots(id),
  plate text NOT NULL,
  load_m3 numeric(5,1) NOT NULL,
  lease_per_month numeric(8,2) NOT NULL
);
CREATE TABLE crew_members (
  id int PRIMARY KEY,
  depot_id int NOT NULL REFERENCES depots(id),
  full_name text NOT NULL,
  day_wage numeric(7,2) NOT NULL,
  hired_on date NOT NULL
);
CREATE TABLE customers (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  is_company boolean NOT NULL,
  found_us_through text
);
CREATE TABLE moves (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customers(id),
  van_id int NOT NULL REFERENCES vans(id),
  quoted_on date NOT NULL,
  move_date date NOT NULL,
  from_city text NOT NULL,
  to_city text NOT NULL,
  km int NOT NULL,
  volume_m3 numeric(5,1) NOT NULL,
  base_price numeric(9,2) NOT NULL,
  discount_amount numeric(8,2) NOT NULL,
  deposit_paid numeric(8,2) NOT NULL,
  rating int
);
CREATE TABLE move_extras (
  id int PRIMARY KEY,
  move_id int NOT NULL REFERENCES moves(id),
  service text NOT NULL,
  quantity int NOT NULL,
  price_each numeric(8,2) NOT NULL,
  cost_each numeric(8,2) NOT NULL
);
CREATE TABLE move_crew (
  move_id int NOT NULL REFERENCES moves(id),
  crew_member_id int NOT NULL REFERENCES crew_members(id),
  days numeric(3,1) NOT NULL,
  PRIMARY KEY (move_id, crew_member_id)
);
CREATE TABLE damage_claims (
  id int PRIMARY KEY,
  move_id int NOT NULL REFERENCES moves(id),
  reported_on date NOT NULL,
  closed_on date,
  claimed numeric(9,2) NOT NULL,
  paid_out numeric(9,2)
);
COMMENT ON COLUMN moves.rating IS '1 to 5 stars by the customer, empty if none given';
COMMENT ON COLUMN move_extras.service IS 'boxes, packing, piano, storage week, lift';
COMMENT ON COLUMN damage_claims.paid_out IS 'empty until closed; 0 when rejected';
