CREATE TABLE spaces (
  space_id int PRIMARY KEY,
  space_name text NOT NULL,
  seated_max int NOT NULL,
  hire_fee numeric(8,2) NOT NULL
);
CREATE TABLE couples (
  couple_id int PRIMARY KEY,
  couple_name text NOT NULL,
  home_town text NOT NULL,
  heard_via text
);
CREATE TABLE show_rounds (
  show_round_id int PRIMARY KEY,
  couple_id int NOT NULL REFERENCES couples,
  shown_on date NOT NULL,
  shown_by text NOT NULL
);
CREATE TABLE weddings (
  wedding_id int PRIMARY KEY,
  couple_id int NOT NULL REFERENCES couples,
  space_id int NOT NULL REFERENCES spaces,
  wedding_date date NOT NULL,
  booked_on date NOT NULL,
  day_guests int NOT NULL,
  evening_guests int NOT NULL,
  agreed_price numeric(9,2) NOT NULL,
  coordinator text,
  cancelled_on date
);
CREATE TABLE instalments (
  instalment_id int PRIMARY KEY,
  wedding_id int NOT NULL REFERENCES weddings,
  kind text NOT NULL,
  due_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN instalments.kind IS 'deposit, second, final';
CREATE TABLE extras (
  wedding_id int NOT NULL REFERENCES weddings,
  extra_name text NOT NULL,
  price numeric(8,2) NOT NULL,
  PRIMARY KEY (wedding_id, extra_name)
);
CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  trade text NOT NULL,
  recommended boolean NOT NULL
);
CREATE TABLE wedding_suppliers (
  wedding_id int NOT NULL REFERENCES weddings,
  supplier_id int NOT NULL REFERENCES suppliers,
  confirmed boolean NOT NULL,
  PRIMARY KEY (wedding_id, supplier_id)
);
