CREATE TABLE plan (id int PRIMARY KEY, name text NOT NULL, monthly_cents int NOT NULL, min_months int NOT NULL);
CREATE TABLE member (id int PRIMARY KEY, name text NOT NULL, birth_year int NOT NULL, gender text, phone text, joined date NOT NULL, referred_by int REFERENCES member);
CREATE TABLE contract (id int PRIMARY KEY, member_id int NOT NULL REFERENCES member, plan_id int NOT NULL REFERENCES plan, starts date NOT NULL, notice_given date, ends date);
CREATE TABLE dues (id int PRIMARY KEY, contract_id int NOT NULL REFERENCES contract, due_month date NOT NULL, amount_cents int NOT NULL, paid_on date, bounced int NOT NULL DEFAULT 0);
CREATE TABLE coach (id int PRIMARY KEY, name text NOT NULL, licence_until date);
CREATE TABLE class (id int PRIMARY KEY, title text NOT NULL, coach_id int NOT NULL REFERENCES coach, held_at timestamp NOT NULL, places int NOT NULL);
CREATE TABLE attendance (class_id int NOT NULL REFERENCES class, member_id int NOT NULL REFERENCES member, showed_up int NOT NULL, PRIMARY KEY (class_id, member_id));
COMMENT ON COLUMN dues.bounced IS '1 = direct debit came back';
COMMENT ON COLUMN attendance.showed_up IS '1 = came, 0 = booked but stayed away';
