CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, sector text NOT NULL, account_lead text NOT NULL);
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL, role text NOT NULL, cost_rate numeric(6,2) NOT NULL, charge_rate numeric(6,2) NOT NULL, weekly_hours numeric(4,1) NOT NULL);
CREATE TABLE job (job_no text PRIMARY KEY, client_id int NOT NULL REFERENCES client, job_title text NOT NULL, quoted numeric(10,2) NOT NULL, budget_hours int NOT NULL, briefed_on date NOT NULL, deadline date NOT NULL, finished_on date);
CREATE TABLE time_entry (entry_id int PRIMARY KEY, job_no text REFERENCES job, staff_id int NOT NULL REFERENCES staff, worked_on date NOT NULL, hours numeric(4,2) NOT NULL, billable boolean NOT NULL);
CREATE TABLE outside_cost (cost_id int PRIMARY KEY, job_no text NOT NULL REFERENCES job, supplier text NOT NULL, what text NOT NULL, cost numeric(9,2) NOT NULL, recharged numeric(9,2) NOT NULL);
CREATE TABLE job_invoice (invoice_no int PRIMARY KEY, job_no text NOT NULL REFERENCES job, issued_on date NOT NULL, amount numeric(10,2) NOT NULL, settled_on date);
COMMENT ON COLUMN time_entry.job_no IS 'null: internal time';
COMMENT ON COLUMN outside_cost.recharged IS 'what the client is charged for it';
