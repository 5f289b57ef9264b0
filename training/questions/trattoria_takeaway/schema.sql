CREATE TABLE guests (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  is_vip boolean NOT NULL,
  newsletter_opt_in boolean NOT NULL
);
CREATE TABLE staff (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  role text NOT NULL,
  contract text NOT NULL,
  is_active boolean NOT NULL
);
CREATE TABLE dishes (
  id integer PRIMARY KEY,
  name text NOT NULL,
  course text NOT NULL,
  price numeric(6,2) NOT NULL,
  availability text NOT NULL
);
CREATE TABLE orders (
  id integer PRIMARY KEY,
  guest_id integer NOT NULL REFERENCES guests(id),
  taken_by integer NOT NULL REFERENCES staff(id),
  order_type text NOT NULL,
  status text NOT NULL,
  payment_method text NOT NULL,
  ordered_at timestamp NOT NULL,
  total numeric(8,2) NOT NULL
);
CREATE TABLE order_items (
  id integer PRIMARY KEY,
  order_id integer NOT NULL REFERENCES orders(id),
  dish_id integer NOT NULL REFERENCES dishes(id),
  quantity integer NOT NULL,
  size text NOT NULL
);
