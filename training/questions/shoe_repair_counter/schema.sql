CREATE TABLE branch (branch_no int PRIMARY KEY, street text NOT NULL, city text NOT NULL, rent_month numeric(8,2) NOT NULL);
CREATE TABLE cobbler (cobbler_no int PRIMARY KEY, cobbler_name text NOT NULL, branch_no int NOT NULL REFERENCES branch, started date NOT NULL, hourly numeric(5,2) NOT NULL);
CREATE TABLE service (service_code text PRIMARY KEY, service_name text NOT NULL, list_price numeric(6,2) NOT NULL, std_minutes int NOT NULL);
CREATE TABLE ticket (ticket_no int PRIMARY KEY, branch_no int NOT NULL REFERENCES branch, customer_name text NOT NULL, phone text, brought_in timestamp NOT NULL, promised_for date NOT NULL, ready_at timestamp, collected_at timestamp, prepaid boolean NOT NULL);
CREATE TABLE ticket_job (ticket_no int NOT NULL REFERENCES ticket, line int NOT NULL, service_code text NOT NULL REFERENCES service, cobbler_no int REFERENCES cobbler, price numeric(6,2) NOT NULL, minutes_taken int, redo boolean NOT NULL, PRIMARY KEY (ticket_no, line));
COMMENT ON COLUMN ticket_job.redo IS 'done again because the first repair did not hold; price is 0';
