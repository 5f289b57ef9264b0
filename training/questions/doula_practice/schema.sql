CREATE TABLE doulas (doula_id int PRIMARY KEY, doula_name text NOT NULL, certified_on date, takes_twins boolean NOT NULL, mobile text, paused boolean NOT NULL);
CREATE TABLE mothers (mother_id int PRIMARY KEY, mother_name text NOT NULL, town text NOT NULL, due_date date NOT NULL, partner_name text, first_child boolean NOT NULL, email text);
CREATE TABLE packages (package_code text PRIMARY KEY, package_name text NOT NULL, price_chf numeric(8,2) NOT NULL, withdrawn_from_offer boolean NOT NULL);
CREATE TABLE engagements (engagement_id int PRIMARY KEY, mother_id int NOT NULL REFERENCES mothers, doula_id int REFERENCES doulas, backup_doula_id int REFERENCES doulas, package_code text NOT NULL REFERENCES packages, signed_on date NOT NULL, ended_early_on date);
CREATE TABLE meetings (meeting_id int PRIMARY KEY, engagement_id int NOT NULL REFERENCES engagements, met_on date NOT NULL, by_video boolean NOT NULL, minutes int NOT NULL, notes text);
CREATE TABLE births (birth_id int PRIMARY KEY, engagement_id int NOT NULL REFERENCES engagements, born_at timestamptz NOT NULL, place text NOT NULL, doula_present boolean NOT NULL, caesarean boolean NOT NULL, baby_weight_g int);
CREATE TABLE instalments (instalment_id int PRIMARY KEY, engagement_id int NOT NULL REFERENCES engagements, due_on date NOT NULL, amount_chf numeric(8,2) NOT NULL, received_on date, written_off boolean NOT NULL);
