CREATE TABLE partners (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE staff (id int PRIMARY KEY, name text NOT NULL, partner_id int REFERENCES partners, charge_rate numeric(6,2) NOT NULL, left_on date);
CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL, legal_form text NOT NULL, year_end_month int NOT NULL, partner_id int NOT NULL REFERENCES partners, taken_on date NOT NULL, lost_on date, introduced_by int REFERENCES clients);
CREATE TABLE filings (id int PRIMARY KEY, client_id int NOT NULL REFERENCES clients, kind text NOT NULL, period_end date NOT NULL, due_on date NOT NULL, papers_in date, filed_on date, prepared_by int REFERENCES staff, reviewed_by int REFERENCES staff, penalty numeric(8,2));
CREATE TABLE hours (id int PRIMARY KEY, filing_id int NOT NULL REFERENCES filings, staff_id int NOT NULL REFERENCES staff, worked_on date NOT NULL, hours numeric(4,2) NOT NULL);
CREATE TABLE bills (id int PRIMARY KEY, filing_id int NOT NULL REFERENCES filings, billed_on date NOT NULL, amount numeric(9,2) NOT NULL, settled_on date);
