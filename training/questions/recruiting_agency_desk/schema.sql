CREATE TABLE companies (company_id int PRIMARY KEY, company_name text NOT NULL, industry text NOT NULL, city text NOT NULL);
CREATE TABLE consultants (consultant_id int PRIMARY KEY, consultant_name text NOT NULL, team text NOT NULL, yearly_target numeric(9,2) NOT NULL);
CREATE TABLE vacancies (vacancy_id int PRIMARY KEY, company_id int NOT NULL REFERENCES companies, consultant_id int NOT NULL REFERENCES consultants, job_title text NOT NULL, opened_on date NOT NULL, closed_on date, salary_from int NOT NULL, salary_to int NOT NULL, remote boolean NOT NULL);
CREATE TABLE candidates (candidate_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, current_city text, wanted_salary int, registered_on date NOT NULL, source text NOT NULL);
CREATE TABLE applications (application_id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies, candidate_id int NOT NULL REFERENCES candidates, sent_on date NOT NULL, stage text NOT NULL, rejected_reason text);
CREATE TABLE interviews (interview_id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, held_at timestamp NOT NULL, round int NOT NULL, feedback_score int);
CREATE TABLE placements (placement_id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, starts_on date NOT NULL, agreed_salary int NOT NULL, fee numeric(9,2) NOT NULL, invoiced_on date, paid_on date, left_early boolean NOT NULL);
COMMENT ON COLUMN applications.stage IS 'sent, interview, offer, hired, rejected';
