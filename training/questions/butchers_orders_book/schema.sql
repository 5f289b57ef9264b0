CREATE TABLE customers (
  id int,
  first_nm text,
  last_nm text,
  tel text,
  tel2 text,
  area text,
  freezer_deal text
);
CREATE TABLE prod (
  code text,
  prod_desc text,
  animal text,
  per_kg text,
  price numeric,
  halal text
);
CREATE TABLE orders (
  ord_no int,
  cust_id int,
  ord_dt text,
  collect_dt text,
  slot text,
  deliv text,
  stat text,
  paid text,
  tot numeric,
  notes text
);
CREATE TABLE order_items (
  ord_no int,
  code text,
  qty numeric,
  price numeric,
  amt numeric
);
CREATE TABLE staff_hrs (
  emp_nm text,
  work_dt text,
  hrs numeric,
  counter text
);
CREATE TABLE suppliers (
  supp text,
  farm_town text,
  organic text
);
CREATE TABLE carcass_in (
  supp text,
  in_dt text,
  animal text,
  wt_kg numeric,
  cost numeric
);
