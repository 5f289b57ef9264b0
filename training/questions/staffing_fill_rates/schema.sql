CREATE TABLE consultants (id int PRIMARY KEY, full_name text NOT NULL, office text NOT NULL, hired_on date NOT NULL);
CREATE TABLE client_companies (id int PRIMARY KEY, name text NOT NULL, sector text NOT NULL);
CREATE TABLE vacancies (id int PRIMARY KEY, client_company_id int NOT NULL REFERENCES client_companies(id), consultant_id int NOT NULL REFERENCES consultants(id), job_title text NOT NULL, kind text NOT NULL, salary_from numeric(9,2), salary_to numeric(9,2), opened_at timestamptz NOT NULL, filled_at timestamptz, cancelled_at timestamptz);
CREATE TABLE candidates (id int PRIMARY KEY, full_name text NOT NULL, city text, source text NOT NULL, registered_at timestamptz NOT NULL);
CREATE TABLE submissions (id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies(id), candidate_id int NOT NULL REFERENCES candidates(id), submitted_at timestamptz NOT NULL, interviewed_at timestamptz, offered_at timestamptz, offer_accepted boolean);
CREATE TABLE placements (id int PRIMARY KEY, submission_id int NOT NULL UNIQUE REFERENCES submissions(id), start_date date NOT NULL, left_date date, yearly_salary numeric(9,2) NOT NULL, fee_pct numeric(4,1) NOT NULL, fee_amount numeric(9,2) NOT NULL);
CREATE TABLE fee_invoices (id int PRIMARY KEY, placement_id int NOT NULL REFERENCES placements(id), issued_on date NOT NULL, due_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
COMMENT ON COLUMN vacancies.kind IS 'permanent or interim';
