CREATE TABLE restaurants (restaurant_id int PRIMARY KEY, restaurant_name text NOT NULL, city text NOT NULL, michelin_stars int NOT NULL, client_since date NOT NULL);
CREATE TABLE recruiters (recruiter_id int PRIMARY KEY, recruiter_name text NOT NULL, team text NOT NULL, started_on date NOT NULL);
CREATE TABLE vacancies (vacancy_id int PRIMARY KEY, restaurant_id int NOT NULL REFERENCES restaurants, recruiter_id int REFERENCES recruiters, position text NOT NULL, salary_from numeric(8,2), salary_to numeric(8,2), opened_on date NOT NULL, closed_on date, close_reason text);
COMMENT ON COLUMN vacancies.close_reason IS 'filled or withdrawn';
CREATE TABLE candidates (candidate_id int PRIMARY KEY, candidate_name text NOT NULL, city text NOT NULL, years_experience int NOT NULL, expected_salary numeric(8,2), available_from date, source text NOT NULL, registered_on date NOT NULL);
CREATE TABLE applications (application_id int PRIMARY KEY, vacancy_id int NOT NULL REFERENCES vacancies, candidate_id int NOT NULL REFERENCES candidates, applied_on date NOT NULL, stage text NOT NULL);
COMMENT ON COLUMN applications.stage IS 'new, interview, trial shift, offer, hired, rejected';
CREATE TABLE interviews (interview_id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, held_at timestamp NOT NULL, interviewer text NOT NULL, score int);
CREATE TABLE placements (placement_id int PRIMARY KEY, application_id int NOT NULL REFERENCES applications, start_date date NOT NULL, agreed_salary numeric(8,2) NOT NULL, agency_fee numeric(8,2) NOT NULL, fee_paid_on date, left_on date);
