CREATE TABLE tbl_dish (
  dish_id int PRIMARY KEY,
  dish_nm text NOT NULL,
  grp text NOT NULL, -- ST starter, MN main, DS dessert, SD side
  veg char(1) NOT NULL, -- Y vegetarian
  menu_price numeric(6,2) NOT NULL,
  food_cost numeric(6,2) NOT NULL,
  off_since date -- taken off the menu
);
CREATE TABLE tbl_staff (
  st_id int PRIMARY KEY,
  st_nm text NOT NULL,
  job text NOT NULL -- WAI waiter, COO cook, BAR bar
);
CREATE TABLE tbl_check (
  chk_no int PRIMARY KEY,
  table_no int,  -- empty for takeaway
  covers int NOT NULL,
  opened timestamp NOT NULL,
  closed timestamp,
  opened_by int NOT NULL REFERENCES tbl_staff,
  closed_by int REFERENCES tbl_staff,
  food_tot numeric(8,2) NOT NULL,
  drink_tot numeric(8,2) NOT NULL,
  disc numeric(7,2) NOT NULL,
  tip numeric(7,2) NOT NULL,
  pay char(2), -- CA cash, CC card, HA house account
  void_yn char(1) NOT NULL
);
CREATE TABLE tbl_item (
  chk_no int NOT NULL REFERENCES tbl_check,
  seq int NOT NULL,
  dish_id int NOT NULL REFERENCES tbl_dish,
  qty int NOT NULL,
  price numeric(6,2) NOT NULL, -- for one
  sent_back boolean NOT NULL,
  PRIMARY KEY (chk_no, seq)
);
CREATE TABLE tbl_supplier (
  sup int PRIMARY KEY,
  sup_nm text NOT NULL,
  goods text NOT NULL
);
CREATE TABLE tbl_purch (
  pur_no int PRIMARY KEY,
  sup int NOT NULL REFERENCES tbl_supplier,
  dt_order date NOT NULL,
  dt_deliv date,
  dt_paid date,
  net numeric(8,2) NOT NULL,
  vat numeric(8,2) NOT NULL
);
