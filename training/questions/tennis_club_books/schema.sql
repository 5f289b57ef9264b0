CREATE TABLE member (member_no int PRIMARY KEY, surname text NOT NULL, forename text NOT NULL, category text NOT NULL, birth_year int, join_date date NOT NULL, resign_date date, email text, introduced_by int REFERENCES member);
COMMENT ON COLUMN member.category IS 'adult, junior, student, social, life';
CREATE TABLE subs_due (member_no int NOT NULL REFERENCES member, season int NOT NULL, amount numeric(7,2) NOT NULL, paid_date date, PRIMARY KEY (member_no, season));
CREATE TABLE court (court_no int PRIMARY KEY, surface text NOT NULL, floodlit boolean NOT NULL, closed_from date, closed_to date);
CREATE TABLE court_booking (booking_id int PRIMARY KEY, court_no int NOT NULL REFERENCES court, member_no int NOT NULL REFERENCES member, play_date date NOT NULL, start_hour int NOT NULL, guest_fee numeric(5,2), cancelled boolean NOT NULL);
CREATE TABLE coach (coach_id int PRIMARY KEY, name text NOT NULL, level int NOT NULL, rate numeric(6,2) NOT NULL);
CREATE TABLE lesson (lesson_id int PRIMARY KEY, coach_id int NOT NULL REFERENCES coach, member_no int NOT NULL REFERENCES member, lesson_date date NOT NULL, hours numeric(3,1) NOT NULL, charged numeric(7,2) NOT NULL, paid boolean NOT NULL);
CREATE TABLE team_match (match_id int PRIMARY KEY, team text NOT NULL, opponent text NOT NULL, match_date date NOT NULL, home boolean NOT NULL, rubbers_for int, rubbers_against int);
CREATE TABLE bar_tab (tab_id int PRIMARY KEY, member_no int REFERENCES member, opened date NOT NULL, total numeric(7,2) NOT NULL, cleared date);
