CREATE TABLE employees (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  role text NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  manager_id integer REFERENCES employees(id)
);
COMMENT ON TABLE employees IS 'Everyone on the payroll, present and past';
COMMENT ON COLUMN employees.role IS 'head brewer, brewer, cellar hand, sales, lab, office';
COMMENT ON COLUMN employees.left_on IS 'Last working day; null while still employed';
COMMENT ON COLUMN employees.manager_id IS 'The employee this person reports to';

CREATE TABLE suppliers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  email text,
  lead_days integer
);
COMMENT ON TABLE suppliers IS 'Firms that sell us malt, hops, yeast and packaging';
COMMENT ON COLUMN suppliers.lead_days IS 'Usual days from order to arrival';

CREATE TABLE ingredients (
  id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  unit text NOT NULL,
  supplier_id integer REFERENCES suppliers(id),
  unit_cost numeric(10,2) NOT NULL,
  stock_qty numeric(12,2) NOT NULL,
  reorder_level numeric(12,2)
);
COMMENT ON TABLE ingredients IS 'Raw materials in the store';
COMMENT ON COLUMN ingredients.kind IS 'malt, hops, yeast, adjunct';
COMMENT ON COLUMN ingredients.unit_cost IS 'Price we pay per unit, in GBP';
COMMENT ON COLUMN ingredients.stock_qty IS 'Quantity on hand now';
COMMENT ON COLUMN ingredients.reorder_level IS 'Order more when stock falls below this';

CREATE TABLE beers (
  id integer PRIMARY KEY,
  name text NOT NULL UNIQUE,
  style text NOT NULL,
  abv numeric(4,1) NOT NULL,
  ibu integer,
  list_price numeric(8,2) NOT NULL,
  is_seasonal boolean NOT NULL DEFAULT false,
  launched_on date NOT NULL,
  retired_on date
);
COMMENT ON TABLE beers IS 'The beers we brew or have brewed';
COMMENT ON COLUMN beers.abv IS 'Alcohol by volume, percent';
COMMENT ON COLUMN beers.ibu IS 'Bitterness units';
COMMENT ON COLUMN beers.list_price IS 'List price of a 30 litre keg, GBP, before discount';
COMMENT ON COLUMN beers.retired_on IS 'Day the beer was taken off the list; null while on sale';

CREATE TABLE recipe_items (
  beer_id integer NOT NULL REFERENCES beers(id),
  ingredient_id integer NOT NULL REFERENCES ingredients(id),
  qty_per_hl numeric(8,3) NOT NULL,
  PRIMARY KEY (beer_id, ingredient_id)
);
COMMENT ON TABLE recipe_items IS 'What goes into each beer';
COMMENT ON COLUMN recipe_items.qty_per_hl IS 'Amount of the ingredient per hectolitre of beer';

CREATE TABLE tanks (
  id integer PRIMARY KEY,
  code text NOT NULL UNIQUE,
  kind text NOT NULL,
  capacity_hl numeric(6,1) NOT NULL,
  installed_on date,
  status text NOT NULL
);
COMMENT ON TABLE tanks IS 'Vessels in the brewhouse';
COMMENT ON COLUMN tanks.kind IS 'fermenter, conditioning, bright';
COMMENT ON COLUMN tanks.capacity_hl IS 'Capacity in hectolitres';
COMMENT ON COLUMN tanks.status IS 'in use, empty, cleaning, out of order';

CREATE TABLE batches (
  id integer PRIMARY KEY,
  batch_no text NOT NULL UNIQUE,
  beer_id integer NOT NULL REFERENCES beers(id),
  tank_id integer NOT NULL REFERENCES tanks(id),
  brewer_id integer REFERENCES employees(id),
  brewed_at timestamptz NOT NULL,
  packaged_at timestamptz,
  volume_hl numeric(6,1) NOT NULL,
  original_gravity numeric(5,3),
  final_gravity numeric(5,3),
  status text NOT NULL
);
COMMENT ON TABLE batches IS 'One brew of one beer';
COMMENT ON COLUMN batches.brewer_id IS 'Who led the brew';
COMMENT ON COLUMN batches.packaged_at IS 'When it was put in keg, cask or can; null if not yet or never';
COMMENT ON COLUMN batches.volume_hl IS 'Hectolitres brewed';
COMMENT ON COLUMN batches.status IS 'fermenting, conditioning, packaged, dumped';

CREATE TABLE quality_checks (
  id integer PRIMARY KEY,
  batch_id integer NOT NULL REFERENCES batches(id),
  checked_at timestamptz NOT NULL,
  checked_by integer REFERENCES employees(id),
  measure text NOT NULL,
  reading numeric(8,3),
  passed boolean NOT NULL,
  notes text
);
COMMENT ON TABLE quality_checks IS 'Laboratory and tasting checks on a batch';
COMMENT ON COLUMN quality_checks.measure IS 'pH, taste panel, dissolved oxygen, microbiology';

CREATE TABLE customers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  city text NOT NULL,
  country text NOT NULL,
  email text,
  credit_limit numeric(10,2),
  account_manager_id integer REFERENCES employees(id),
  created_at timestamptz NOT NULL
);
COMMENT ON TABLE customers IS 'Trade customers';
COMMENT ON COLUMN customers.kind IS 'pub, restaurant, shop, distributor, festival';
COMMENT ON COLUMN customers.credit_limit IS 'Highest unpaid balance we allow, GBP; null means pay up front';

CREATE TABLE orders (
  id integer PRIMARY KEY,
  order_no text NOT NULL UNIQUE,
  customer_id integer NOT NULL REFERENCES customers(id),
  channel text NOT NULL,
  placed_at timestamptz NOT NULL,
  promised_on date,
  delivered_at timestamptz,
  status text NOT NULL
);
COMMENT ON TABLE orders IS 'Sales orders from trade customers';
COMMENT ON COLUMN orders.channel IS 'phone, web, email, rep';
COMMENT ON COLUMN orders.promised_on IS 'Delivery day promised to the customer';
COMMENT ON COLUMN orders.status IS 'new, picked, delivered, cancelled';

CREATE TABLE order_lines (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  beer_id integer NOT NULL REFERENCES beers(id),
  pack text NOT NULL,
  quantity integer NOT NULL,
  unit_price numeric(8,2) NOT NULL,
  discount_pct numeric(4,1) NOT NULL DEFAULT 0
);
COMMENT ON TABLE order_lines IS 'Beers on an order';
COMMENT ON COLUMN order_lines.pack IS 'keg, cask, case';
COMMENT ON COLUMN order_lines.unit_price IS 'Price per pack before discount, GBP';

CREATE TABLE payments (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  paid_at timestamptz NOT NULL,
  amount numeric(10,2) NOT NULL,
  method text NOT NULL
);
COMMENT ON TABLE payments IS 'Money received against orders';
COMMENT ON COLUMN payments.method IS 'bank transfer, card, direct debit, cash';
