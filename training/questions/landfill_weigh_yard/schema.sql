CREATE TABLE acct (acct_no int PRIMARY KEY, acct_name varchar(50) NOT NULL, acct_type char(1) NOT NULL, on_account bool NOT NULL);
COMMENT ON COLUMN acct.acct_type IS 'C council, B business, P private';
CREATE TABLE wtype (wt_code char(2) PRIMARY KEY, wt_name varchar(30) NOT NULL, gate_t numeric(7,2) NOT NULL, tax_t numeric(7,2) NOT NULL);
CREATE TABLE cell (cell_no int PRIMARY KEY, cell_name varchar(20) NOT NULL, void_m3 int NOT NULL, opened date NOT NULL, capped date);
CREATE TABLE wb_ticket (tkt int PRIMARY KEY, acct_no int NOT NULL REFERENCES acct, wt_code char(2) NOT NULL REFERENCES wtype, cell_no int REFERENCES cell, reg varchar(10) NOT NULL, wt_in int NOT NULL, wt_out int, t_in timestamp NOT NULL, t_out timestamp, void_flag bool NOT NULL);
CREATE TABLE leachate (cell_no int NOT NULL REFERENCES cell, sampled date NOT NULL, ammonia_mgl numeric(6,1) NOT NULL, limit_mgl numeric(6,1) NOT NULL, PRIMARY KEY (cell_no, sampled));
CREATE TABLE gas (cell_no int NOT NULL REFERENCES cell, dt date NOT NULL, m3 int NOT NULL, mwh numeric(6,2) NOT NULL, PRIMARY KEY (cell_no, dt));
