CREATE TABLE employees (
  emp_no integer PRIMARY KEY,
  emp_name text NOT NULL,
  role text NOT NULL CHECK (role IN ('baker','apprentice','driver','cleaner')),
  hired_on date NOT NULL,
  left_on date,
  night_bonus numeric(5,2) NOT NULL
);
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  emp_no integer NOT NULL REFERENCES employees,
  shift_date date NOT NULL,
  planned_hours numeric(4,1) NOT NULL,
  worked_hours numeric(4,1),
  sick boolean NOT NULL DEFAULT false,
  swapped_with integer REFERENCES employees(emp_no)
);
COMMENT ON COLUMN shifts.worked_hours IS 'empty for shifts that were not worked or are still to come';
CREATE TABLE ovens (
  oven_no integer PRIMARY KEY,
  oven_name text NOT NULL,
  last_service date,
  out_of_use boolean NOT NULL
);
CREATE TABLE bakes (
  bake_id integer PRIMARY KEY,
  bake_date date NOT NULL,
  oven_no integer NOT NULL REFERENCES ovens,
  product text NOT NULL,
  baker integer NOT NULL REFERENCES employees(emp_no),
  pieces integer NOT NULL,
  burnt integer NOT NULL DEFAULT 0
);
CREATE TABLE shop_orders (
  order_no integer PRIMARY KEY,
  shop text NOT NULL,
  product text NOT NULL,
  for_date date NOT NULL,
  ordered integer NOT NULL,
  delivered integer
);
