CREATE TABLE owner_kid (kid_id int PRIMARY KEY, kid_name text NOT NULL, guardian text NOT NULL);
CREATE TABLE doctor (doc_id int PRIMARY KEY, doc_name text NOT NULL, speciality text NOT NULL, retired_on date);
CREATE TABLE toy (toy_id int PRIMARY KEY, kid_id int NOT NULL REFERENCES owner_kid, toy_name text NOT NULL, kind text NOT NULL, made_year int);
CREATE TABLE admission (adm_id int PRIMARY KEY, toy_id int NOT NULL REFERENCES toy, admitted_on date NOT NULL, complaint text NOT NULL, first_doc int REFERENCES doctor, second_doc int REFERENCES doctor, quoted numeric(6,2) NOT NULL, final_bill numeric(6,2), ready_on date, fetched_on date);
CREATE TABLE part_used (part_id int PRIMARY KEY, adm_id int NOT NULL REFERENCES admission, part_name text NOT NULL, qty int NOT NULL, unit_cost numeric(5,2) NOT NULL);
CREATE TABLE bill_payment (bp_id int PRIMARY KEY, adm_id int NOT NULL REFERENCES admission, paid_on date NOT NULL, amount numeric(6,2) NOT NULL, tip numeric(5,2) NOT NULL);
COMMENT ON COLUMN admission.second_doc IS 'doctor who gave the second opinion, if any';
