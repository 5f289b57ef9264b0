CREATE TABLE studio (studio_id int PRIMARY KEY, studio_name text NOT NULL, monthly_rent numeric(8,2) NOT NULL);
CREATE TABLE planner (planner_id int PRIMARY KEY, planner_name text NOT NULL, studio_id int NOT NULL REFERENCES studio, bonus_pct numeric(4,2) NOT NULL);
CREATE TABLE prospect (prospect_id int PRIMARY KEY, surname text NOT NULL, town text NOT NULL, heard_from text, first_visit date NOT NULL);
CREATE TABLE kitchen_quote (quote_id int PRIMARY KEY, prospect_id int NOT NULL REFERENCES prospect, planner_id int NOT NULL REFERENCES planner, version int NOT NULL, quoted_on date NOT NULL, furniture numeric(9,2) NOT NULL, appliances numeric(9,2) NOT NULL, worktop numeric(9,2) NOT NULL, fitting numeric(8,2) NOT NULL, rebate_pct numeric(4,1) NOT NULL, outcome_code int NOT NULL);
CREATE TABLE outcome (outcome_code int PRIMARY KEY, outcome_text text NOT NULL);
CREATE TABLE contract (contract_id int PRIMARY KEY, quote_id int NOT NULL REFERENCES kitchen_quote, signed_on date NOT NULL, wished_week date NOT NULL, fitted_on date, supplier_cost numeric(9,2) NOT NULL);
CREATE TABLE instalment (contract_id int NOT NULL REFERENCES contract, no int NOT NULL, due_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date, PRIMARY KEY (contract_id, no));
