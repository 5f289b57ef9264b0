CREATE TABLE orchards (
  orchard_id int PRIMARY KEY,
  orchard text NOT NULL,
  grower text NOT NULL,
  county text NOT NULL,
  ours char(1) NOT NULL -- Y own, N contract grower
);
CREATE TABLE apple_loads (
  load_no int PRIMARY KEY,
  orchard_id int NOT NULL REFERENCES orchards,
  variety text NOT NULL,
  picked_on date NOT NULL,
  delivered_on date NOT NULL,
  pressed_on date,
  kg int NOT NULL,
  pence_per_kg numeric(5,1) NOT NULL
);
CREATE TABLE batches (
  batch_no int PRIMARY KEY,
  cider text NOT NULL, -- product name
  style text NOT NULL, -- DRY, MED, SWT
  started_on date NOT NULL,
  kegged_on date,
  released_on date,
  litres_in int NOT NULL, -- juice
  litres_out int, -- finished
  abv numeric(3,1)
);
CREATE TABLE outlets (
  outlet_id int PRIMARY KEY,
  outlet text NOT NULL,
  kind text NOT NULL, -- PUB, SHOP, FEST
  town text NOT NULL,
  on_stop char(1) NOT NULL, -- Y no more deliveries until they pay
  rep text NOT NULL
);
CREATE TABLE sales (
  sale_id int PRIMARY KEY,
  outlet_id int NOT NULL REFERENCES outlets,
  batch_no int NOT NULL REFERENCES batches,
  order_dt date NOT NULL,
  deliv_dt date,
  paid_dt date,
  kegs int NOT NULL,
  keg_litres int NOT NULL,
  price_per_keg numeric(6,2) NOT NULL,
  duty numeric(7,2) NOT NULL -- for the whole sale
);
CREATE TABLE keg_returns (
  ret_id int PRIMARY KEY,
  outlet_id int NOT NULL REFERENCES outlets,
  returned_on date NOT NULL,
  kegs int NOT NULL,
  damaged int NOT NULL -- of these
);
