CREATE TABLE mouldings (moulding_code text PRIMARY KEY, wood text NOT NULL, finish text NOT NULL, price_per_metre numeric(6,2) NOT NULL, metres_in_stock numeric(6,1) NOT NULL, supplier_name text, discontinued boolean NOT NULL);
CREATE TABLE framers (framer_id int PRIMARY KEY, framer_name text NOT NULL, weekly_jobs_target int, apprentice boolean NOT NULL);
CREATE TABLE patrons (patron_id int PRIMARY KEY, patron_name text NOT NULL, is_gallery boolean NOT NULL, town text NOT NULL, phone text, email text, first_seen date NOT NULL);
CREATE TABLE framing_jobs (job_id int PRIMARY KEY, patron_id int NOT NULL, moulding_code text, framer_id int, artwork text NOT NULL, artwork_value numeric(10,2), taken_in date NOT NULL, promised_for date NOT NULL, finished_on date, picked_up_on date, quoted numeric(8,2) NOT NULL, status text NOT NULL, glass_type text);
CREATE TABLE part_payments (part_payment_id int PRIMARY KEY, job_id int NOT NULL, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_by text NOT NULL);
CREATE TABLE job_faults (fault_id int PRIMARY KEY, job_id int NOT NULL, noticed_on date NOT NULL, fault text NOT NULL, put_right boolean NOT NULL);
COMMENT ON COLUMN framing_jobs.glass_type IS 'empty when framed without glass';
COMMENT ON COLUMN framing_jobs.moulding_code IS 'empty when the patron brought a frame';
