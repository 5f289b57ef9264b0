CREATE TABLE tl_driver (drv_no int PRIMARY KEY, drv_name text NOT NULL, badge_until date NOT NULL, suspended_from date, suspended_to date, medical_ok boolean NOT NULL);
CREATE TABLE tl_operator (op_no int PRIMARY KEY, op_name text NOT NULL, base_district text NOT NULL);
CREATE TABLE tl_vehicle (plate text PRIMARY KEY, op_no int NOT NULL, make text NOT NULL, fuel text NOT NULL, seats int NOT NULL, first_reg date NOT NULL, licence_until date NOT NULL);
CREATE TABLE tl_drives_for (drv_no int NOT NULL, op_no int NOT NULL, since date NOT NULL, until date, PRIMARY KEY (drv_no, op_no));
CREATE TABLE tl_test (test_no int PRIMARY KEY, plate text NOT NULL, tested date NOT NULL, passed boolean NOT NULL, faults int NOT NULL, fee numeric(6,2) NOT NULL);
CREATE TABLE tl_complaint (cmp_no int PRIMARY KEY, drv_no int, op_no int NOT NULL, lodged date NOT NULL, closed date, about text NOT NULL, upheld boolean);
COMMENT ON COLUMN tl_complaint.drv_no IS 'empty when the passenger did not know the driver';
CREATE TABLE tl_fee (fee_no int PRIMARY KEY, op_no int NOT NULL, fee_for text NOT NULL, units int NOT NULL, unit_fee numeric(7,2) NOT NULL, billed date NOT NULL, paid date);
