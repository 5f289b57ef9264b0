CREATE TABLE studio (studio_id int PRIMARY KEY, studio_name text NOT NULL, town text NOT NULL, opened_on date NOT NULL, monthly_rent numeric(8,2) NOT NULL);
CREATE TABLE tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, monthly_fee numeric(6,2) NOT NULL, min_months int NOT NULL, all_studios boolean NOT NULL);
CREATE TABLE member (member_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, gender char(1), born date, home_studio_id int NOT NULL REFERENCES studio);
CREATE TABLE membership (
  membership_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES member,
  tariff_id int NOT NULL REFERENCES tariff,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  notice_given_on date,
  ends_on date,
  sold_by text
);
CREATE TABLE check_in (check_in_id int PRIMARY KEY, member_id int NOT NULL REFERENCES member, studio_id int NOT NULL REFERENCES studio, came_at timestamp NOT NULL, left_at timestamp);
CREATE TABLE debit (debit_id int PRIMARY KEY, membership_id int NOT NULL REFERENCES membership, due_on date NOT NULL, amount numeric(6,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN debit.state IS 'collected, returned or open';
CREATE TABLE trainer (trainer_id int PRIMARY KEY, trainer_name text NOT NULL, studio_id int NOT NULL REFERENCES studio, hourly_pay numeric(5,2) NOT NULL);
CREATE TABLE pt_session (session_id int PRIMARY KEY, trainer_id int NOT NULL REFERENCES trainer, member_id int NOT NULL REFERENCES member, held_at timestamp NOT NULL, hours numeric(3,1) NOT NULL, price numeric(6,2) NOT NULL, no_show boolean NOT NULL);
COMMENT ON TABLE pt_session IS 'personal training';
