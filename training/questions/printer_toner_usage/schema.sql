CREATE TABLE dept (dept_id int PRIMARY KEY, dept_name text NOT NULL, headcount int NOT NULL, page_budget int NOT NULL);
COMMENT ON COLUMN dept.page_budget IS 'pages per month';
CREATE TABLE site (site_id int PRIMARY KEY, site_name text NOT NULL);
CREATE TABLE printer (printer_id int PRIMARY KEY, label text NOT NULL, model text NOT NULL, site_id int NOT NULL REFERENCES site, bought_on date NOT NULL, price numeric(8,2) NOT NULL, lease_month numeric(7,2), retired_on date);
CREATE TABLE person (person_id int PRIMARY KEY, person_name text NOT NULL, dept_id int NOT NULL REFERENCES dept);
CREATE TABLE print_job (job_id int PRIMARY KEY, person_id int NOT NULL REFERENCES person, printer_id int NOT NULL REFERENCES printer, sent_at timestamp NOT NULL, printed_at timestamp, pages int NOT NULL, copies int NOT NULL, colour boolean NOT NULL, duplex boolean NOT NULL, failed boolean NOT NULL);
CREATE TABLE toner (toner_id int PRIMARY KEY, printer_id int NOT NULL REFERENCES printer, colour text NOT NULL, fitted_on date NOT NULL, removed_on date, price numeric(7,2) NOT NULL, rated_pages int NOT NULL);
CREATE TABLE ticket (ticket_id int PRIMARY KEY, printer_id int NOT NULL REFERENCES printer, opened_at timestamp NOT NULL, first_visit_at timestamp, closed_at timestamp, problem text NOT NULL, bill numeric(8,2));
