CREATE TABLE host (host_id int PRIMARY KEY, host_name text NOT NULL, borough text NOT NULL, beds int NOT NULL, pets boolean NOT NULL, offered_on date NOT NULL, home_check_on date, offer_ends date, withdrawn_on date);
CREATE TABLE guest_family (family_id int PRIMARY KEY, family_name text NOT NULL, origin text NOT NULL, adults int NOT NULL, children int NOT NULL, arrived_on date NOT NULL, permit_until date, moved_on_date date, moved_on_to text);
CREATE TABLE stay (stay_id int PRIMARY KEY, host_id int NOT NULL REFERENCES host, family_id int NOT NULL REFERENCES guest_family, moved_in date NOT NULL, planned_out date NOT NULL, moved_out date);
CREATE TABLE caseworker (worker_id int PRIMARY KEY, worker_name text NOT NULL, languages text NOT NULL);
CREATE TABLE home_visit (visit_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, worker_id int NOT NULL REFERENCES caseworker, visited_on date NOT NULL, concern boolean NOT NULL, note text);
CREATE TABLE host_allowance (allowance_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, month_start date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date);
