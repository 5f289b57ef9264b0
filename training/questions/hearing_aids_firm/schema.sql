CREATE TABLE branch (branch_id int PRIMARY KEY, town text NOT NULL);
CREATE TABLE audiologist (audiologist_id int PRIMARY KEY, name text NOT NULL, branch_id int NOT NULL REFERENCES branch);
CREATE TABLE client (client_id int PRIMARY KEY, name text NOT NULL, born_on date NOT NULL, insurer text, branch_id int NOT NULL REFERENCES branch, newsletter boolean NOT NULL);
CREATE TABLE hearing_test (test_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, audiologist_id int NOT NULL REFERENCES audiologist, test_date date NOT NULL, loss_left_db int NOT NULL, loss_right_db int NOT NULL);
CREATE TABLE device_model (model_id int PRIMARY KEY, maker text NOT NULL, model_name text NOT NULL, style text NOT NULL, list_price numeric(8,2) NOT NULL, rechargeable boolean NOT NULL);
CREATE TABLE trial (trial_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, model_id int NOT NULL REFERENCES device_model, started_on date NOT NULL, ended_on date, decision text);
COMMENT ON COLUMN trial.decision IS 'bought or returned; empty while the trial runs';
CREATE TABLE sale (sale_id int PRIMARY KEY, trial_id int NOT NULL UNIQUE REFERENCES trial, sold_on date NOT NULL, price numeric(8,2) NOT NULL, insurer_share numeric(8,2) NOT NULL, warranty_until date NOT NULL);
CREATE TABLE repair (repair_id int PRIMARY KEY, sale_id int NOT NULL REFERENCES sale, received_on date NOT NULL, returned_on date, charge numeric(7,2) NOT NULL);
