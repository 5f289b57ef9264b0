CREATE TABLE prn_client (cl_id int PRIMARY KEY, cl_name text NOT NULL, town text NOT NULL, blocked_since date);
CREATE TABLE prn_machine (mc_id int PRIMARY KEY, mc_name text NOT NULL, sheets_per_hour int NOT NULL);
CREATE TABLE prn_paper (paper_id int PRIMARY KEY, paper_name text NOT NULL, gsm int NOT NULL, sheets_left int NOT NULL, reorder_at int NOT NULL, price_per_1000 numeric(7,2) NOT NULL);
CREATE TABLE prn_job (job_no int PRIMARY KEY, cl_id int NOT NULL REFERENCES prn_client, title text NOT NULL, product text NOT NULL, copies int NOT NULL, paper_id int NOT NULL REFERENCES prn_paper, ordered_on date NOT NULL, proof_sent_on date, proof_ok_on date, due_on date NOT NULL, printed_on date, dispatched_on date, price_net numeric(9,2) NOT NULL, stopped boolean NOT NULL);
CREATE TABLE prn_run (run_id int PRIMARY KEY, job_no int NOT NULL REFERENCES prn_job, mc_id int NOT NULL REFERENCES prn_machine, started_at timestamp NOT NULL, ended_at timestamp, good_sheets int, waste_sheets int);
CREATE TABLE prn_reprint (reprint_id int PRIMARY KEY, job_no int NOT NULL REFERENCES prn_job, asked_on date NOT NULL, fault text NOT NULL, our_fault boolean NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE prn_invoice (inv_no int PRIMARY KEY, job_no int NOT NULL REFERENCES prn_job, inv_on date NOT NULL, due_on date NOT NULL, net numeric(9,2) NOT NULL, vat numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE prn_quote (quote_id int PRIMARY KEY, cl_id int NOT NULL REFERENCES prn_client, made_on date NOT NULL, product text NOT NULL, amount numeric(9,2) NOT NULL, became_job int REFERENCES prn_job);
