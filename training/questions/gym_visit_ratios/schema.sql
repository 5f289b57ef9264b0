CREATE TABLE clubs (club_id int PRIMARY KEY, club text NOT NULL, square_m int NOT NULL);
CREATE TABLE tariffs (tariff_id int PRIMARY KEY, tariff text NOT NULL, monthly_fee numeric(5,2) NOT NULL, min_months int NOT NULL);
CREATE TABLE members (member_id int PRIMARY KEY, fname text NOT NULL, lname text NOT NULL, home_club int NOT NULL REFERENCES clubs, tariff_id int NOT NULL REFERENCES tariffs, joined_on date NOT NULL, notice_on date, left_on date, brought_by int REFERENCES members);
COMMENT ON COLUMN members.brought_by IS 'member who recruited this one';
CREATE TABLE checkins (checkin_id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, club_id int NOT NULL REFERENCES clubs, in_at timestamp NOT NULL, out_at timestamp);
CREATE TABLE classes (class_id int PRIMARY KEY, club_id int NOT NULL REFERENCES clubs, class_name text NOT NULL, coach text NOT NULL, held_at timestamp NOT NULL, spots int NOT NULL);
CREATE TABLE class_bookings (class_id int NOT NULL REFERENCES classes, member_id int NOT NULL REFERENCES members, attended boolean, PRIMARY KEY (class_id, member_id));
CREATE TABLE fee_runs (member_id int NOT NULL REFERENCES members, fee_month date NOT NULL, charged numeric(5,2) NOT NULL, bounced boolean NOT NULL, PRIMARY KEY (member_id, fee_month));
