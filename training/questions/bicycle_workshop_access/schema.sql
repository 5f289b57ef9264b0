CREATE TABLE tblcustomer (
  customerid int PRIMARY KEY,
  firstname varchar(30),
  lastname varchar(40) NOT NULL,
  telno varchar(20),
  emailaddr varchar(60),
  clubmember smallint NOT NULL,
  dateadded date NOT NULL
);
CREATE TABLE tblbikes (
  bikeid int PRIMARY KEY,
  customerid int NOT NULL REFERENCES tblcustomer(customerid),
  make varchar(30) NOT NULL,
  model varchar(30),
  biketype varchar(20) NOT NULL,
  frameno varchar(20),
  colour varchar(20)
);
CREATE TABLE tblmechanic (
  mechid int PRIMARY KEY,
  mechname varchar(40) NOT NULL,
  hourlyrate numeric(5,2) NOT NULL,
  startdt date NOT NULL,
  leftdt date
);
CREATE TABLE lkpjobtype (
  jobtypecd varchar(5) PRIMARY KEY,
  jobtypedesc varchar(40) NOT NULL,
  stdprice numeric(6,2) NOT NULL
);
CREATE TABLE tbljobs (
  jobno int PRIMARY KEY,
  bikeid int NOT NULL REFERENCES tblbikes(bikeid),
  jobtypecd varchar(5) NOT NULL REFERENCES lkpjobtype(jobtypecd),
  mechid int REFERENCES tblmechanic(mechid),
  indt date NOT NULL,
  promiseddt date NOT NULL,
  donedt date,
  collectdt date,
  labour numeric(7,2) NOT NULL,
  paidyn char(1) NOT NULL
);
CREATE TABLE tblparts (
  partno varchar(10) PRIMARY KEY,
  partdesc varchar(50) NOT NULL,
  partcat varchar(20) NOT NULL,
  costprice numeric(7,2) NOT NULL,
  saleprice numeric(7,2) NOT NULL,
  instock int NOT NULL,
  minlevel int NOT NULL,
  supplier varchar(40)
);
CREATE TABLE tbljobparts (
  jobno int NOT NULL REFERENCES tbljobs(jobno),
  partno varchar(10) NOT NULL REFERENCES tblparts(partno),
  qtyused int NOT NULL,
  unitprice numeric(7,2) NOT NULL,
  PRIMARY KEY (jobno, partno)
);
CREATE TABLE tblsecondhand (
  shid int PRIMARY KEY,
  descr varchar(60) NOT NULL,
  boughtdt date NOT NULL,
  boughtfor numeric(7,2) NOT NULL,
  askprice numeric(7,2) NOT NULL,
  solddt date,
  soldfor numeric(7,2)
);
