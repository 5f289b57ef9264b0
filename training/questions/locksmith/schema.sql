CREATE TABLE technicians (
  tech_code text,
  tech_name text,
  van_plate text,
  certified_safes boolean,
  hourly_cost numeric(6,2),
  started date,
  finished date
);
CREATE TABLE customers (
  customer_no integer,
  name text,
  is_business boolean,
  street text,
  town text,
  phone text,
  credit_stop boolean
);
CREATE TABLE calls (
  call_no integer,
  customer_no integer,
  tech_code text,
  rang_at timestamptz,
  arrived_at timestamptz,
  left_at timestamptz,
  job_type text,
  emergency boolean,
  labour_charge numeric(8,2),
  callout_fee numeric(6,2),
  result text
);
CREATE TABLE stock_items (
  sku text,
  item text,
  maker text,
  buy_price numeric(8,2),
  sell_price numeric(8,2),
  on_shelf integer,
  min_shelf integer
);
CREATE TABLE call_items (
  call_no integer,
  sku text,
  quantity integer,
  charged numeric(8,2)
);
CREATE TABLE key_systems (
  system_no integer,
  customer_no integer,
  building text,
  cylinders integer,
  keys_issued integer,
  installed date,
  card_code_lost boolean
);
CREATE TABLE bills (
  bill_no integer,
  call_no integer,
  billed_on date,
  total numeric(9,2),
  paid_on date,
  reminder_count integer
);
