CREATE TABLE practice_area (area_id int PRIMARY KEY, area_name text NOT NULL);
CREATE TABLE lawyer (lawyer_id int PRIMARY KEY, lawyer_name text NOT NULL, title text NOT NULL, standard_rate numeric(6,2) NOT NULL, yearly_hours_target int NOT NULL, area_id int NOT NULL REFERENCES practice_area);
CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, industry text, client_since date NOT NULL);
CREATE TABLE matter (matter_id int PRIMARY KEY, matter_title text NOT NULL, client_id int NOT NULL REFERENCES client, area_id int NOT NULL REFERENCES practice_area, responsible_id int NOT NULL REFERENCES lawyer(lawyer_id), opened_on date NOT NULL, closed_on date, budget numeric(10,2));
CREATE TABLE time_record (record_id int PRIMARY KEY, matter_id int NOT NULL REFERENCES matter, lawyer_id int NOT NULL REFERENCES lawyer, work_date date NOT NULL, hours_worked numeric(4,2) NOT NULL, hours_billed numeric(4,2) NOT NULL, rate numeric(6,2) NOT NULL);
CREATE TABLE invoice (invoice_id int PRIMARY KEY, matter_id int NOT NULL REFERENCES matter, invoice_date date NOT NULL, fees numeric(10,2) NOT NULL, write_down numeric(10,2) NOT NULL, expenses numeric(10,2) NOT NULL);
CREATE TABLE receipt (receipt_id int PRIMARY KEY, invoice_id int NOT NULL REFERENCES invoice, received_on date NOT NULL, amount numeric(10,2) NOT NULL);
