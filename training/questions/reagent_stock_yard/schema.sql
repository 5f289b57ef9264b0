CREATE TABLE lab_group (grp text PRIMARY KEY, head text NOT NULL, cost_centre int NOT NULL);
CREATE TABLE chemical (chem_id int PRIMARY KEY, chem text NOT NULL, cas text, hazard text NOT NULL, min_bottles int NOT NULL);
CREATE TABLE bottle (barcode text PRIMARY KEY, chem_id int NOT NULL REFERENCES chemical, maker text NOT NULL, received date NOT NULL, opened date, expires date NOT NULL, disposed date, size_ml int NOT NULL, price numeric(7,2) NOT NULL, shelf text);
CREATE TABLE withdrawal (wd_id int PRIMARY KEY, barcode text NOT NULL REFERENCES bottle, grp text NOT NULL REFERENCES lab_group, person text NOT NULL, taken_at timestamptz NOT NULL, ml numeric(7,1) NOT NULL);
CREATE TABLE order_request (or_id int PRIMARY KEY, chem_id int NOT NULL REFERENCES chemical, grp text NOT NULL REFERENCES lab_group, wanted_on date NOT NULL, approved_on date, delivered_on date, bottles int NOT NULL, unit_price numeric(7,2) NOT NULL);
