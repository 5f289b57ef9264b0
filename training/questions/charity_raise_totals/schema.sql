CREATE TABLE appeal (appeal_id int PRIMARY KEY, title text NOT NULL, opened_on date NOT NULL, closes_on date, goal numeric(10,2) NOT NULL);
CREATE TABLE donor (donor_id int PRIMARY KEY, display_name text NOT NULL, donor_type text NOT NULL, region text NOT NULL, first_seen date NOT NULL);
COMMENT ON COLUMN donor.donor_type IS 'individual, company, trust';
CREATE TABLE gift (gift_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, appeal_id int REFERENCES appeal, pledged_on date NOT NULL, received_on date, amount numeric(9,2) NOT NULL, tax_reclaim numeric(8,2) NOT NULL, channel text NOT NULL);
COMMENT ON COLUMN gift.received_on IS 'empty while only pledged';
CREATE TABLE event (event_id int PRIMARY KEY, event_name text NOT NULL, held_on date NOT NULL, appeal_id int REFERENCES appeal, ticket_income numeric(9,2) NOT NULL, auction_income numeric(9,2) NOT NULL, cost numeric(9,2) NOT NULL, guests int NOT NULL);
CREATE TABLE project (project_id int PRIMARY KEY, project_name text NOT NULL, country text NOT NULL, budget numeric(10,2) NOT NULL);
CREATE TABLE grant_out (grant_id int PRIMARY KEY, project_id int NOT NULL REFERENCES project, approved_on date NOT NULL, transferred_on date, amount numeric(9,2) NOT NULL);
CREATE TABLE mailing (mailing_id int PRIMARY KEY, appeal_id int NOT NULL REFERENCES appeal, sent_on date NOT NULL, letters int NOT NULL, replies int NOT NULL, cost numeric(8,2) NOT NULL);
