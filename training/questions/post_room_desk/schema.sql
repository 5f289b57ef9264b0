CREATE TABLE mail_in (in_no int PRIMARY KEY, arrived timestamp NOT NULL, carrier text NOT NULL, sort text NOT NULL, grams int NOT NULL, addressee int, collected_at timestamp);
CREATE TABLE mail_out (out_no int PRIMARY KEY, sender int NOT NULL, carrier text NOT NULL, sort text NOT NULL, grams int NOT NULL, pieces int NOT NULL, postage_each numeric(6,2) NOT NULL, handed_in timestamp NOT NULL, left_house timestamp, country text NOT NULL, tracked boolean NOT NULL);
CREATE TABLE person (person_id int PRIMARY KEY, fullname text NOT NULL, floor int NOT NULL, cost_centre int NOT NULL);
CREATE TABLE cost_centre (cc int PRIMARY KEY, cc_name text NOT NULL, postage_cap numeric(8,2));
CREATE TABLE lost_item (lost_no int PRIMARY KEY, out_no int NOT NULL, reported date NOT NULL, claim_paid numeric(7,2));
