CREATE TABLE house (house_id int PRIMARY KEY, address text NOT NULL, built int NOT NULL);
CREATE TABLE flat (flat_id int PRIMARY KEY, house_id int NOT NULL REFERENCES house, flat_no text NOT NULL, rooms numeric(3,1) NOT NULL, square_m int NOT NULL, monthly_charge numeric(7,2) NOT NULL);
CREATE TABLE coop_person (person_id int PRIMARY KEY, person_name text NOT NULL, member_from date NOT NULL, member_to date, vouched_by int REFERENCES coop_person);
CREATE TABLE tenancy (tenancy_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flat, person_id int NOT NULL REFERENCES coop_person, moved_in date NOT NULL, moved_out date);
CREATE TABLE share_cert (cert_no int PRIMARY KEY, person_id int NOT NULL REFERENCES coop_person, bought_on date NOT NULL, face_value numeric(8,2) NOT NULL, redeemed_on date);
CREATE TABLE charge_payment (payment_id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancy, for_month date NOT NULL, paid_on date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE repair_wish (wish_id int PRIMARY KEY, flat_id int NOT NULL REFERENCES flat, raised_by int NOT NULL REFERENCES coop_person, raised_on date NOT NULL, what text NOT NULL, done_on date, cost numeric(8,2));
