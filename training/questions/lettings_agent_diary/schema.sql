CREATE TABLE landlord (id int PRIMARY KEY, name text NOT NULL, phone text, management_pct numeric(4,1) NOT NULL);
CREATE TABLE property (id int PRIMARY KEY, landlord_id int NOT NULL REFERENCES landlord, address text NOT NULL, area text NOT NULL, bedrooms int NOT NULL, asking_rent numeric(8,2) NOT NULL, furnished boolean NOT NULL, listed_on date NOT NULL, withdrawn_on date);
CREATE TABLE applicant (id int PRIMARY KEY, name text NOT NULL, budget numeric(8,2), wants_area text, registered_on date NOT NULL);
CREATE TABLE viewing (id int PRIMARY KEY, property_id int NOT NULL REFERENCES property, applicant_id int NOT NULL REFERENCES applicant, viewing_at timestamp NOT NULL, attended boolean, liked boolean);
CREATE TABLE tenancy (id int PRIMARY KEY, property_id int NOT NULL REFERENCES property, applicant_id int NOT NULL REFERENCES applicant, start_date date NOT NULL, end_date date NOT NULL, rent numeric(8,2) NOT NULL, deposit numeric(8,2) NOT NULL, notice_given_on date);
CREATE TABLE rent_payment (id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancy, due_on date NOT NULL, amount numeric(8,2) NOT NULL, received_on date);
CREATE TABLE maintenance_issue (id int PRIMARY KEY, property_id int NOT NULL REFERENCES property, category text NOT NULL, reported_on date NOT NULL, resolved_on date, contractor_cost numeric(8,2));
