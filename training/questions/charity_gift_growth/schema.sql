CREATE TABLE supporter (sup_id int PRIMARY KEY, sup_name text NOT NULL, kind text NOT NULL, region text NOT NULL, first_contact date NOT NULL, gift_aid boolean NOT NULL);
COMMENT ON COLUMN supporter.kind IS 'person, company, trust';
CREATE TABLE appeal (appeal_id int PRIMARY KEY, appeal_name text NOT NULL, launched date NOT NULL, mailed int NOT NULL, cost numeric(9,2) NOT NULL, goal numeric(10,2) NOT NULL);
CREATE TABLE gift (gift_id int PRIMARY KEY, sup_id int NOT NULL REFERENCES supporter, appeal_id int REFERENCES appeal, given_on date NOT NULL, amount numeric(9,2) NOT NULL, platform_fee numeric(6,2) NOT NULL, thanked_on date, channel text NOT NULL);
CREATE TABLE pledge (pledge_id int PRIMARY KEY, sup_id int NOT NULL REFERENCES supporter, monthly numeric(7,2) NOT NULL, from_date date NOT NULL, stopped_on date);
CREATE TABLE project (project_id int PRIMARY KEY, project_name text NOT NULL, country text NOT NULL, budget numeric(10,2) NOT NULL);
CREATE TABLE grant_out (grant_id int PRIMARY KEY, project_id int NOT NULL REFERENCES project, paid_on date NOT NULL, amount numeric(9,2) NOT NULL);
