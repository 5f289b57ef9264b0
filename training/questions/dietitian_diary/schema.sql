CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, height_cm int NOT NULL, goal text NOT NULL, health_fund text, joined date NOT NULL);
COMMENT ON COLUMN client.goal IS 'lose, gain, diabetes, sport';
CREATE TABLE programme (prog_code text PRIMARY KEY, prog_name text NOT NULL, sessions int NOT NULL, price numeric(7,2) NOT NULL);
CREATE TABLE enrolment (enrol_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, prog_code text NOT NULL REFERENCES programme, dietitian text NOT NULL, start_day date NOT NULL, target_kg numeric(5,1), ended_day date, ended_how text);
COMMENT ON COLUMN enrolment.ended_how IS 'completed, dropped out; null while running';
CREATE TABLE weigh_in (weigh_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, on_date date NOT NULL, kg numeric(5,1) NOT NULL, waist_cm int);
CREATE TABLE consult (consult_id int PRIMARY KEY, enrol_id int NOT NULL REFERENCES enrolment, at timestamp NOT NULL, online boolean NOT NULL, attended boolean, minutes int NOT NULL);
CREATE TABLE fund_claim (claim_no int PRIMARY KEY, enrol_id int NOT NULL REFERENCES enrolment, sent_on date NOT NULL, claimed numeric(7,2) NOT NULL, approved numeric(7,2), decided_on date);
