CREATE TABLE clients (
  client_no integer PRIMARY KEY,
  client_name text NOT NULL,
  client_type text NOT NULL,
  route_id integer,
  contract_start date NOT NULL,
  contract_end date
);
CREATE TABLE routes (
  route_id integer PRIMARY KEY,
  route_name text NOT NULL,
  driver text NOT NULL
);
ALTER TABLE clients ADD FOREIGN KEY (route_id) REFERENCES routes(route_id);
CREATE TABLE articles (
  article_id integer PRIMARY KEY,
  article text NOT NULL,
  price_per_piece numeric(6,2) NOT NULL,
  weight_g integer NOT NULL
);
CREATE TABLE pickups (
  pickup_id integer PRIMARY KEY,
  client_no integer NOT NULL REFERENCES clients(client_no),
  picked_up_on date NOT NULL,
  returned_on date,
  express boolean NOT NULL
);
CREATE TABLE pickup_items (
  pickup_id integer NOT NULL REFERENCES pickups(pickup_id),
  article_id integer NOT NULL REFERENCES articles(article_id),
  pieces integer NOT NULL,
  damaged integer NOT NULL DEFAULT 0,
  PRIMARY KEY (pickup_id, article_id)
);
CREATE TABLE invoices (
  invoice_no integer PRIMARY KEY,
  client_no integer NOT NULL REFERENCES clients(client_no),
  invoice_date date NOT NULL,
  total numeric(9,2) NOT NULL,
  paid boolean NOT NULL
);
