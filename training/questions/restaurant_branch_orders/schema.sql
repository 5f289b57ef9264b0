CREATE TABLE branch (
  id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  seats int NOT NULL,
  opened date NOT NULL,
  rent_month numeric(8,2) NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branch(id),
  name text NOT NULL,
  job text NOT NULL,
  hourly_wage numeric(5,2) NOT NULL,
  started date NOT NULL,
  ended date
);
CREATE TABLE shift (
  id int PRIMARY KEY,
  staff_id int NOT NULL REFERENCES staff(id),
  work_date date NOT NULL,
  hours numeric(4,1) NOT NULL
);
CREATE TABLE dish (
  id int PRIMARY KEY,
  name text NOT NULL,
  course text NOT NULL,
  price numeric(6,2) NOT NULL,
  ingredient_cost numeric(6,2) NOT NULL,
  vegetarian boolean NOT NULL,
  off_menu_since date
);
CREATE TABLE bill (
  id int PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branch(id),
  waiter_id int REFERENCES staff(id),
  channel text NOT NULL,
  guests int,
  opened_at timestamp NOT NULL,
  closed_at timestamp,
  discount numeric(6,2) NOT NULL DEFAULT 0,
  tip numeric(6,2) NOT NULL DEFAULT 0,
  voided boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN bill.channel IS 'dine-in, takeaway or delivery; guests only for dine-in';
CREATE TABLE bill_line (
  bill_id int NOT NULL REFERENCES bill(id),
  line_no int NOT NULL,
  dish_id int NOT NULL REFERENCES dish(id),
  quantity int NOT NULL,
  unit_price numeric(6,2) NOT NULL,
  PRIMARY KEY (bill_id, line_no)
);
CREATE TABLE review (
  id int PRIMARY KEY,
  branch_id int NOT NULL REFERENCES branch(id),
  stars int NOT NULL,
  written_on date NOT NULL,
  comment text
);
CREATE TABLE monthly_target (
  branch_id int NOT NULL REFERENCES branch(id),
  month date NOT NULL,
  target_revenue numeric(9,2) NOT NULL,
  PRIMARY KEY (branch_id, month)
);
