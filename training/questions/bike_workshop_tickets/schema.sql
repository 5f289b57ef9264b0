CREATE TABLE customer (
  id int PRIMARY KEY,
  first text NOT NULL,
  last text NOT NULL,
  postcode text NOT NULL,
  club_member boolean NOT NULL
);
CREATE TABLE bike (
  id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  brand text NOT NULL,
  model text NOT NULL,
  kind text NOT NULL, -- road, mtb, city, ebike, kids
  frame_no text
);
CREATE TABLE mechanic (
  id int PRIMARY KEY,
  nick text NOT NULL,
  senior boolean NOT NULL
);
CREATE TABLE ticket (
  id int PRIMARY KEY,
  bike_id int NOT NULL REFERENCES bike,
  accepted_by int NOT NULL REFERENCES mechanic,
  fixed_by int REFERENCES mechanic,
  dropped_off timestamp NOT NULL,
  promised date NOT NULL,
  ready timestamp,
  picked_up timestamp,
  status text NOT NULL, -- WAI waiting, WIP, RDY ready, GON picked up, CXL
  labour_min int NOT NULL DEFAULT 0,
  labour_price numeric(7,2) NOT NULL DEFAULT 0,
  estimate numeric(7,2) NOT NULL,
  warranty char(1) NOT NULL -- Y/N
);
CREATE TABLE part (
  sku text PRIMARY KEY,
  descr text NOT NULL,
  cost numeric(7,2) NOT NULL,
  rrp numeric(7,2) NOT NULL,
  stock int NOT NULL,
  min_stock int NOT NULL
);
CREATE TABLE ticket_part (
  ticket_id int NOT NULL REFERENCES ticket,
  sku text NOT NULL REFERENCES part,
  qty int NOT NULL,
  price_each numeric(7,2) NOT NULL, -- charged
  PRIMARY KEY (ticket_id, sku)
);
CREATE TABLE payment (
  id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES ticket,
  at timestamp NOT NULL,
  how text NOT NULL, -- CRD card, CSH cash, INV on account
  amount numeric(7,2) NOT NULL
);
