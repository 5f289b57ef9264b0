CREATE TABLE employers (employer_id int PRIMARY KEY, company text NOT NULL, branch_of_trade text NOT NULL, city text NOT NULL, contact_person text, margin_pct numeric(4,1) NOT NULL);
CREATE TABLE workers (worker_id int PRIMARY KEY, name text NOT NULL, born date, phone text, registered_on date NOT NULL, has_car boolean NOT NULL, visa_until date, blacklisted boolean NOT NULL DEFAULT false);
CREATE TABLE skills (skill_id int PRIMARY KEY, skill text NOT NULL);
CREATE TABLE worker_skills (worker_id int REFERENCES workers, skill_id int REFERENCES skills, certified_until date, PRIMARY KEY (worker_id, skill_id));
CREATE TABLE assignments (assignment_id int PRIMARY KEY, employer_id int NOT NULL REFERENCES employers, skill_id int NOT NULL REFERENCES skills, heads_wanted int NOT NULL, start_on date NOT NULL, end_on date, requested_on date NOT NULL, pay_rate numeric(6,2) NOT NULL, bill_rate numeric(6,2) NOT NULL);
COMMENT ON TABLE assignments IS 'an order of an employer for one kind of worker';
CREATE TABLE placements (placement_id int PRIMARY KEY, assignment_id int NOT NULL REFERENCES assignments, worker_id int NOT NULL REFERENCES workers, from_date date NOT NULL, to_date date, ended_because text);
CREATE TABLE timesheets (timesheet_id int PRIMARY KEY, placement_id int NOT NULL REFERENCES placements, week_start date NOT NULL, hours numeric(5,2) NOT NULL, overtime_hours numeric(5,2) NOT NULL DEFAULT 0, approved_on date, invoiced_on date);
