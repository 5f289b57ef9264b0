CREATE TABLE district (id int PRIMARY KEY, name text NOT NULL, call_out_fee numeric(6,2) NOT NULL);
CREATE TABLE locksmith (id int PRIMARY KEY, name text NOT NULL, mentor_id int REFERENCES locksmith(id), hired_on date NOT NULL, left_on date);
CREATE TABLE job (id int PRIMARY KEY, district_id int NOT NULL REFERENCES district(id), locksmith_id int REFERENCES locksmith(id), kind text NOT NULL, called_at timestamp NOT NULL, promised_at timestamp NOT NULL, arrived_at timestamp, finished_at timestamp, quoted numeric(8,2) NOT NULL, billed numeric(8,2), paid_on date);
CREATE TABLE part_used (job_id int NOT NULL REFERENCES job(id), part text NOT NULL, pieces int NOT NULL, cost_each numeric(7,2) NOT NULL);
COMMENT ON COLUMN job.kind IS 'lockout, broken key, new lock, safe';
