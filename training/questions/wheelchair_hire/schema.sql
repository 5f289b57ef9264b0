CREATE TABLE depot (depot_id int PRIMARY KEY, depot_name text NOT NULL, open_sundays boolean NOT NULL);
CREATE TABLE aid (aid_id int PRIMARY KEY, asset_tag text NOT NULL, kind text NOT NULL, depot_id int REFERENCES depot, purchase_price numeric(8,2), purchased_on date NOT NULL, last_cleaned date, condition_grade char(1) NOT NULL, disposed_on date);
CREATE TABLE borrower (borrower_id int PRIMARY KEY, full_name text NOT NULL, town text NOT NULL, phone text, id_seen boolean NOT NULL, charity_member boolean NOT NULL);
CREATE TABLE hire (hire_id int PRIMARY KEY, borrower_id int NOT NULL REFERENCES borrower, start_date date NOT NULL, agreed_end date NOT NULL, delivery_wanted boolean NOT NULL, delivered_on date, deposit numeric(6,2) NOT NULL, deposit_refunded_on date, cancelled boolean NOT NULL);
CREATE TABLE hire_line (hire_id int NOT NULL REFERENCES hire, aid_id int NOT NULL REFERENCES aid, weekly_charge numeric(6,2) NOT NULL, returned_on date, damage_charge numeric(6,2), PRIMARY KEY (hire_id, aid_id));
CREATE TABLE donation (donation_id int PRIMARY KEY, given_on date NOT NULL, amount numeric(8,2) NOT NULL, donor_name text, gift_aid boolean NOT NULL, thanked boolean NOT NULL);
CREATE TABLE volunteer (volunteer_id int PRIMARY KEY, full_name text NOT NULL, depot_id int REFERENCES depot, driver boolean NOT NULL, trained_on date, stopped_on date);
