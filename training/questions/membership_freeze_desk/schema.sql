CREATE TABLE clubs (club_id int PRIMARY KEY, club_name text NOT NULL, ladies_only boolean NOT NULL, has_pool boolean NOT NULL, ownership char(1) NOT NULL, closed_on date);
COMMENT ON COLUMN clubs.ownership IS 'O own, F franchise';
CREATE TABLE tariff (tariff_id int PRIMARY KEY, tariff_name text NOT NULL, min_months int NOT NULL, off_peak boolean NOT NULL, monthly_fee numeric(6,2) NOT NULL, on_sale boolean NOT NULL);
COMMENT ON COLUMN tariff.min_months IS '0: may be cancelled at any time';
CREATE TABLE members (
  member_no int PRIMARY KEY,
  member_name text NOT NULL,
  sex char(1) NOT NULL,
  club_id int NOT NULL REFERENCES clubs,
  tariff_id int NOT NULL REFERENCES tariff,
  mstate char(1) NOT NULL,
  student char(1) NOT NULL,
  photo_ok boolean,
  health_check_on date,
  recruited_by int REFERENCES members,
  joined_on date NOT NULL,
  notice_on date,
  ends_on date
);
COMMENT ON COLUMN members.sex IS 'f, m, d';
COMMENT ON COLUMN members.mstate IS 'A active, F frozen, N notice given, E ended, B barred';
COMMENT ON COLUMN members.student IS '1 student, 0 not';
COMMENT ON COLUMN members.photo_ok IS 'photos allowed; null never asked';
COMMENT ON COLUMN members.notice_on IS 'day the member gave notice';
CREATE TABLE freezes (freeze_id int PRIMARY KEY, member_no int NOT NULL REFERENCES members, why char(1) NOT NULL, from_day date NOT NULL, to_day date, free_of_charge boolean NOT NULL, proof_seen boolean NOT NULL);
COMMENT ON COLUMN freezes.why IS 'I illness, P pregnancy, M moved for work, T travel';
COMMENT ON COLUMN freezes.to_day IS 'null: open-ended';
CREATE TABLE dues (due_id int PRIMARY KEY, member_no int NOT NULL REFERENCES members, month date NOT NULL, amount numeric(6,2) NOT NULL, how char(1) NOT NULL, outcome char(1) NOT NULL, paid_on date, fee_added numeric(5,2) NOT NULL);
COMMENT ON COLUMN dues.how IS 'D direct debit, C card, B bar (cash)';
COMMENT ON COLUMN dues.outcome IS 'P paid, R returned by the bank, O open, W waived';
CREATE TABLE visits (visit_id int PRIMARY KEY, member_no int NOT NULL REFERENCES members, club_id int NOT NULL REFERENCES clubs, came_at timestamptz NOT NULL, guest_brought smallint NOT NULL);
