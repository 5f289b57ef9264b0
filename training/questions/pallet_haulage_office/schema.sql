CREATE TABLE cust (cust_no int PRIMARY KEY, cust_name text NOT NULL, town text, acct_mgr text, credit_limit numeric(10,2), on_stop boolean NOT NULL);
COMMENT ON COLUMN cust.on_stop IS 'no further loads until they pay';
CREATE TABLE driver (drv_no int PRIMARY KEY, drv_name text NOT NULL, licence_exp date NOT NULL, start_dt date NOT NULL, leave_dt date);
CREATE TABLE vehicle (reg text PRIMARY KEY, make text NOT NULL, pallets int NOT NULL, mot_due date NOT NULL, odometer_km int NOT NULL, off_road boolean NOT NULL);
CREATE TABLE job (job_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, from_town text NOT NULL, to_town text NOT NULL, pallets int NOT NULL, weight_kg int NOT NULL, price numeric(10,2) NOT NULL, ordered_on date NOT NULL, wanted_by date NOT NULL);
CREATE TABLE run (run_no int PRIMARY KEY, run_date date NOT NULL, drv_no int REFERENCES driver, reg text REFERENCES vehicle, km int, fuel_l numeric(7,1), tolls numeric(7,2));
CREATE TABLE drop_off (drop_no int PRIMARY KEY, run_no int NOT NULL REFERENCES run, job_no int NOT NULL REFERENCES job, arrived_at timestamp, signed_by text, damaged int NOT NULL DEFAULT 0, refused boolean NOT NULL DEFAULT false);
CREATE TABLE inv (inv_no int PRIMARY KEY, cust_no int NOT NULL REFERENCES cust, inv_dt date NOT NULL, due_dt date NOT NULL, net numeric(10,2) NOT NULL, vat numeric(10,2) NOT NULL, paid_dt date);
