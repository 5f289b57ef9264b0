CREATE TABLE hire_category (id int PRIMARY KEY, label text NOT NULL);
CREATE TABLE hire_item (
  id int PRIMARY KEY,
  label text NOT NULL,
  category_id int NOT NULL REFERENCES hire_category(id),
  day_rate numeric(7,2) NOT NULL,
  replacement_price numeric(8,2) NOT NULL,
  pieces_owned int NOT NULL
);
CREATE TABLE hirer (
  id int PRIMARY KEY,
  name text NOT NULL,
  is_business boolean NOT NULL,
  postcode text NOT NULL
);
CREATE TABLE hire (
  id int PRIMARY KEY,
  hirer_id int NOT NULL REFERENCES hirer(id),
  occasion text NOT NULL,
  ordered_on date NOT NULL,
  out_on date NOT NULL,
  due_back_on date NOT NULL,
  came_back_on date,
  delivery boolean NOT NULL,
  deposit numeric(7,2) NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
CREATE TABLE hire_line (
  hire_id int NOT NULL REFERENCES hire(id),
  item_id int NOT NULL REFERENCES hire_item(id),
  pieces int NOT NULL,
  day_rate numeric(7,2) NOT NULL,
  PRIMARY KEY (hire_id, item_id)
);
CREATE TABLE breakage (
  id int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hire(id),
  item_id int NOT NULL REFERENCES hire_item(id),
  pieces int NOT NULL,
  charged numeric(8,2)
);
CREATE TABLE hire_payment (
  id int PRIMARY KEY,
  hire_id int NOT NULL REFERENCES hire(id),
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL,
  way text NOT NULL
);
