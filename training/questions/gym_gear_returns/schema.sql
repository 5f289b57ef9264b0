CREATE TABLE ref_codes (
  code_group text NOT NULL,
  code text NOT NULL,
  meaning text NOT NULL,
  PRIMARY KEY (code_group, code)
);
CREATE TABLE product (
  product_id int PRIMARY KEY,
  product_name text NOT NULL,
  category text NOT NULL,
  heavy char(1) NOT NULL,          -- Y: needs two people to deliver
  warranty_years int,              -- null: no warranty
  discontinued boolean NOT NULL,
  price numeric(8,2) NOT NULL,
  cost numeric(8,2) NOT NULL
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_kind char(1) NOT NULL,    -- ref_codes CK
  vip boolean NOT NULL,
  country char(2) NOT NULL
);
CREATE TABLE sale (
  sale_no int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client,
  product_id int NOT NULL REFERENCES product,
  pieces int NOT NULL,
  line_total numeric(10,2) NOT NULL,
  sold_on date NOT NULL,
  delivered_on date,
  pay_way text NOT NULL            -- ref_codes PW
);
CREATE TABLE return_case (
  case_no int PRIMARY KEY,
  sale_no int NOT NULL REFERENCES sale,
  opened_on date NOT NULL,
  received_on date,
  inspected_on date,
  closed_on date,
  status text NOT NULL,            -- ref_codes RS
  reason text NOT NULL,            -- ref_codes RR
  grade char(1),                   -- ref_codes GR, null until inspected
  remedy char(1),                  -- ref_codes RM, null until decided
  refund_amount numeric(8,2),
  restocking_fee numeric(6,2) NOT NULL,
  customer_fault boolean
);
CREATE TABLE pickup (
  pickup_no int PRIMARY KEY,
  case_no int NOT NULL REFERENCES return_case,
  carrier text NOT NULL,
  planned_on date NOT NULL,
  done_on date,
  free_of_charge smallint NOT NULL
);
