CREATE TABLE fairs (id int PRIMARY KEY, title text NOT NULL, city text NOT NULL, held_on date NOT NULL, hall_rent numeric(9,2) NOT NULL);
CREATE TABLE companies (id int PRIMARY KEY, name text NOT NULL, industry text NOT NULL, employees int);
CREATE TABLE stands (id int PRIMARY KEY, fair_id int NOT NULL REFERENCES fairs, company_id int NOT NULL REFERENCES companies, square_metres int NOT NULL, fee numeric(8,2) NOT NULL, booked_on date NOT NULL, paid_on date, withdrew boolean NOT NULL DEFAULT false);
CREATE TABLE visitors (id int PRIMARY KEY, name text NOT NULL, field_of_study text, graduation_year int);
CREATE TABLE registrations (fair_id int REFERENCES fairs, visitor_id int REFERENCES visitors, registered_on date NOT NULL, attended boolean, PRIMARY KEY (fair_id, visitor_id));
CREATE TABLE interviews (id int PRIMARY KEY, stand_id int NOT NULL REFERENCES stands, visitor_id int NOT NULL REFERENCES visitors, slot timestamp NOT NULL, took_place boolean, offer_made boolean);
