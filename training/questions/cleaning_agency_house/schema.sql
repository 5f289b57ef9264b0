CREATE TABLE clients (client_id int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, street text NOT NULL, district text NOT NULL, phone text, customer_from date NOT NULL, customer_until date);
CREATE TABLE cleaners (cleaner_id int PRIMARY KEY, cleaner_name text NOT NULL, started_on date NOT NULL, pay_per_hour numeric(5,2) NOT NULL, drives boolean NOT NULL);
CREATE TABLE agreements (agreement_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, hours_per_visit numeric(3,1) NOT NULL, visits_per_month int NOT NULL, price_per_hour numeric(5,2) NOT NULL, regular_cleaner_id int REFERENCES cleaners(cleaner_id));
CREATE TABLE visits (visit_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, cleaner_id int REFERENCES cleaners, planned_at timestamp NOT NULL, hours_worked numeric(3,1), skipped boolean NOT NULL);
CREATE TABLE invoices (invoice_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, invoice_month date NOT NULL, sent_on date NOT NULL, total numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, cleaner_id int REFERENCES cleaners, complained_on date NOT NULL, about text NOT NULL, settled_on date);
CREATE TABLE keys (key_id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, held_by int REFERENCES cleaners(cleaner_id), label text NOT NULL);
