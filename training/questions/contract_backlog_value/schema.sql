CREATE TABLE bu (bu_id int PRIMARY KEY, bu_name text NOT NULL);
CREATE TABLE cust (cust_id int PRIMARY KEY, cust_name text NOT NULL, segment text NOT NULL, credit_days int NOT NULL);
CREATE TABLE contract (ctr_no text PRIMARY KEY, cust_id int NOT NULL REFERENCES cust, bu_id int NOT NULL REFERENCES bu, subject text NOT NULL, signed_on date NOT NULL, start_on date NOT NULL, end_on date NOT NULL, total_value numeric(12,2) NOT NULL, planned_cost numeric(12,2) NOT NULL, pm text NOT NULL);
CREATE TABLE change_order (co_id int PRIMARY KEY, ctr_no text NOT NULL REFERENCES contract, asked_on date NOT NULL, agreed_on date, value numeric(11,2) NOT NULL);
CREATE TABLE milestone (ms_id int PRIMARY KEY, ctr_no text NOT NULL REFERENCES contract, ms_name text NOT NULL, due_on date NOT NULL, reached_on date, bill_amount numeric(11,2) NOT NULL, billed_on date);
CREATE TABLE cost_entry (ce_id int PRIMARY KEY, ctr_no text NOT NULL REFERENCES contract, booked_on date NOT NULL, cost_type text NOT NULL, amount numeric(11,2) NOT NULL);
COMMENT ON COLUMN contract.total_value IS 'without change orders';
COMMENT ON COLUMN change_order.agreed_on IS 'null until the customer agrees';
