CREATE TABLE client (
  client_cd varchar(6) PRIMARY KEY,
  client_nm varchar(50) NOT NULL,
  contact varchar(40),
  tel varchar(20),
  terms_days int NOT NULL,
  stop_flg smallint NOT NULL
);
CREATE TABLE site (
  site_id int PRIMARY KEY,
  client_cd varchar(6) NOT NULL,
  site_desc varchar(60) NOT NULL,
  town varchar(30) NOT NULL,
  foreman varchar(40)
);
CREATE TABLE job (
  job_no int PRIMARY KEY,
  site_id int NOT NULL,
  job_type varchar(20) NOT NULL,
  up_dt date NOT NULL,
  hire_wks int NOT NULL,
  down_dt date,
  price numeric(9,2) NOT NULL,
  extra_wk numeric(8,2) NOT NULL
);
CREATE TABLE gang (
  gang_cd char(1) PRIMARY KEY,
  leader varchar(40) NOT NULL,
  lorry varchar(10)
);
CREATE TABLE emp (
  emp_no int PRIMARY KEY,
  emp_nm varchar(40) NOT NULL,
  gang_cd char(1),
  card_type varchar(15) NOT NULL,
  card_exp date NOT NULL,
  day_rate numeric(6,2) NOT NULL
);
CREATE TABLE visit (
  visit_id int PRIMARY KEY,
  job_no int NOT NULL,
  gang_cd char(1) NOT NULL,
  visit_dt date NOT NULL,
  purpose varchar(12) NOT NULL,
  men smallint NOT NULL,
  hrs numeric(4,1) NOT NULL
);
CREATE TABLE inspection (
  insp_id int PRIMARY KEY,
  job_no int NOT NULL,
  insp_dt date NOT NULL,
  inspector varchar(40) NOT NULL,
  pass char(1) NOT NULL,
  remark varchar(80)
);
CREATE TABLE stock (
  item_cd varchar(8) PRIMARY KEY,
  item_desc varchar(40) NOT NULL,
  qty_own int NOT NULL,
  qty_out int NOT NULL,
  unit_cost numeric(7,2) NOT NULL
);
CREATE TABLE inv (
  inv_no int PRIMARY KEY,
  job_no int NOT NULL,
  inv_dt date NOT NULL,
  net numeric(9,2) NOT NULL,
  vat numeric(9,2) NOT NULL,
  paid_dt date
);
