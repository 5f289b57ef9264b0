CREATE TABLE tbl_customer (
  customer_id int PRIMARY KEY,
  company varchar(80) NOT NULL,
  city varchar(40) NOT NULL,
  is_reseller smallint NOT NULL DEFAULT 0,
  is_on_hold smallint NOT NULL DEFAULT 0,
  pay_days smallint NOT NULL
);
CREATE TABLE tbl_machine (
  machine_id smallint PRIMARY KEY,
  machine_name varchar(40) NOT NULL,
  machine_kind varchar(20) NOT NULL,
  hourly_cost decimal(8,2) NOT NULL,
  is_active smallint NOT NULL
);
CREATE TABLE tbl_paper (
  paper_id smallint PRIMARY KEY,
  paper_name varchar(40) NOT NULL,
  grammage smallint NOT NULL,
  sheets_in_stock int NOT NULL,
  reorder_level int NOT NULL,
  cost_per_1000 decimal(8,2) NOT NULL,
  is_recycled smallint NOT NULL
);
CREATE TABLE tbl_operator (
  operator_id smallint PRIMARY KEY,
  operator_name varchar(40) NOT NULL,
  shift_code char(1) NOT NULL,
  is_trainee smallint NOT NULL
);
CREATE TABLE tbl_job (
  job_no int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES tbl_customer(customer_id),
  paper_id smallint REFERENCES tbl_paper(paper_id),
  title varchar(80) NOT NULL,
  product varchar(20) NOT NULL,
  copies int NOT NULL,
  price decimal(10,2) NOT NULL,
  ordered_on date NOT NULL,
  due_on date NOT NULL,
  shipped_on date,
  is_rush smallint NOT NULL DEFAULT 0,
  is_cancelled smallint NOT NULL DEFAULT 0
);
CREATE TABLE tbl_run (
  run_id int PRIMARY KEY,
  job_no int NOT NULL REFERENCES tbl_job(job_no),
  machine_id smallint NOT NULL REFERENCES tbl_machine(machine_id),
  operator_id smallint NOT NULL REFERENCES tbl_operator(operator_id),
  started timestamp NOT NULL,
  ended timestamp,
  good_sheets int,
  waste_sheets int
);
CREATE TABLE tbl_complaint (
  complaint_id int PRIMARY KEY,
  job_no int NOT NULL REFERENCES tbl_job(job_no),
  received_on date NOT NULL,
  cause varchar(30) NOT NULL,
  is_justified smallint,
  credit decimal(10,2)
);
