CREATE TABLE club_sites (site_code text PRIMARY KEY, site text NOT NULL, has_pool boolean NOT NULL);
CREATE TABLE membership_types (mtype text PRIMARY KEY, joining_fee numeric(6,2) NOT NULL, per_month numeric(6,2) NOT NULL, off_peak boolean NOT NULL);
CREATE TABLE members (member_no int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, sex char(1) NOT NULL, born int NOT NULL, site_code text NOT NULL REFERENCES club_sites, mtype text NOT NULL REFERENCES membership_types, joined_on date NOT NULL, cancelled_on date, cancel_reason text, frozen_until date);
CREATE TABLE debit_runs (debit_id int PRIMARY KEY, member_no int NOT NULL REFERENCES members, debit_date date NOT NULL, amount numeric(6,2) NOT NULL, returned boolean NOT NULL);
CREATE TABLE swipes (swipe_id int PRIMARY KEY, member_no int NOT NULL REFERENCES members, site_code text NOT NULL REFERENCES club_sites, swiped_at timestamp NOT NULL);
CREATE TABLE trainers (trainer_id int PRIMARY KEY, trainer_name text NOT NULL, site_code text NOT NULL REFERENCES club_sites);
CREATE TABLE pt_sessions (session_id int PRIMARY KEY, trainer_id int NOT NULL REFERENCES trainers, member_no int NOT NULL REFERENCES members, session_at timestamp NOT NULL, price numeric(6,2) NOT NULL, attended boolean);
