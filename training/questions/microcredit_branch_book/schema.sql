CREATE TABLE branch (br_code varchar(4) PRIMARY KEY, br_name varchar(50) NOT NULL, province varchar(40) NOT NULL);
CREATE TABLE loan_officer (lo_id int PRIMARY KEY, lo_name varchar(60) NOT NULL, br_code varchar(4) NOT NULL REFERENCES branch, since date NOT NULL);
CREATE TABLE borrower_group (grp_id int PRIMARY KEY, grp_name varchar(60) NOT NULL, village varchar(60) NOT NULL, lo_id int REFERENCES loan_officer);
CREATE TABLE client (cl_id int PRIMARY KEY, cl_name varchar(60) NOT NULL, sex char(1) NOT NULL, grp_id int REFERENCES borrower_group, joined date NOT NULL, exited date);
CREATE TABLE loan (
  ln_id int PRIMARY KEY,
  cl_id int NOT NULL REFERENCES client,
  cycle_no int NOT NULL,
  purpose varchar(30) NOT NULL,
  disb_date date NOT NULL,
  disb_amt numeric(10,2) NOT NULL,
  int_rate_flat numeric(5,2) NOT NULL,
  weeks int NOT NULL,
  ln_status varchar(12) NOT NULL
);
COMMENT ON COLUMN loan.ln_status IS 'ACTIVE, CLOSED, WRITTEN_OFF';
COMMENT ON COLUMN loan.int_rate_flat IS 'percent of the disbursed amount over the whole term';
CREATE TABLE repayment (rp_id int PRIMARY KEY, ln_id int NOT NULL REFERENCES loan, rp_date date NOT NULL, principal numeric(9,2) NOT NULL, interest numeric(9,2) NOT NULL, penalty numeric(8,2) NOT NULL DEFAULT 0);
CREATE TABLE savings_txn (sv_id int PRIMARY KEY, cl_id int NOT NULL REFERENCES client, sv_date date NOT NULL, dr_cr char(1) NOT NULL, amt numeric(9,2) NOT NULL);
COMMENT ON COLUMN savings_txn.dr_cr IS 'C deposit, D withdrawal';
CREATE TABLE meeting (mt_id int PRIMARY KEY, grp_id int NOT NULL REFERENCES borrower_group, mt_date date NOT NULL, members_present int NOT NULL, members_total int NOT NULL);
