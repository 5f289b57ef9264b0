CREATE TABLE tbl_branch (branch_id int PRIMARY KEY, branch_city text NOT NULL, opened_on date NOT NULL);
CREATE TABLE tbl_salesperson (salesperson_id int PRIMARY KEY, branch_id int NOT NULL REFERENCES tbl_branch, name text NOT NULL, commission_rate numeric(4,3) NOT NULL, active boolean NOT NULL);
CREATE TABLE tbl_make (make_id int PRIMARY KEY, make_name text NOT NULL, country text NOT NULL);
CREATE TABLE tbl_car (car_id int PRIMARY KEY, plate text NOT NULL, make_id int NOT NULL REFERENCES tbl_make, model text NOT NULL, fuel text NOT NULL, colour text NOT NULL, first_registered date NOT NULL, mileage_km int NOT NULL, branch_id int NOT NULL REFERENCES tbl_branch, bought_on date NOT NULL, purchase_price int NOT NULL, asking_price int NOT NULL);
CREATE TABLE tbl_buyer (buyer_id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, phone text);
CREATE TABLE tbl_sale (sale_id int PRIMARY KEY, car_id int NOT NULL UNIQUE REFERENCES tbl_car, buyer_id int NOT NULL REFERENCES tbl_buyer, salesperson_id int NOT NULL REFERENCES tbl_salesperson, sold_on date NOT NULL, sale_price int NOT NULL, financed boolean NOT NULL, warranty_months int NOT NULL);
CREATE TABLE tbl_test_drive (test_drive_id int PRIMARY KEY, car_id int NOT NULL REFERENCES tbl_car, visitor_name text NOT NULL, driven_at timestamp NOT NULL, outcome text);
CREATE TABLE tbl_repair (repair_id int PRIMARY KEY, car_id int NOT NULL REFERENCES tbl_car, repair_type text NOT NULL, started_on date NOT NULL, finished_on date, cost int);
