CREATE TABLE host (
  id int PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  town text NOT NULL,
  commission_percent numeric(4,1) NOT NULL,
  contract_from date NOT NULL,
  contract_to date
);
CREATE TABLE machine (
  id int PRIMARY KEY,
  serial_no text NOT NULL UNIQUE,
  model text NOT NULL,
  host_id int REFERENCES host(id),
  spot text,
  installed date,
  takes_cards boolean NOT NULL,
  state text NOT NULL
);
CREATE TABLE product (
  id int PRIMARY KEY,
  name text NOT NULL,
  kind text NOT NULL,
  wholesale_price numeric(5,2) NOT NULL,
  vend_price numeric(5,2) NOT NULL
);
CREATE TABLE slot (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machine(id),
  position text NOT NULL,
  product_id int REFERENCES product(id),
  capacity int NOT NULL,
  filled int NOT NULL
);
CREATE TABLE filler (
  id int PRIMARY KEY,
  name text NOT NULL,
  hired date NOT NULL
);
CREATE TABLE visit (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machine(id),
  filler_id int NOT NULL REFERENCES filler(id),
  arrived timestamptz NOT NULL,
  departed timestamptz NOT NULL,
  cash_collected numeric(7,2) NOT NULL,
  items_loaded int NOT NULL
);
CREATE TABLE vend (
  id int PRIMARY KEY,
  slot_id int NOT NULL REFERENCES slot(id),
  sold timestamptz NOT NULL,
  paid numeric(5,2) NOT NULL,
  by_card boolean NOT NULL
);
CREATE TABLE fault (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machine(id),
  reported timestamptz NOT NULL,
  cleared timestamptz,
  description text NOT NULL
);
