CREATE TABLE branch (
  branch_id serial PRIMARY KEY,
  branch_name varchar(60) NOT NULL,
  city varchar(60) NOT NULL,
  manager_name varchar(80)
);
CREATE TABLE technician (
  technician_id serial PRIMARY KEY,
  name varchar(80) NOT NULL,
  branch_id int NOT NULL REFERENCES branch,
  level varchar(20) NOT NULL,
  hourly_wage numeric(6,2) NOT NULL
);
CREATE TABLE customer (
  customer_id serial PRIMARY KEY,
  name varchar(80) NOT NULL,
  phone varchar(30),
  is_business boolean NOT NULL DEFAULT false,
  created_on date NOT NULL
);
CREATE TABLE device_model (
  model_id serial PRIMARY KEY,
  brand varchar(40) NOT NULL,
  model_name varchar(60) NOT NULL,
  device_type varchar(20) NOT NULL
);
CREATE TABLE repair (
  repair_id serial PRIMARY KEY,
  customer_id int NOT NULL REFERENCES customer,
  model_id int NOT NULL REFERENCES device_model,
  branch_id int NOT NULL REFERENCES branch,
  technician_id int REFERENCES technician,
  fault varchar(40) NOT NULL,
  status varchar(20) NOT NULL,
  received_on date NOT NULL,
  promised_on date NOT NULL,
  finished_on date,
  collected_on date,
  labour_price numeric(8,2) NOT NULL
);
CREATE TABLE part (
  part_id serial PRIMARY KEY,
  part_name varchar(60) NOT NULL,
  purchase_price numeric(8,2) NOT NULL,
  sale_price numeric(8,2) NOT NULL,
  in_stock int NOT NULL,
  minimum_stock int NOT NULL
);
CREATE TABLE repair_part (
  repair_id int NOT NULL REFERENCES repair,
  part_id int NOT NULL REFERENCES part,
  quantity int NOT NULL,
  PRIMARY KEY (repair_id, part_id)
);
COMMENT ON COLUMN repair.status IS 'waiting, in repair, waiting for part, ready, collected, not repairable';
