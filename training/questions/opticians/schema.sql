CREATE TABLE shop (
  shop_id integer PRIMARY KEY,
  town varchar(40) NOT NULL,
  phone varchar(20),
  test_rooms smallint NOT NULL
);
CREATE TABLE staff_member (
  staff_id integer PRIMARY KEY,
  shop_id integer NOT NULL REFERENCES shop,
  first_name varchar(30) NOT NULL,
  last_name varchar(30) NOT NULL,
  role varchar(30) NOT NULL,
  start_date date NOT NULL,
  end_date date
);
CREATE TABLE patient (
  patient_id integer PRIMARY KEY,
  first_name varchar(30) NOT NULL,
  last_name varchar(30) NOT NULL,
  birth_date date NOT NULL,
  mobile varchar(20),
  home_shop_id integer NOT NULL REFERENCES shop(shop_id),
  wears_contact_lenses boolean NOT NULL,
  recall_months smallint NOT NULL
);
CREATE TABLE eye_test (
  test_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient,
  optometrist_id integer NOT NULL REFERENCES staff_member(staff_id),
  tested_on date NOT NULL,
  fee numeric(6,2) NOT NULL,
  right_pressure numeric(4,1),
  left_pressure numeric(4,1),
  referred_to_hospital boolean NOT NULL DEFAULT false
);
CREATE TABLE prescription (
  prescription_id integer PRIMARY KEY,
  test_id integer NOT NULL REFERENCES eye_test,
  eye char(1) NOT NULL,
  sphere numeric(4,2) NOT NULL,
  cylinder numeric(4,2),
  axis smallint,
  reading_addition numeric(4,2)
);
CREATE TABLE frame (
  frame_id integer PRIMARY KEY,
  brand varchar(30) NOT NULL,
  model varchar(40) NOT NULL,
  colour varchar(20) NOT NULL,
  cost_price numeric(7,2) NOT NULL,
  retail_price numeric(7,2) NOT NULL,
  stock_quantity integer NOT NULL
);
CREATE TABLE glasses_order (
  order_id integer PRIMARY KEY,
  patient_id integer NOT NULL REFERENCES patient,
  frame_id integer NOT NULL REFERENCES frame,
  sold_by_id integer NOT NULL REFERENCES staff_member(staff_id),
  ordered_on date NOT NULL,
  lens_type varchar(20) NOT NULL,
  lens_price numeric(7,2) NOT NULL,
  frame_price numeric(7,2) NOT NULL,
  deposit_paid numeric(7,2) NOT NULL,
  ready_on date,
  collected_on date
);
