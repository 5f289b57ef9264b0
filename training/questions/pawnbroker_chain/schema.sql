CREATE TABLE tbl_shop (
  shop_id int PRIMARY KEY,
  shop_name varchar(40) NOT NULL,
  district varchar(40) NOT NULL
);
CREATE TABLE tbl_clerk (
  clerk_id int PRIMARY KEY,
  clerk_name varchar(60) NOT NULL,
  shop_id int NOT NULL REFERENCES tbl_shop(shop_id),
  is_valuer smallint NOT NULL
);
CREATE TABLE tbl_customer (
  customer_id int PRIMARY KEY,
  cust_name varchar(60) NOT NULL,
  id_card_no varchar(20),
  phone varchar(20),
  is_barred smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_pledge (
  pledge_id int PRIMARY KEY,
  ticket_no varchar(12) NOT NULL,
  customer_id int NOT NULL REFERENCES tbl_customer(customer_id),
  shop_id int NOT NULL REFERENCES tbl_shop(shop_id),
  clerk_id int NOT NULL REFERENCES tbl_clerk(clerk_id),
  item varchar(60) NOT NULL,
  item_kind varchar(20) NOT NULL,
  valuation decimal(9,2) NOT NULL,
  loan decimal(9,2) NOT NULL,
  monthly_pct decimal(4,2) NOT NULL,
  pledged_on date NOT NULL,
  due_on date NOT NULL,
  redeemed_on date,
  is_forfeited smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_extension (
  ext_id int PRIMARY KEY,
  pledge_id int NOT NULL REFERENCES tbl_pledge(pledge_id),
  extended_on date NOT NULL,
  months int NOT NULL,
  interest_paid decimal(8,2) NOT NULL
);
CREATE TABLE tbl_resale (
  resale_id int PRIMARY KEY,
  pledge_id int NOT NULL REFERENCES tbl_pledge(pledge_id),
  sold_on date NOT NULL,
  price decimal(9,2) NOT NULL,
  is_online smallint NOT NULL
);
