CREATE TABLE pub (pub_id int PRIMARY KEY, pub_name text NOT NULL, route_id int NOT NULL, tied boolean NOT NULL, credit_days int NOT NULL);
CREATE TABLE route (route_id int PRIMARY KEY, route_name text NOT NULL, drayman text NOT NULL);
ALTER TABLE pub ADD FOREIGN KEY (route_id) REFERENCES route;
CREATE TABLE drink (drink_id int PRIMARY KEY, drink_name text NOT NULL, container text NOT NULL, litres numeric(6,2) NOT NULL, price numeric(8,2) NOT NULL, deposit numeric(6,2) NOT NULL);
CREATE TABLE drop_note (note_no int PRIMARY KEY, pub_id int NOT NULL REFERENCES pub, planned_for date NOT NULL, dropped_on date, signed_by text);
CREATE TABLE drop_line (note_no int NOT NULL REFERENCES drop_note, drink_id int NOT NULL REFERENCES drink, full_out int NOT NULL, empties_back int NOT NULL, price numeric(8,2) NOT NULL, PRIMARY KEY (note_no, drink_id));
CREATE TABLE settlement (settle_no int PRIMARY KEY, note_no int NOT NULL REFERENCES drop_note, paid_on date NOT NULL, paid_sum numeric(9,2) NOT NULL);
