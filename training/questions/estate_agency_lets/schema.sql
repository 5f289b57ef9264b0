CREATE TABLE negotiator (negotiator_id int PRIMARY KEY, name text NOT NULL, office text NOT NULL, left_on date);
CREATE TABLE landlord (landlord_id int PRIMARY KEY, name text NOT NULL, lives_abroad boolean NOT NULL, fee_pct numeric(4,2) NOT NULL);
CREATE TABLE dwelling (dwelling_id int PRIMARY KEY, landlord_id int NOT NULL REFERENCES landlord, address text NOT NULL, district text NOT NULL, kind text NOT NULL, bedrooms int NOT NULL, furnished boolean NOT NULL, asking_rent int NOT NULL, gas_check_due date);
CREATE TABLE viewing (viewing_id int PRIMARY KEY, dwelling_id int NOT NULL REFERENCES dwelling, negotiator_id int NOT NULL REFERENCES negotiator, viewer text NOT NULL, viewed_at timestamptz NOT NULL, verdict text);
CREATE TABLE tenancy (tenancy_id int PRIMARY KEY, dwelling_id int NOT NULL REFERENCES dwelling, lead_tenant text NOT NULL, start_on date NOT NULL, end_on date NOT NULL, monthly_rent int NOT NULL, deposit int NOT NULL, notice_given date);
CREATE TABLE rent_receipt (receipt_id int PRIMARY KEY, tenancy_id int NOT NULL REFERENCES tenancy, for_month date NOT NULL, received_on date, amount int NOT NULL);
CREATE TABLE tradesman (tradesman_id int PRIMARY KEY, firm text NOT NULL, trade text NOT NULL);
CREATE TABLE repair_job (job_id int PRIMARY KEY, dwelling_id int NOT NULL REFERENCES dwelling, tradesman_id int REFERENCES tradesman, problem text NOT NULL, reported date NOT NULL, done date, cost numeric(8,2));
