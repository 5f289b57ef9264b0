CREATE TABLE department (
  department_id int PRIMARY KEY,
  name text NOT NULL
);
CREATE TABLE grower (
  grower_id int PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  organic boolean NOT NULL
);
CREATE TABLE article (
  article_id int PRIMARY KEY,
  name text NOT NULL,
  department_id int NOT NULL REFERENCES department,
  grower_id int REFERENCES grower,
  price numeric(7,2) NOT NULL,
  purchase_price numeric(7,2) NOT NULL,
  on_hand int NOT NULL,
  reorder_point int NOT NULL,
  hardy boolean
);
CREATE TABLE loyalty_card (
  card_no int PRIMARY KEY,
  holder text NOT NULL,
  village text NOT NULL,
  issued_on date NOT NULL,
  points int NOT NULL
);
CREATE TABLE employee (
  employee_id int PRIMARY KEY,
  name text NOT NULL,
  department_id int REFERENCES department
);
CREATE TABLE sale (
  sale_id int PRIMARY KEY,
  sold_at timestamp NOT NULL,
  till int NOT NULL,
  employee_id int NOT NULL REFERENCES employee,
  card_no int REFERENCES loyalty_card,
  paid_with text NOT NULL
);
CREATE TABLE sale_item (
  sale_id int NOT NULL REFERENCES sale,
  article_id int NOT NULL REFERENCES article,
  qty int NOT NULL,
  price_each numeric(7,2) NOT NULL,
  PRIMARY KEY (sale_id, article_id)
);
CREATE TABLE write_off (
  write_off_id int PRIMARY KEY,
  article_id int NOT NULL REFERENCES article,
  written_off_on date NOT NULL,
  qty int NOT NULL,
  reason text NOT NULL
);
CREATE TABLE grower_delivery (
  delivery_id int PRIMARY KEY,
  grower_id int NOT NULL REFERENCES grower,
  article_id int NOT NULL REFERENCES article,
  ordered_on date NOT NULL,
  arrived_on date,
  qty int NOT NULL
);
