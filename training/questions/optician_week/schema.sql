CREATE TABLE branch (branch_id int PRIMARY KEY, branch_name text NOT NULL, town text NOT NULL);
CREATE TABLE optician (
  optician_id int PRIMARY KEY,
  optician_name text NOT NULL,
  branch_id int NOT NULL REFERENCES branch,
  does_eye_tests boolean NOT NULL
);
CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  full_name text NOT NULL,
  born date,
  contact_lenses boolean NOT NULL,
  next_test_due date
);
CREATE TABLE eye_test (
  eye_test_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  optician_id int NOT NULL REFERENCES optician,
  tested_at timestamp NOT NULL,
  fee numeric(6,2) NOT NULL,
  referred_to_doctor boolean NOT NULL
);
CREATE TABLE frame (
  frame_id int PRIMARY KEY,
  brand text NOT NULL,
  model text NOT NULL,
  retail numeric(7,2) NOT NULL,
  cost numeric(7,2) NOT NULL
);
CREATE TABLE frame_stock (
  branch_id int NOT NULL REFERENCES branch,
  frame_id int NOT NULL REFERENCES frame,
  pieces int NOT NULL,
  PRIMARY KEY (branch_id, frame_id)
);
CREATE TABLE glasses_order (
  order_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  branch_id int NOT NULL REFERENCES branch,
  frame_id int REFERENCES frame,
  lens_type text NOT NULL,
  ordered_on date NOT NULL,
  lenses_arrived_on date,
  collected_on date,
  frame_price numeric(7,2) NOT NULL,
  lens_price numeric(7,2) NOT NULL,
  insurer_pays numeric(7,2) NOT NULL
);
COMMENT ON COLUMN glasses_order.frame_id IS 'empty if the customer brought a frame';
CREATE TABLE remake (
  remake_id int PRIMARY KEY,
  order_id int NOT NULL REFERENCES glasses_order,
  reason text NOT NULL,
  asked_on date NOT NULL,
  finished_on date
);
