CREATE TABLE hire_statuses (
  id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE payment_methods (
  id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE customer_groups (
  id integer PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE customers (
  id integer PRIMARY KEY,
  group_id integer NOT NULL REFERENCES customer_groups(id),
  name text NOT NULL,
  town text NOT NULL,
  newsletter_opt_in boolean NOT NULL
);
CREATE TABLE tents (
  id integer PRIMARY KEY,
  name text NOT NULL,
  size char(1) NOT NULL,
  condition text NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
CREATE TABLE crew (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  contract text NOT NULL,
  is_foreman boolean NOT NULL
);
CREATE TABLE hires (
  id integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES customers(id),
  tent_id integer NOT NULL REFERENCES tents(id),
  foreman_id integer NOT NULL REFERENCES crew(id),
  status_id integer NOT NULL REFERENCES hire_statuses(id),
  payment_method_id integer NOT NULL REFERENCES payment_methods(id),
  handover text NOT NULL,
  event_on date NOT NULL,
  booked_on date NOT NULL,
  price numeric(9,2) NOT NULL,
  deposit_paid boolean NOT NULL
);
CREATE TABLE damages (
  id integer PRIMARY KEY,
  hire_id integer NOT NULL REFERENCES hires(id),
  severity text NOT NULL,
  state text NOT NULL,
  cost numeric(8,2) NOT NULL
);
