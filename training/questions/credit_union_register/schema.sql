CREATE TABLE savers (saver_no int PRIMARY KEY, forename text NOT NULL, surname text NOT NULL, town text NOT NULL, joined_on date NOT NULL, left_on date);
CREATE TABLE share_accounts (acct_no int PRIMARY KEY, saver_no int NOT NULL REFERENCES savers, product text NOT NULL, balance numeric(10,2) NOT NULL, opened date NOT NULL);
CREATE TABLE officers (officer_id int PRIMARY KEY, name text NOT NULL, desk text NOT NULL);
CREATE TABLE advances (adv_id int PRIMARY KEY, saver_no int NOT NULL REFERENCES savers, taken_by int NOT NULL REFERENCES officers, approved_by int REFERENCES officers, purpose text NOT NULL, asked numeric(9,2) NOT NULL, granted numeric(9,2), applied_on date NOT NULL, paid_out_on date, instalments int NOT NULL, monthly numeric(8,2) NOT NULL, outcome text NOT NULL);
COMMENT ON TABLE advances IS 'loans to members of the credit union';
CREATE TABLE repayments (rep_id int PRIMARY KEY, adv_id int NOT NULL REFERENCES advances, due_on date NOT NULL, received_on date, amt numeric(8,2) NOT NULL);
