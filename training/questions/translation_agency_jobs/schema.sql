CREATE TABLE client (client_id int PRIMARY KEY, legal_name text NOT NULL, country_code char(2) NOT NULL, segment text NOT NULL CHECK (segment IN ('LEGAL','MED','TECH','MKT')), is_key_account boolean NOT NULL);
CREATE TABLE linguist (linguist_id int PRIMARY KEY, full_name text NOT NULL, home_country char(2) NOT NULL, gender text CHECK (gender IN ('female','male','nonbinary')), word_rate numeric(5,3) NOT NULL, archived_at timestamp);
CREATE TABLE job_status (status_code text PRIMARY KEY, description text NOT NULL);
CREATE TABLE job (job_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, src_lang char(2) NOT NULL, tgt_lang char(2) NOT NULL, words int NOT NULL, price numeric(9,2) NOT NULL, received_at timestamp NOT NULL, deadline timestamp NOT NULL, delivered_at timestamp, status_code text NOT NULL REFERENCES job_status, rush boolean NOT NULL);
CREATE TABLE assignment (assignment_id int PRIMARY KEY, job_id int NOT NULL REFERENCES job, linguist_id int NOT NULL REFERENCES linguist, role text NOT NULL CHECK (role IN ('TRA','REV','DTP')), fee numeric(8,2) NOT NULL, paid_on date);
COMMENT ON COLUMN assignment.role IS 'TRA translation, REV revision, DTP layout';
CREATE TABLE invoice (invoice_no text PRIMARY KEY, job_id int NOT NULL REFERENCES job, invoiced_on date NOT NULL, due_on date NOT NULL, amount numeric(9,2) NOT NULL, settled_on date);
