CREATE TABLE camp_weeks (id int PRIMARY KEY, camp_name varchar(60) NOT NULL, theme varchar(30) NOT NULL, location varchar(40) NOT NULL, starts_on date NOT NULL, ends_on date NOT NULL, places int NOT NULL, price numeric(7,2) NOT NULL, min_age int NOT NULL, max_age int NOT NULL, cancelled boolean NOT NULL DEFAULT false);
CREATE TABLE families (id int PRIMARY KEY, contact_name varchar(60) NOT NULL, email varchar(80), city varchar(40), country char(2) NOT NULL);
CREATE TABLE children (id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, first_name varchar(40) NOT NULL, born_on date NOT NULL, vegetarian boolean NOT NULL, can_swim boolean);
CREATE TABLE registrations (id int PRIMARY KEY, child_id int NOT NULL REFERENCES children, camp_week_id int NOT NULL REFERENCES camp_weeks, registered_at timestamp NOT NULL, state varchar(12) NOT NULL, cancelled_at timestamp, discount numeric(6,2) NOT NULL DEFAULT 0, bus boolean NOT NULL DEFAULT false, consent_form_at date);
COMMENT ON COLUMN registrations.state IS 'confirmed, waiting, cancelled';
CREATE TABLE payments (id int PRIMARY KEY, registration_id int NOT NULL REFERENCES registrations, paid_at date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE leaders (id int PRIMARY KEY, name varchar(60) NOT NULL, first_aid_until date, background_check_on date, experience_years int NOT NULL);
CREATE TABLE leader_weeks (leader_id int NOT NULL REFERENCES leaders, camp_week_id int NOT NULL REFERENCES camp_weeks, role varchar(12) NOT NULL, fee numeric(7,2), PRIMARY KEY (leader_id, camp_week_id));
CREATE TABLE survey_answers (id int PRIMARY KEY, registration_id int NOT NULL REFERENCES registrations, stars int NOT NULL, would_return boolean, comment varchar(120));
