CREATE TABLE kita_group (group_id int PRIMARY KEY, group_name text NOT NULL, min_age_months int NOT NULL, places int NOT NULL);
CREATE TABLE child (child_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, birth_date date NOT NULL, group_id int REFERENCES kita_group, start_date date NOT NULL, end_date date, allergies text);
CREATE TABLE guardian (guardian_id int PRIMARY KEY, child_id int NOT NULL REFERENCES child, full_name text NOT NULL, relation text NOT NULL, mobile text, may_collect boolean NOT NULL);
CREATE TABLE contract (contract_id int PRIMARY KEY, child_id int NOT NULL REFERENCES child, days_per_week int NOT NULL, hours_per_day numeric(3,1) NOT NULL, monthly_fee numeric(8,2) NOT NULL, valid_from date NOT NULL, valid_to date);
CREATE TABLE educator (educator_id int PRIMARY KEY, name text NOT NULL, group_id int REFERENCES kita_group, qualified boolean NOT NULL, weekly_hours numeric(4,1) NOT NULL, hired date NOT NULL);
CREATE TABLE attendance (child_id int NOT NULL REFERENCES child, att_date date NOT NULL, arrived time, collected time, absence_reason text, PRIMARY KEY (child_id, att_date));
COMMENT ON COLUMN attendance.absence_reason IS 'sick, holiday, unexcused; empty if present';
CREATE TABLE fee_invoice (invoice_no int PRIMARY KEY, child_id int NOT NULL REFERENCES child, fee_month date NOT NULL, care numeric(8,2) NOT NULL, meals numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE waiting_list (entry_id int PRIMARY KEY, child_name text NOT NULL, birth_date date NOT NULL, wanted_from date NOT NULL, registered date NOT NULL, sibling_here boolean NOT NULL, offer_made date, answer text);
