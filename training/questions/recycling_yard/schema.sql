CREATE TABLE suppliers (
  id serial PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  town text,
  k1 smallint NOT NULL DEFAULT 0
);
COMMENT ON COLUMN suppliers.k1 IS '1 = supplier has a valid waste carrier licence';
COMMENT ON COLUMN suppliers.kind IS 'private, trade, council';
CREATE TABLE grades (
  code text PRIMARY KEY,
  descr text NOT NULL,
  metal boolean NOT NULL,
  buy_ppk numeric(7,3) NOT NULL,
  sell_ppk numeric(7,3) NOT NULL
);
COMMENT ON COLUMN grades.buy_ppk IS 'price per kilogram we pay';
COMMENT ON COLUMN grades.sell_ppk IS 'price per kilogram mills pay us';
CREATE TABLE deliveries (
  id serial PRIMARY KEY,
  supplier_id int NOT NULL REFERENCES suppliers(id),
  grade_code text NOT NULL REFERENCES grades(code),
  ts timestamptz NOT NULL,
  kg int NOT NULL,
  deduct_kg int NOT NULL DEFAULT 0,
  pay numeric(9,2) NOT NULL,
  st char(1) NOT NULL
);
COMMENT ON COLUMN deliveries.deduct_kg IS 'kilograms deducted for dirt and water';
COMMENT ON COLUMN deliveries.st IS 'A accepted, R refused at the gate, Q quarantined because of radiation alarm';
COMMENT ON COLUMN deliveries.pay IS 'amount paid to the supplier';
CREATE TABLE mills (
  id serial PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL
);
COMMENT ON TABLE mills IS 'customers that buy sorted material';
CREATE TABLE dispatches (
  id serial PRIMARY KEY,
  mill_id int NOT NULL REFERENCES mills(id),
  grade_code text NOT NULL REFERENCES grades(code),
  left_on date NOT NULL,
  kg int NOT NULL,
  inv numeric(10,2) NOT NULL,
  claim_kg int,
  settled date
);
COMMENT ON COLUMN dispatches.inv IS 'invoiced amount';
COMMENT ON COLUMN dispatches.claim_kg IS 'kilograms the mill complained about, empty when none';
COMMENT ON COLUMN dispatches.settled IS 'day the mill paid';
CREATE TABLE staff (
  id serial PRIMARY KEY,
  name text NOT NULL,
  job text NOT NULL,
  fl_exp date
);
COMMENT ON COLUMN staff.fl_exp IS 'expiry of the forklift licence, empty when the person has none';
CREATE TABLE bins (
  id serial PRIMARY KEY,
  label text NOT NULL,
  grade_code text REFERENCES grades(code),
  cap_kg int NOT NULL,
  cur_kg int NOT NULL
);
COMMENT ON COLUMN bins.cur_kg IS 'kilograms in the bin at the last count';
