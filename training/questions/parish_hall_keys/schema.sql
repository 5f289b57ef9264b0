CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, village text NOT NULL, seats int NOT NULL);
CREATE TABLE keyholder (holder_id int PRIMARY KEY, full_name text NOT NULL, role text NOT NULL, phone text, checked_on date);
COMMENT ON COLUMN keyholder.checked_on IS 'date of the last background check; empty if never';
CREATE TABLE key (key_id int PRIMARY KEY, tag text NOT NULL, hall_id int NOT NULL REFERENCES hall, door text NOT NULL, cut_on date NOT NULL, lost_on date);
CREATE TABLE key_issue (issue_id int PRIMARY KEY, key_id int NOT NULL REFERENCES key, holder_id int NOT NULL REFERENCES keyholder, issued_on date NOT NULL, due_back date NOT NULL, returned_on date, deposit numeric(6,2) NOT NULL);
CREATE TABLE lock_repair (repair_id int PRIMARY KEY, hall_id int NOT NULL REFERENCES hall, door text NOT NULL, reported_on date NOT NULL, fixed_on date, cost numeric(7,2));
