CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  first_name text NOT NULL,
  job text NOT NULL, -- waiter, sommelier, cook, manager
  hourly_wage numeric(5,2) NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE bar_tables (
  table_no int PRIMARY KEY,
  area text NOT NULL, -- bar, cellar, terrace
  seats int NOT NULL
);
CREATE TABLE wines (
  wine_id int PRIMARY KEY,
  label text NOT NULL,
  producer text NOT NULL,
  country text NOT NULL,
  colour text NOT NULL, -- red, white, rose, sparkling
  vintage int,
  bottle_price numeric(6,2) NOT NULL,
  glass_price numeric(5,2), -- null: sold by the bottle only
  purchase_price numeric(6,2) NOT NULL, -- for a bottle
  bottles_in_cellar int NOT NULL
);
CREATE TABLE dishes (
  dish_id int PRIMARY KEY,
  dish text NOT NULL,
  price numeric(5,2) NOT NULL,
  vegetarian boolean NOT NULL,
  on_menu boolean NOT NULL
);
CREATE TABLE tabs (
  tab_id int PRIMARY KEY,
  table_no int NOT NULL REFERENCES bar_tables,
  opened_by int NOT NULL REFERENCES staff,
  closed_by int REFERENCES staff,
  opened_at timestamp NOT NULL,
  closed_at timestamp,
  guests int NOT NULL,
  bill_total numeric(8,2), -- without tip, set when the tab is closed
  tip numeric(6,2),
  paid_with text -- card, cash, voucher
);
CREATE TABLE tab_wines (
  tab_id int NOT NULL REFERENCES tabs,
  wine_id int NOT NULL REFERENCES wines,
  serving text NOT NULL CHECK (serving IN ('glass','bottle')),
  number int NOT NULL,
  amount numeric(7,2) NOT NULL, -- for all of them
  PRIMARY KEY (tab_id, wine_id, serving)
);
CREATE TABLE tab_dishes (
  tab_id int NOT NULL REFERENCES tabs,
  dish_id int NOT NULL REFERENCES dishes,
  portions int NOT NULL,
  price_each numeric(5,2) NOT NULL,
  PRIMARY KEY (tab_id, dish_id)
);
