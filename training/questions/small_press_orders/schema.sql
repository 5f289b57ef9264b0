CREATE TABLE writers (
  writer_id integer PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  under_contract boolean NOT NULL
);
CREATE TABLE submission_stages (
  stage_code text PRIMARY KEY,
  stage_name text NOT NULL
);
CREATE TABLE manuscripts (
  manuscript_id integer PRIMARY KEY,
  writer_id integer NOT NULL REFERENCES writers,
  title text NOT NULL,
  received_on date NOT NULL,
  stage_code text NOT NULL REFERENCES submission_stages,
  answered_on date
);
CREATE TABLE titles (
  isbn text PRIMARY KEY,
  writer_id integer NOT NULL REFERENCES writers,
  title text NOT NULL,
  genre text NOT NULL,
  published_on date,
  out_of_print boolean NOT NULL,
  copies_in_stock integer NOT NULL,
  price numeric(6,2) NOT NULL
);
CREATE TABLE shops (
  shop_id integer PRIMARY KEY,
  shop_name text NOT NULL,
  town text NOT NULL,
  account_state text NOT NULL
);
CREATE TABLE orders (
  order_id integer PRIMARY KEY,
  shop_id integer NOT NULL REFERENCES shops,
  ordered_on date NOT NULL,
  shipped_on date,
  cancelled boolean NOT NULL,
  total numeric(8,2) NOT NULL,
  due_on date,
  paid_on date
);
CREATE TABLE order_items (
  order_id integer NOT NULL REFERENCES orders,
  isbn text NOT NULL REFERENCES titles,
  copies integer NOT NULL,
  returned_copies integer NOT NULL,
  PRIMARY KEY (order_id, isbn)
);
