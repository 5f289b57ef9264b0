CREATE TABLE accounts (account_no int PRIMARY KEY, company text NOT NULL, contact text, payment_days int NOT NULL);
CREATE TABLE presses (press_id int PRIMARY KEY, press_name text NOT NULL, process text NOT NULL, max_sheets_hour int NOT NULL, in_service_since date NOT NULL);
CREATE TABLE papers (paper_id int PRIMARY KEY, paper_name text NOT NULL, gsm int NOT NULL, recycled boolean NOT NULL, sheets_on_hand int NOT NULL);
CREATE TABLE print_orders (order_no int PRIMARY KEY, account_no int NOT NULL REFERENCES accounts, title text NOT NULL, product text NOT NULL, copies int NOT NULL, received_on date NOT NULL, promised_on date NOT NULL, shipped_on date, quoted numeric(9,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN print_orders.state IS 'proof, printing, finishing, shipped, on_hold, void';
CREATE TABLE press_runs (run_id int PRIMARY KEY, order_no int NOT NULL REFERENCES print_orders, press_id int NOT NULL REFERENCES presses, paper_id int NOT NULL REFERENCES papers, started_at timestamp NOT NULL, ended_at timestamp, good_sheets int NOT NULL, waste_sheets int NOT NULL);
CREATE TABLE proofs (proof_id int PRIMARY KEY, order_no int NOT NULL REFERENCES print_orders, version int NOT NULL, sent_on date NOT NULL, approved_on date);
