CREATE TABLE growers (grower_no int PRIMARY KEY, farm text NOT NULL, parish text NOT NULL, pays_direct_debit boolean NOT NULL);
CREATE TABLE machines (machine_id int PRIMARY KEY, machine text NOT NULL, class text NOT NULL, fuel_lph numeric(4,1) NOT NULL, bought_on date NOT NULL, sold_on date);
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver text NOT NULL, wage_h numeric(5,2) NOT NULL);
CREATE TABLE operations (op_code text PRIMARY KEY, op_name text NOT NULL, rate_ha numeric(6,2) NOT NULL);
CREATE TABLE field_jobs (job_no int PRIMARY KEY, grower_no int NOT NULL REFERENCES growers, op_code text NOT NULL REFERENCES operations, machine_id int REFERENCES machines, driver_id int REFERENCES drivers, asked_on date NOT NULL, done_on date, ha numeric(5,1) NOT NULL, hours numeric(4,1), invoiced boolean NOT NULL);
CREATE TABLE breakdowns (b_id int PRIMARY KEY, machine_id int NOT NULL REFERENCES machines, happened date NOT NULL, parts numeric(8,2) NOT NULL, labour numeric(8,2) NOT NULL, days_down int NOT NULL);
