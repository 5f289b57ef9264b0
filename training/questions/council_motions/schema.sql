CREATE TABLE party (party_id int PRIMARY KEY, abbr text NOT NULL, full_name text NOT NULL);
CREATE TABLE member (member_id int PRIMARY KEY, member_name text NOT NULL, party_id int REFERENCES party, district text NOT NULL, seat_from date NOT NULL, seat_to date);
CREATE TABLE sitting (sitting_id int PRIMARY KEY, sat_on date NOT NULL, opened_at time NOT NULL, closed_at time, public_guests int);
CREATE TABLE motion (motion_id int PRIMARY KEY, motion_no text NOT NULL, title text NOT NULL, moved_by int NOT NULL REFERENCES member(member_id), seconded_by int REFERENCES member(member_id), tabled_on date NOT NULL, topic text NOT NULL, budget_effect numeric(12,2), sitting_id int REFERENCES sitting, result text);
COMMENT ON COLUMN motion.result IS 'carried, lost, withdrawn; null if not decided';
COMMENT ON COLUMN motion.sitting_id IS 'sitting that decided it';
CREATE TABLE ballot (motion_id int NOT NULL REFERENCES motion, member_id int NOT NULL REFERENCES member, cast_vote text NOT NULL, PRIMARY KEY (motion_id, member_id));
COMMENT ON COLUMN ballot.cast_vote IS 'for, against, abstain, absent';
CREATE TABLE follow_up (fu_id int PRIMARY KEY, motion_id int NOT NULL REFERENCES motion, task text NOT NULL, office text NOT NULL, due_on date NOT NULL, done_on date);
