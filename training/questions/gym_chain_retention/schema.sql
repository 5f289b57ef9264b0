CREATE TABLE club (club_id int PRIMARY KEY, club_name text NOT NULL, city text NOT NULL, capacity int NOT NULL);
CREATE TABLE membership_type (type_id int PRIMARY KEY, type_name text NOT NULL, monthly_fee numeric(6,2) NOT NULL, joining_fee numeric(6,2) NOT NULL);
CREATE TABLE member (member_id int PRIMARY KEY, full_name text NOT NULL, birth_year int, home_club_id int NOT NULL REFERENCES club(club_id), type_id int NOT NULL REFERENCES membership_type, joined_on date NOT NULL, left_on date, leave_reason text, referred_by int REFERENCES member(member_id));
CREATE TABLE visit (visit_id int PRIMARY KEY, member_id int NOT NULL REFERENCES member, club_id int NOT NULL REFERENCES club, entered_at timestamp NOT NULL, exited_at timestamp);
CREATE TABLE class_session (session_id int PRIMARY KEY, club_id int NOT NULL REFERENCES club, class_name text NOT NULL, coach text NOT NULL, starts_at timestamp NOT NULL, places int NOT NULL);
CREATE TABLE class_booking (session_id int NOT NULL REFERENCES class_session, member_id int NOT NULL REFERENCES member, booked_at timestamp NOT NULL, attended boolean, PRIMARY KEY (session_id, member_id));
CREATE TABLE fee_debit (debit_id int PRIMARY KEY, member_id int NOT NULL REFERENCES member, debit_date date NOT NULL, amount numeric(6,2) NOT NULL, bounced boolean NOT NULL);
