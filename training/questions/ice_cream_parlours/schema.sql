CREATE TABLE franchise_owners (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  email text NOT NULL,
  phone text,
  joined_on date NOT NULL,
  royalty_pct numeric(4,1) NOT NULL
);

CREATE TABLE shops (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  address text NOT NULL,
  owner_id integer NOT NULL REFERENCES franchise_owners(id),
  opened_on date NOT NULL,
  closed_on date,
  seats integer NOT NULL,
  has_terrace boolean NOT NULL,
  monthly_rent numeric(10,2) NOT NULL
);

CREATE TABLE employees (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  shop_id integer NOT NULL REFERENCES shops(id),
  position text NOT NULL,
  hourly_wage numeric(6,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  birth_date date
);

CREATE TABLE shifts (
  id integer PRIMARY KEY,
  employee_id integer NOT NULL REFERENCES employees(id),
  shop_id integer NOT NULL REFERENCES shops(id),
  shift_date date NOT NULL,
  starts_at time NOT NULL,
  ends_at time NOT NULL,
  hours_worked numeric(4,1),
  status text NOT NULL
);

CREATE TABLE suppliers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  product_type text NOT NULL,
  city text NOT NULL,
  contact_name text,
  payment_days integer NOT NULL
);

CREATE TABLE flavours (
  id integer PRIMARY KEY,
  name text NOT NULL,
  family text NOT NULL,
  is_vegan boolean NOT NULL,
  contains_nuts boolean NOT NULL,
  introduced_on date NOT NULL,
  discontinued_on date,
  price_per_scoop numeric(5,2) NOT NULL
);

CREATE TABLE deliveries (
  id integer PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers(id),
  shop_id integer NOT NULL REFERENCES shops(id),
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  delivered_on date,
  amount numeric(10,2) NOT NULL,
  paid_on date
);

CREATE TABLE sales (
  id integer PRIMARY KEY,
  receipt_no text NOT NULL UNIQUE,
  shop_id integer NOT NULL REFERENCES shops(id),
  employee_id integer REFERENCES employees(id),
  sold_at timestamp NOT NULL,
  payment_method text NOT NULL,
  total numeric(8,2) NOT NULL,
  tip numeric(6,2)
);

CREATE TABLE sale_items (
  sale_id integer NOT NULL REFERENCES sales(id),
  line_no integer NOT NULL,
  flavour_id integer NOT NULL REFERENCES flavours(id),
  serving text NOT NULL,
  scoops integer NOT NULL,
  line_price numeric(7,2) NOT NULL,
  PRIMARY KEY (sale_id, line_no)
);
