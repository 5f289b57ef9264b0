CREATE TABLE clubs (id int PRIMARY KEY, name text NOT NULL, city text NOT NULL, opened_on date NOT NULL);
CREATE TABLE plans (id int PRIMARY KEY, name text NOT NULL, monthly_fee numeric(7,2) NOT NULL);
CREATE TABLE members (id int PRIMARY KEY, full_name text NOT NULL, club_id int NOT NULL REFERENCES clubs, plan_id int NOT NULL REFERENCES plans, referred_by int REFERENCES members, joined_on date NOT NULL, left_on date, birth_date date);
CREATE TABLE visits (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, club_id int NOT NULL REFERENCES clubs, checked_in_at timestamp NOT NULL, minutes int NOT NULL);
CREATE TABLE fee_payments (id int PRIMARY KEY, member_id int NOT NULL REFERENCES members, due_on date NOT NULL, paid_on date, amount numeric(7,2) NOT NULL);
COMMENT ON COLUMN members.referred_by IS 'the member who brought this one in';
COMMENT ON COLUMN visits.club_id IS 'where the visit took place; not always the home club';
