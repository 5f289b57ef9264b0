CREATE TABLE customer (cust_id int PRIMARY KEY, cust_name text NOT NULL, branch text NOT NULL, payment_days int NOT NULL);
CREATE TABLE press (press_id int PRIMARY KEY, press_name text NOT NULL, hourly_cost numeric(6,2) NOT NULL);
CREATE TABLE quote (quote_id int PRIMARY KEY, cust_id int NOT NULL REFERENCES customer, product text NOT NULL, copies int NOT NULL, quoted_price numeric(9,2) NOT NULL, quoted_on date NOT NULL, answered_on date, accepted boolean);
CREATE TABLE job (job_id int PRIMARY KEY, quote_id int NOT NULL UNIQUE REFERENCES quote, press_id int NOT NULL REFERENCES press, promised_on date NOT NULL, printed_on date, delivered_on date, press_hours numeric(5,1), paper_cost numeric(8,2), good_copies int, spoiled_copies int, reprint boolean NOT NULL);
CREATE TABLE invoice (invoice_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, invoiced_on date NOT NULL, net_amount numeric(9,2) NOT NULL, rebate numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, about text NOT NULL, raised_on date NOT NULL, credit numeric(8,2));
