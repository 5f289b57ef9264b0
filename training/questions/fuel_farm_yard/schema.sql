CREATE TABLE tank (tank_cd text PRIMARY KEY, product text NOT NULL, cap_l int NOT NULL, dip_l int NOT NULL, alarm_l int NOT NULL);
CREATE TABLE oil_major (major_id int PRIMARY KEY, major_name text NOT NULL);
CREATE TABLE intake (intake_id int PRIMARY KEY, tank_cd text NOT NULL REFERENCES tank, major_id int NOT NULL REFERENCES oil_major, arrived timestamp NOT NULL, by_rail boolean NOT NULL, litres_billed int NOT NULL, litres_metered int NOT NULL, usd_per_l numeric(5,3) NOT NULL);
CREATE TABLE operator (op_code char(3) PRIMARY KEY, op_name text NOT NULL, prepay boolean NOT NULL, balance_usd numeric(11,2) NOT NULL);
CREATE TABLE bowser (bowser_no int PRIMARY KEY, cap_l int NOT NULL, next_test date NOT NULL);
CREATE TABLE uplift (uplift_id int PRIMARY KEY, op_code char(3) NOT NULL REFERENCES operator, bowser_no int NOT NULL REFERENCES bowser, tank_cd text NOT NULL REFERENCES tank, reg text NOT NULL, at timestamp NOT NULL, litres int NOT NULL, usd_per_l numeric(5,3) NOT NULL, into_plane_fee numeric(6,2) NOT NULL);
