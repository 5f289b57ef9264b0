CREATE TABLE groups (group_id int PRIMARY KEY, group_name text NOT NULL, room text NOT NULL, places int NOT NULL, min_age_months int NOT NULL);
CREATE TABLE carers (carer_id int PRIMARY KEY, carer_name text NOT NULL, group_id int REFERENCES groups, qualified boolean NOT NULL, hours_per_week int NOT NULL, started date NOT NULL);
CREATE TABLE children (child_id int PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, birthday date NOT NULL, group_id int REFERENCES groups, starts_on date NOT NULL, leaves_on date, allergy text, monthly_fee numeric(6,2) NOT NULL);
CREATE TABLE parents (parent_id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, parent_name text NOT NULL, phone text, may_collect boolean NOT NULL);
CREATE TABLE attendance (child_id int NOT NULL REFERENCES children, day date NOT NULL, dropped_off timestamp, picked_up timestamp, sick boolean NOT NULL, PRIMARY KEY (child_id, day));
CREATE TABLE fee_payments (payment_id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, month date NOT NULL, amount numeric(6,2) NOT NULL, received_on date);
CREATE TABLE waiting (waiting_id int PRIMARY KEY, child_name text NOT NULL, birthday date NOT NULL, wanted_from date NOT NULL, entered_on date NOT NULL, sibling_here boolean NOT NULL);
