CREATE TABLE lk_visa_class (class_code char(2) PRIMARY KEY, class_text text NOT NULL, fee_eur numeric(6,2) NOT NULL, target_days int NOT NULL);
CREATE TABLE lk_step (step_code smallint PRIMARY KEY, step_text text NOT NULL);
CREATE TABLE lk_refusal (refusal_code varchar(3) PRIMARY KEY, refusal_text text NOT NULL);
CREATE TABLE post (post_code char(3) PRIMARY KEY, post_city text NOT NULL, post_country text NOT NULL, counters int NOT NULL);
CREATE TABLE officer (officer_no int PRIMARY KEY, surname text NOT NULL, post_code char(3) NOT NULL REFERENCES post, seconded_until date);
CREATE TABLE applicant (applicant_no int PRIMARY KEY, given_names text NOT NULL, surname text NOT NULL, nationality text NOT NULL, date_of_birth date NOT NULL, passport_expiry date, watch_listed boolean NOT NULL DEFAULT false);
CREATE TABLE application (application_no int PRIMARY KEY, applicant_no int NOT NULL REFERENCES applicant, post_code char(3) NOT NULL REFERENCES post, class_code char(2) NOT NULL REFERENCES lk_visa_class, lodged_on date NOT NULL, step_code smallint NOT NULL REFERENCES lk_step, officer_no int REFERENCES officer, decided_on date, refusal_code varchar(3) REFERENCES lk_refusal, stay_days int, fee_waived boolean NOT NULL DEFAULT false);
CREATE TABLE appointment (appointment_no int PRIMARY KEY, application_no int NOT NULL REFERENCES application, slot_at timestamptz NOT NULL, kept boolean);
CREATE TABLE missing_paper (application_no int REFERENCES application, paper text, asked_on date NOT NULL, received_on date, PRIMARY KEY (application_no, paper));
