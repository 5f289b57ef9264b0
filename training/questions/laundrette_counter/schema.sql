CREATE TABLE regulars (
  reg_no int PRIMARY KEY,
  reg_name text NOT NULL,
  phone text,
  business boolean NOT NULL
);
CREATE TABLE machines (
  machine_no int PRIMARY KEY,
  sort text NOT NULL, -- washer, dryer
  kilos int NOT NULL,
  out_of_order_since date
);
CREATE TABLE service_wash (
  ticket_no int PRIMARY KEY,
  reg_no int REFERENCES regulars,
  handed_in timestamp NOT NULL,
  promised_for timestamp NOT NULL,
  finished timestamp,
  picked_up timestamp,
  weight_kg numeric(4,1) NOT NULL,
  ironing boolean NOT NULL,
  charge numeric(6,2) NOT NULL,
  paid boolean NOT NULL
);
CREATE TABLE self_service (
  use_id int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES machines,
  started timestamp NOT NULL,
  coins numeric(5,2) NOT NULL
);
CREATE TABLE left_behind (
  item_id int PRIMARY KEY,
  found_on date NOT NULL,
  what text NOT NULL,
  claimed_on date
);
CREATE TABLE repairs (
  repair_id int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES machines,
  reported date NOT NULL,
  fixed date,
  cost numeric(7,2)
);
