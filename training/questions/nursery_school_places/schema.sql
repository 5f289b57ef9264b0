CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL, inspected_on date);
CREATE TABLE room_group (group_id int PRIMARY KEY, site_id int NOT NULL REFERENCES site, group_name text NOT NULL, min_months int NOT NULL, max_months int NOT NULL, places int NOT NULL);
CREATE TABLE child (child_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, birth_date date NOT NULL, group_id int REFERENCES room_group, waiting_since date, started_on date, leaves_on date, left_on date, siblings_here boolean NOT NULL);
CREATE TABLE booked_day (child_id int NOT NULL REFERENCES child, weekday int NOT NULL, half_day boolean NOT NULL, PRIMARY KEY (child_id, weekday));
COMMENT ON COLUMN booked_day.weekday IS '1 Monday to 5 Friday';
CREATE TABLE fee_invoice (invoice_no int PRIMARY KEY, child_id int NOT NULL REFERENCES child, for_month date NOT NULL, care_fee numeric(7,2) NOT NULL, meals numeric(6,2) NOT NULL, subsidy numeric(7,2) NOT NULL, due_on date NOT NULL, paid_on date);
CREATE TABLE carer (carer_id int PRIMARY KEY, carer_name text NOT NULL, group_id int NOT NULL REFERENCES room_group, first_aid_until date, contract_until date);
