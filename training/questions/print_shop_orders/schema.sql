CREATE TABLE tblClient (client_id int PRIMARY KEY, client_name text NOT NULL, contact_person text, is_reseller int NOT NULL);
COMMENT ON COLUMN tblClient.is_reseller IS '1 yes, 0 no';
CREATE TABLE tblPaper (paper_id int PRIMARY KEY, paper_name text NOT NULL, gsm int NOT NULL, sheets_in_stock int NOT NULL, sheets_minimum int NOT NULL, cost_per_1000_cents int NOT NULL);
CREATE TABLE tblPress (press_id int PRIMARY KEY, press_name text NOT NULL, technique text NOT NULL, out_of_service int NOT NULL);
CREATE TABLE tblJob (job_no int PRIMARY KEY, client_id int NOT NULL REFERENCES tblClient, paper_id int NOT NULL REFERENCES tblPaper, press_id int REFERENCES tblPress, job_title text NOT NULL, copies int NOT NULL, ordered_on date NOT NULL, proof_sent_on date, proof_approved_on date, deadline date NOT NULL, printed_on date, delivered_on date, price_cents int NOT NULL, reprint_of int REFERENCES tblJob);
CREATE TABLE tblFinishing (finishing_id int PRIMARY KEY, finishing_name text NOT NULL);
CREATE TABLE tblJobFinishing (job_no int NOT NULL REFERENCES tblJob, finishing_id int NOT NULL REFERENCES tblFinishing, minutes int, PRIMARY KEY (job_no, finishing_id));
CREATE TABLE tblInvoice (invoice_no int PRIMARY KEY, job_no int NOT NULL REFERENCES tblJob, invoiced_on date NOT NULL, due_on date NOT NULL, paid_on date);
