CREATE TABLE loan_status (
  status_id smallint PRIMARY KEY,
  status_text varchar(30) NOT NULL
);
CREATE TABLE item_class (
  class_code char(3) PRIMARY KEY,
  class_text varchar(40) NOT NULL,
  max_loan_pct smallint NOT NULL
);
CREATE TABLE branch (
  branch_id smallint PRIMARY KEY,
  branch_name varchar(40) NOT NULL,
  manager_name varchar(60)
);
CREATE TABLE customer (
  customer_id int PRIMARY KEY,
  full_name varchar(80) NOT NULL,
  id_document varchar(20),
  district varchar(40),
  banned_since date
);
CREATE TABLE pledge (
  pledge_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer(customer_id),
  branch_id smallint NOT NULL REFERENCES branch(branch_id),
  class_code char(3) NOT NULL REFERENCES item_class(class_code),
  description varchar(120) NOT NULL,
  appraised_value numeric(9,2) NOT NULL,
  loan_amount numeric(9,2) NOT NULL,
  monthly_rate numeric(4,2) NOT NULL,
  taken_on date NOT NULL,
  due_on date NOT NULL,
  redeemed_on date,
  status_id smallint NOT NULL REFERENCES loan_status(status_id)
);
CREATE TABLE interest_payment (
  payment_id int PRIMARY KEY,
  pledge_id int NOT NULL REFERENCES pledge(pledge_id),
  paid_on date NOT NULL,
  amount numeric(8,2) NOT NULL
);
CREATE TABLE sale (
  sale_id int PRIMARY KEY,
  pledge_id int NOT NULL UNIQUE REFERENCES pledge(pledge_id),
  sold_on date NOT NULL,
  price numeric(9,2) NOT NULL,
  channel_code char(1) NOT NULL CHECK (channel_code IN ('S','A','W'))
);
COMMENT ON COLUMN sale.channel_code IS 'S shop window, A auction, W web shop';
