CREATE TABLE dishes (
  dish_id integer PRIMARY KEY,
  name text NOT NULL,
  course text NOT NULL,
  diet text NOT NULL,
  spiciness integer NOT NULL,
  contains_nuts boolean NOT NULL,
  price numeric(6,2) NOT NULL,
  on_menu boolean NOT NULL
);
CREATE TABLE staff (
  staff_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  gender char(1) NOT NULL,
  employment text NOT NULL
);
CREATE TABLE shifts (
  shift_id integer PRIMARY KEY,
  staff_id integer NOT NULL REFERENCES staff,
  worked_on date NOT NULL,
  shift text NOT NULL,
  hours numeric(4,1) NOT NULL
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  opened_at timestamp NOT NULL,
  service text NOT NULL,
  area text,
  server_id integer NOT NULL REFERENCES staff,
  paid_with text NOT NULL,
  status text NOT NULL,
  tip numeric(6,2) NOT NULL
);
CREATE TABLE ticket_items (
  item_id integer PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets,
  dish_id integer NOT NULL REFERENCES dishes,
  portion text NOT NULL,
  quantity integer NOT NULL,
  charged text NOT NULL
);
CREATE TABLE deliveries (
  delivery_id integer PRIMARY KEY,
  supplier text NOT NULL,
  goods text NOT NULL,
  quantity numeric(7,1) NOT NULL,
  unit text NOT NULL,
  storage text NOT NULL,
  quality text NOT NULL,
  arrived_on date NOT NULL
);
