CREATE TABLE department (dept_id int PRIMARY KEY, dept_name text NOT NULL, head_count_plan int NOT NULL);
CREATE TABLE vacancy (vac_id int PRIMARY KEY, title text NOT NULL, dept_id int NOT NULL REFERENCES department, opened_on date NOT NULL, filled_on date, cancelled_on date, salary_from int NOT NULL, salary_to int NOT NULL);
CREATE TABLE job_ad (ad_id int PRIMARY KEY, vac_id int NOT NULL REFERENCES vacancy, board text NOT NULL, posted_on date NOT NULL, cost numeric(8,2) NOT NULL, views int NOT NULL);
CREATE TABLE candidate (cand_id int PRIMARY KEY, cand_name text NOT NULL, home_town text, years_experience int);
CREATE TABLE application (app_id int PRIMARY KEY, vac_id int NOT NULL REFERENCES vacancy, cand_id int NOT NULL REFERENCES candidate, ad_id int REFERENCES job_ad, applied_on date NOT NULL, interviewed_on date, offered_on date, answer text, start_on date, wished_salary int);
COMMENT ON COLUMN application.answer IS 'answer to our offer: yes or no';
COMMENT ON COLUMN application.ad_id IS 'empty for those who came without an advert';
