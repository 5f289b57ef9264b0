CREATE TABLE consultant (consultant_id int PRIMARY KEY, consultant_name text NOT NULL, team text NOT NULL, bonus_pct numeric(4,1) NOT NULL);
CREATE TABLE client_company (company_id int PRIMARY KEY, company_name text NOT NULL, industry text NOT NULL, since date NOT NULL);
CREATE TABLE vacancy (vacancy_id int PRIMARY KEY, company_id int NOT NULL REFERENCES client_company, consultant_id int NOT NULL REFERENCES consultant, job_title text NOT NULL, opened_on date NOT NULL, filled_on date, withdrawn_on date, yearly_salary numeric(9,2) NOT NULL, fee_pct numeric(4,1) NOT NULL);
CREATE TABLE candidate (candidate_id int PRIMARY KEY, candidate_name text NOT NULL, source text NOT NULL, registered_on date NOT NULL);
CREATE TABLE submission (submission_id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancy, candidate_id int NOT NULL REFERENCES candidate, sent_on date NOT NULL);
CREATE TABLE interview (interview_id int PRIMARY KEY, submission_id int NOT NULL REFERENCES submission, held_on date NOT NULL, round int NOT NULL, passed boolean);
CREATE TABLE placement (placement_id int PRIMARY KEY, submission_id int NOT NULL UNIQUE REFERENCES submission, offer_made_on date NOT NULL, starts_on date NOT NULL, left_on date, agreed_salary numeric(9,2) NOT NULL, fee numeric(9,2) NOT NULL, refund numeric(9,2) NOT NULL DEFAULT 0, invoice_paid_on date);
COMMENT ON COLUMN placement.fee IS 'agreed salary x fee_pct of the vacancy, without VAT';
