CREATE TABLE client (id uuid PRIMARY KEY, name varchar(100) NOT NULL, industry varchar(50), onboarded date NOT NULL, offboarded date, account_lead_id int);
CREATE TABLE staff_member (id int PRIMARY KEY, name varchar(100) NOT NULL, role varchar(50) NOT NULL, day_rate numeric(8,2) NOT NULL, active boolean NOT NULL DEFAULT true);
ALTER TABLE client ADD CONSTRAINT client_lead_fk FOREIGN KEY (account_lead_id) REFERENCES staff_member (id);
CREATE TABLE project (id int PRIMARY KEY, client_id uuid NOT NULL REFERENCES client (id), title varchar(200) NOT NULL, stage varchar(20) NOT NULL, fee_quoted numeric(10,2), kickoff date, deadline date, delivered date);
COMMENT ON COLUMN project.stage IS 'pitch, won, running, done, lost';
CREATE TABLE time_entry (id int PRIMARY KEY, project_id int NOT NULL REFERENCES project (id), staff_id int NOT NULL REFERENCES staff_member (id), work_date date NOT NULL, hours numeric(4,2) NOT NULL, note text);
CREATE TABLE bill (id int PRIMARY KEY, project_id int NOT NULL REFERENCES project (id), bill_no varchar(20) NOT NULL, billed_on date NOT NULL, amount numeric(10,2) NOT NULL, settled_on date);
CREATE TABLE media_outlet (id int PRIMARY KEY, name varchar(100) NOT NULL, kind varchar(20) NOT NULL, circulation int);
CREATE TABLE coverage (id int PRIMARY KEY, project_id int NOT NULL REFERENCES project (id), outlet_id int NOT NULL REFERENCES media_outlet (id), published_on date NOT NULL, headline text NOT NULL, tone varchar(10) NOT NULL, reach int);
