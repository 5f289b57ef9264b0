CREATE TABLE consultants (id int PRIMARY KEY, full_name text NOT NULL, office text NOT NULL, active boolean NOT NULL);
CREATE TABLE employers (id int PRIMARY KEY, registered_name text NOT NULL, hq_country text NOT NULL, industry_code text NOT NULL);
CREATE TABLE industries (code text PRIMARY KEY, label text NOT NULL);
ALTER TABLE employers ADD FOREIGN KEY (industry_code) REFERENCES industries;
CREATE TABLE vacancies (id int PRIMARY KEY, employer_id int NOT NULL REFERENCES employers, consultant_id int REFERENCES consultants, job_title text NOT NULL, contract_kind text NOT NULL CHECK (contract_kind IN ('permanent','fixed_term','temp')), remote_share int NOT NULL, salary_from int NOT NULL, salary_to int NOT NULL, opened_on date NOT NULL, filled_on date, withdrawn_on date);
CREATE TABLE candidates (id int PRIMARY KEY, full_name text NOT NULL, gender char(1) CHECK (gender IN ('f','m','d')), city text NOT NULL, highest_degree text CHECK (highest_degree IN ('BSC','MSC','PHD','VOC')), registered_on date NOT NULL);
COMMENT ON COLUMN candidates.highest_degree IS 'BSC bachelor, MSC master, PHD doctorate, VOC vocational training';
CREATE TABLE applications (id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies, candidate_id int NOT NULL REFERENCES candidates, applied_on date NOT NULL, step text NOT NULL CHECK (step IN ('SCREEN','INTERVIEW','OFFER','HIRED','REJECTED','WITHDRAWN')));
CREATE TABLE placements (id int PRIMARY KEY, application_id int NOT NULL UNIQUE REFERENCES applications, start_date date NOT NULL, fee numeric(9,2) NOT NULL, fee_paid_on date, left_early_on date);
