CREATE TABLE staff (staff_id int PRIMARY KEY, full_name text NOT NULL, grade text NOT NULL, charge_rate numeric(6,2) NOT NULL, cost_rate numeric(6,2) NOT NULL, active boolean NOT NULL);
CREATE TABLE client (client_id int PRIMARY KEY, company text NOT NULL, sector text NOT NULL, partner_id int NOT NULL REFERENCES staff(staff_id), year_end_month int NOT NULL, onboarded date NOT NULL);
CREATE TABLE service (service_id int PRIMARY KEY, service_name text NOT NULL);
CREATE TABLE job (job_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, service_id int NOT NULL REFERENCES service, manager_id int NOT NULL REFERENCES staff(staff_id), opened date NOT NULL, deadline date NOT NULL, finished date, agreed_fee numeric(9,2) NOT NULL);
CREATE TABLE time_entry (entry_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, staff_id int NOT NULL REFERENCES staff, worked_on date NOT NULL, hours numeric(4,2) NOT NULL, billable boolean NOT NULL);
CREATE TABLE fee_note (fee_note_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, issued date NOT NULL, amount numeric(9,2) NOT NULL);
CREATE TABLE receipt (receipt_id int PRIMARY KEY, fee_note_id int NOT NULL REFERENCES fee_note, received date NOT NULL, amount numeric(9,2) NOT NULL);
