CREATE TABLE clients (
  client_id int,
  fname text,
  lname text,
  tel text,
  email text,
  gdpr_ok text,
  first_contact date
);
CREATE TABLE photogs (
  init text,
  full_nm text,
  day_rate numeric,
  freelance int
);
CREATE TABLE shoots (
  shoot_id int,
  client_id int,
  shoot_type text,
  shoot_dt date,
  start_tm time,
  loc text,
  init text,
  fee numeric,
  dep_paid text,
  stat text
);
CREATE TABLE gallery (
  gal_id int,
  shoot_id int,
  sent_dt date,
  n_photos int,
  n_picked int,
  exp_dt date
);
CREATE TABLE print_orders (
  po_no int,
  client_id int,
  po_dt date,
  lab text,
  ready_dt date,
  picked_up_dt date,
  tot numeric
);
CREATE TABLE print_lines (
  po_no int,
  item_cd text,
  qty int,
  price numeric
);
CREATE TABLE price_list (
  item_cd text,
  item_desc text,
  kind text,
  price numeric,
  old_price numeric
);
CREATE TABLE gear (
  tag text,
  descr text,
  kind text,
  bought date,
  cost numeric,
  sold_dt date
);
