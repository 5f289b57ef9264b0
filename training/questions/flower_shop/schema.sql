CREATE TABLE shops (
  shop_id serial PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  opened_on date
);
CREATE TABLE florists (
  florist_id serial PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops,
  full_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  hourly_wage numeric(6,2)
);
CREATE TABLE growers (
  grower_id serial PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  phone text
);
CREATE TABLE stems (
  stem_id serial PRIMARY KEY,
  grower_id int REFERENCES growers,
  name text NOT NULL,
  colour text NOT NULL,
  cost_per_stem numeric(6,2) NOT NULL,
  vase_life_days int,
  in_cold_room int NOT NULL DEFAULT 0
);
CREATE TABLE arrangements (
  arrangement_id serial PRIMARY KEY,
  name text NOT NULL,
  occasion text NOT NULL,
  price numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL DEFAULT false
);
CREATE TABLE arrangement_stems (
  arrangement_id int REFERENCES arrangements,
  stem_id int REFERENCES stems,
  quantity int NOT NULL,
  PRIMARY KEY (arrangement_id, stem_id)
);
CREATE TABLE clients (
  client_id serial PRIMARY KEY,
  name text NOT NULL,
  is_business boolean NOT NULL,
  town text,
  email text,
  joined_on date NOT NULL
);
CREATE TABLE orders (
  order_id serial PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients,
  shop_id int NOT NULL REFERENCES shops,
  arrangement_id int NOT NULL REFERENCES arrangements,
  florist_id int REFERENCES florists,
  ordered_at timestamptz NOT NULL,
  deliver_on date NOT NULL,
  delivered_at timestamptz,
  pieces int NOT NULL,
  total numeric(10,2) NOT NULL,
  delivery_fee numeric(6,2) NOT NULL DEFAULT 0,
  card_message text,
  status text NOT NULL CHECK (status IN ('new','being made','delivered','cancelled'))
);
CREATE TABLE spoilage (
  spoilage_id serial PRIMARY KEY,
  shop_id int NOT NULL REFERENCES shops,
  stem_id int NOT NULL REFERENCES stems,
  thrown_on date NOT NULL,
  stems_lost int NOT NULL,
  reason text
);
