CREATE TABLE sites (
  site_id int PRIMARY KEY,
  site_name text NOT NULL,
  site_kind text NOT NULL,
  headcount int,
  commission_percent numeric(4,1) NOT NULL,
  signed_on date NOT NULL,
  cancelled_on date
);
CREATE TABLE machines (
  machine_id int PRIMARY KEY,
  site_id int REFERENCES sites(site_id),
  model text NOT NULL,
  machine_kind text NOT NULL,
  slots int NOT NULL,
  purchase_cost numeric(9,2) NOT NULL,
  purchased_on date NOT NULL
);
CREATE TABLE products (
  product_id int PRIMARY KEY,
  product_name text NOT NULL,
  product_group text NOT NULL,
  vend_price numeric(5,2) NOT NULL,
  purchase_price numeric(5,2) NOT NULL
);
CREATE TABLE route_drivers (
  driver_id int PRIMARY KEY,
  driver_name text NOT NULL,
  start_date date NOT NULL
);
CREATE TABLE visits (
  visit_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(machine_id),
  driver_id int NOT NULL REFERENCES route_drivers(driver_id),
  visited_at timestamptz NOT NULL,
  minutes_on_site int NOT NULL,
  coins_collected numeric(8,2) NOT NULL,
  card_takings numeric(8,2) NOT NULL,
  refunds_paid numeric(6,2) NOT NULL
);
CREATE TABLE refills (
  visit_id int NOT NULL REFERENCES visits(visit_id),
  product_id int NOT NULL REFERENCES products(product_id),
  sold_since_last int NOT NULL,
  filled int NOT NULL,
  expired int NOT NULL,
  empty_on_arrival boolean NOT NULL,
  PRIMARY KEY (visit_id, product_id)
);
CREATE TABLE faults (
  fault_id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(machine_id),
  reported_at timestamptz NOT NULL,
  solved_at timestamptz,
  fault_kind text NOT NULL,
  repair_cost numeric(8,2)
);
COMMENT ON COLUMN visits.coins_collected IS 'coins and notes taken out; takings = coins_collected + card_takings';
COMMENT ON COLUMN machines.site_id IS 'empty when in the warehouse';
COMMENT ON COLUMN sites.commission_percent IS 'share of takings the site gets';
COMMENT ON COLUMN refills.expired IS 'pieces thrown away past their date';
