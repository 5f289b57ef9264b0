CREATE TABLE beers (
  beer_id int PRIMARY KEY,
  beer_name text NOT NULL,
  style text NOT NULL,
  alcohol_percent numeric(3,1) NOT NULL,
  seasonal boolean NOT NULL
);
CREATE TABLE brews (
  brew_id int PRIMARY KEY,
  beer_id int NOT NULL REFERENCES beers(beer_id),
  brewer text NOT NULL,
  brewed_on date NOT NULL,
  packaged_on date,
  litres_planned int NOT NULL,
  litres_packaged int
);
CREATE TABLE accounts (
  account_id int PRIMARY KEY,
  account_name text NOT NULL,
  account_type text NOT NULL,
  town text NOT NULL,
  rep text NOT NULL,
  opened_on date NOT NULL,
  closed_on date
);
CREATE TABLE orders (
  order_id int PRIMARY KEY,
  account_id int NOT NULL REFERENCES accounts(account_id),
  order_date date NOT NULL,
  delivery_date date,
  invoice_paid_on date
);
CREATE TABLE order_lines (
  order_id int NOT NULL REFERENCES orders(order_id),
  line_no int NOT NULL,
  beer_id int NOT NULL REFERENCES beers(beer_id),
  container text NOT NULL,
  quantity int NOT NULL,
  unit_price numeric(7,2) NOT NULL,
  PRIMARY KEY (order_id, line_no)
);
CREATE TABLE kegs (
  keg_id int PRIMARY KEY,
  serial_no text NOT NULL,
  litres int NOT NULL,
  account_id int REFERENCES accounts(account_id),
  out_since date
);
COMMENT ON COLUMN order_lines.container IS 'keg 30 l, cask 40 l, bottle case';
COMMENT ON COLUMN kegs.account_id IS 'where the keg is now; empty when it is at the brewery';
