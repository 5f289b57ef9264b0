CREATE TABLE membership_class (
  class_code char(2) PRIMARY KEY,
  class_name text NOT NULL,
  yearly_fee numeric(8,2) NOT NULL
);
CREATE TABLE member (
  member_no int PRIMARY KEY,
  given_name text NOT NULL,
  family_name text NOT NULL,
  gender char(1) NOT NULL,
  born date NOT NULL,
  class_code char(2) NOT NULL REFERENCES membership_class(class_code),
  joined date NOT NULL,
  resigned date,
  swim_test date,
  is_coach boolean NOT NULL,
  photo_consent char(1) NOT NULL
);
CREATE TABLE subscription (
  sub_id int PRIMARY KEY,
  member_no int NOT NULL REFERENCES member(member_no),
  season int NOT NULL,
  invoiced date NOT NULL,
  due date NOT NULL,
  paid date,
  method char(2),
  amount numeric(8,2) NOT NULL
);
CREATE TABLE boat (
  boat_id int PRIMARY KEY,
  boat_name text NOT NULL,
  boat_type text NOT NULL,
  seats int NOT NULL,
  condition char(1) NOT NULL,
  owner char(1) NOT NULL,
  bought date NOT NULL,
  sold date
);
CREATE TABLE outing (
  outing_id int PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boat(boat_id),
  cox_no int REFERENCES member(member_no),
  reserved_on date NOT NULL,
  went_out timestamp,
  came_back timestamp,
  state char(1) NOT NULL,
  km numeric(5,1)
);
CREATE TABLE outing_crew (
  outing_id int NOT NULL REFERENCES outing(outing_id),
  member_no int NOT NULL REFERENCES member(member_no),
  seat int NOT NULL,
  PRIMARY KEY (outing_id, member_no)
);
CREATE TABLE damage (
  damage_id int PRIMARY KEY,
  boat_id int NOT NULL REFERENCES boat(boat_id),
  reported_by int NOT NULL REFERENCES member(member_no),
  reported date NOT NULL,
  severity int NOT NULL,
  repaired date,
  cost numeric(8,2)
);
CREATE TABLE race_entry (
  entry_id int PRIMARY KEY,
  regatta text NOT NULL,
  race_day date NOT NULL,
  member_no int NOT NULL REFERENCES member(member_no),
  event_class char(3) NOT NULL,
  entered date NOT NULL,
  result text NOT NULL,
  place int
);
COMMENT ON COLUMN member.gender IS 'F, M or D (diverse)';
COMMENT ON COLUMN member.resigned IS 'null while a member';
COMMENT ON COLUMN member.swim_test IS 'day the swimming test was passed';
COMMENT ON COLUMN member.photo_consent IS 'Y or N';
COMMENT ON COLUMN subscription.method IS 'DD direct debit, BT bank transfer, CS cash; null until paid';
COMMENT ON COLUMN boat.condition IS 'A race ready, B fine for training, C needs work, X out of use';
COMMENT ON COLUMN boat.owner IS 'C club, P private';
COMMENT ON COLUMN outing.state IS 'R reserved, O on the water, B back, C cancelled';
COMMENT ON COLUMN damage.severity IS '1 cosmetic, 2 limits use, 3 boat must not go out';
COMMENT ON COLUMN race_entry.event_class IS 'JUN junior, SEN senior, MAS masters';
COMMENT ON COLUMN race_entry.result IS 'FIN finished, DNS did not start, DNF did not finish, DSQ disqualified, WDN withdrawn before race day, PEN race still to come';
