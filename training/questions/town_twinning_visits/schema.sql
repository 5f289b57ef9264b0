CREATE TABLE twin_town (town_id int PRIMARY KEY, town_name text NOT NULL, country text NOT NULL, signed_year int NOT NULL, ended_year int, introduced_by int REFERENCES twin_town);
CREATE TABLE host_family (fam_id int PRIMARY KEY, surname text NOT NULL, beds int NOT NULL, speaks text, active boolean NOT NULL);
CREATE TABLE visit (visit_id int PRIMARY KEY, town_id int NOT NULL REFERENCES twin_town, direction text NOT NULL, arrives date NOT NULL, departs date NOT NULL, purpose text NOT NULL, budget numeric(8,2) NOT NULL);
CREATE TABLE guest (guest_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, guest_name text NOT NULL, age int NOT NULL, fam_id int REFERENCES host_family);
CREATE TABLE visit_cost (cost_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, item text NOT NULL, amount numeric(8,2) NOT NULL, sponsored numeric(8,2) NOT NULL);
CREATE TABLE gift (gift_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visit, what text NOT NULL, given boolean NOT NULL, worth numeric(7,2));
COMMENT ON COLUMN visit.direction IS 'in: they come to us; out: we go there';
COMMENT ON COLUMN gift.given IS 'true when we gave it, false when we received it';
COMMENT ON COLUMN twin_town.introduced_by IS 'the twin town through which the partnership came about';
