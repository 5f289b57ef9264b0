CREATE TABLE branch (branch_id int PRIMARY KEY, branch text NOT NULL, city text NOT NULL);
CREATE TABLE unit_type (type_id int PRIMARY KEY, sqm numeric(4,1) NOT NULL, list_month numeric(7,2) NOT NULL, heated boolean NOT NULL);
CREATE TABLE locker (locker_id int PRIMARY KEY, branch_id int NOT NULL REFERENCES branch, type_id int NOT NULL REFERENCES unit_type, floor int NOT NULL);
CREATE TABLE renter (renter_id int PRIMARY KEY, renter_name text NOT NULL, is_business boolean NOT NULL, signed_up date NOT NULL);
CREATE TABLE rental (rental_id int PRIMARY KEY, locker_id int NOT NULL REFERENCES locker, renter_id int NOT NULL REFERENCES renter, starts date NOT NULL, gave_notice date, ends date, monthly numeric(7,2) NOT NULL, insurance_month numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE charge (charge_id int PRIMARY KEY, rental_id int NOT NULL REFERENCES rental, for_month date NOT NULL, amount numeric(7,2) NOT NULL, paid numeric(7,2) NOT NULL, paid_on date);
CREATE TABLE entry_log (rental_id int NOT NULL REFERENCES rental, entered_at timestamptz NOT NULL, door text NOT NULL);
