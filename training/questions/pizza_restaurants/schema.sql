CREATE TABLE restaurants (
  restaurant_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  seats int NOT NULL,
  opened_on date NOT NULL
);
CREATE TABLE employees (
  employee_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(restaurant_id),
  full_name text NOT NULL,
  position text NOT NULL,
  hired_on date NOT NULL,
  left_on date,
  hourly_wage numeric(6,2) NOT NULL
);
CREATE TABLE dishes (
  dish_id int PRIMARY KEY,
  name text NOT NULL,
  course text NOT NULL,
  price numeric(6,2) NOT NULL,
  vegetarian boolean NOT NULL
);
CREATE TABLE reservations (
  reservation_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(restaurant_id),
  guest_name text NOT NULL,
  reserved_for timestamp NOT NULL,
  party_size int NOT NULL,
  status text NOT NULL
);
CREATE TABLE bills (
  bill_id int PRIMARY KEY,
  restaurant_id int NOT NULL REFERENCES restaurants(restaurant_id),
  waiter_id int NOT NULL REFERENCES employees(employee_id),
  opened_at timestamp NOT NULL,
  guests int NOT NULL,
  total numeric(8,2) NOT NULL,
  tip numeric(6,2) NOT NULL,
  paid_by text NOT NULL
);
CREATE TABLE bill_lines (
  bill_line_id int PRIMARY KEY,
  bill_id int NOT NULL REFERENCES bills(bill_id),
  dish_id int NOT NULL REFERENCES dishes(dish_id),
  quantity int NOT NULL
);
