CREATE TABLE jobsite (code text PRIMARY KEY, jobsite text NOT NULL, manager text NOT NULL);
CREATE TABLE firm (firm_id int PRIMARY KEY, firm text NOT NULL, craft text NOT NULL, retention_pct numeric(4,1) NOT NULL, insured_to date NOT NULL);
CREATE TABLE subcontract (sc_no int PRIMARY KEY, code text NOT NULL REFERENCES jobsite, firm_id int NOT NULL REFERENCES firm, let_on date NOT NULL, sum_agreed numeric(11,2) NOT NULL, finished date);
CREATE TABLE variation (var_id int PRIMARY KEY, sc_no int NOT NULL REFERENCES subcontract, raised date NOT NULL, approved date, rejected date, amount numeric(10,2) NOT NULL);
CREATE TABLE application (app_id int PRIMARY KEY, sc_no int NOT NULL REFERENCES subcontract, period_end date NOT NULL, claimed numeric(10,2) NOT NULL, certified numeric(10,2), certified_on date, due date, paid_on date);
