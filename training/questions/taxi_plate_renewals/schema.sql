CREATE TABLE prop (prop_no int PRIMARY KEY, prop_nm text NOT NULL, company_yn char(1) NOT NULL, phone text);
CREATE TABLE veh (reg_no text PRIMARY KEY, make text NOT NULL, model text NOT NULL, first_reg date NOT NULL, fuel text NOT NULL, wheelchair_yn char(1) NOT NULL);
CREATE TABLE plate (plate_no int PRIMARY KEY, plate_kind text NOT NULL, prop_no int NOT NULL REFERENCES prop, reg_no text REFERENCES veh, granted_dt date NOT NULL, expires_dt date NOT NULL, surrendered_dt date);
COMMENT ON COLUMN plate.plate_kind IS 'HC hackney carriage, PH private hire';
CREATE TABLE veh_test (test_no int PRIMARY KEY, reg_no text NOT NULL REFERENCES veh, test_dt date NOT NULL, mileage int NOT NULL, result char(1) NOT NULL, next_due_dt date NOT NULL, fee_pence int NOT NULL);
COMMENT ON COLUMN veh_test.result IS 'P pass, F fail, A advisory';
CREATE TABLE complaint (compl_no int PRIMARY KEY, plate_no int NOT NULL REFERENCES plate, recd_dt date NOT NULL, topic text NOT NULL, upheld_yn char(1), closed_dt date);
CREATE TABLE fee_due (fee_no int PRIMARY KEY, plate_no int NOT NULL REFERENCES plate, invoiced_dt date NOT NULL, due_dt date NOT NULL, amount_pence int NOT NULL, paid_dt date);
