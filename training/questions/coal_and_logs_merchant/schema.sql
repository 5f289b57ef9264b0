CREATE TABLE tbl_rounds (
  rnd_cd varchar(4) PRIMARY KEY,
  rnd_desc varchar(40) NOT NULL,
  drv_nm varchar(40)
);
CREATE TABLE tbl_customers (
  cust_no int PRIMARY KEY,
  cust_nm varchar(50) NOT NULL,
  addr1 varchar(50),
  town varchar(30),
  tel varchar(20),
  rnd_cd varchar(4) REFERENCES tbl_rounds(rnd_cd),
  bus_flg char(1) NOT NULL,
  cr_lim numeric(8,2),
  dt_opened date NOT NULL
);
CREATE TABLE tbl_product (
  prod_cd varchar(8) PRIMARY KEY,
  prod_desc varchar(50) NOT NULL,
  cat varchar(15) NOT NULL,
  bag_kg int,
  price numeric(8,2) NOT NULL,
  smokeless smallint NOT NULL,
  disc_flg char(1) NOT NULL
);
CREATE TABLE tbl_orders (
  ord_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES tbl_customers(cust_no),
  ord_dt date NOT NULL,
  del_dt date,
  taken_by varchar(20),
  stat varchar(10) NOT NULL
);
CREATE TABLE tbl_ord_lines (
  ord_no int NOT NULL REFERENCES tbl_orders(ord_no),
  ln_no smallint NOT NULL,
  prod_cd varchar(8) NOT NULL REFERENCES tbl_product(prod_cd),
  qty int NOT NULL,
  unit_pr numeric(8,2) NOT NULL,
  ln_tot numeric(9,2) NOT NULL,
  PRIMARY KEY (ord_no, ln_no)
);
CREATE TABLE tbl_pmts (
  pmt_id int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES tbl_customers(cust_no),
  pmt_dt date NOT NULL,
  amt numeric(9,2) NOT NULL,
  meth varchar(8) NOT NULL
);
CREATE TABLE tbl_deliveries_in (
  dlv_id int PRIMARY KEY,
  supp_nm varchar(40) NOT NULL,
  prod_cd varchar(8) NOT NULL REFERENCES tbl_product(prod_cd),
  rcv_dt date NOT NULL,
  tonnes numeric(6,2) NOT NULL,
  cost numeric(9,2) NOT NULL
);
