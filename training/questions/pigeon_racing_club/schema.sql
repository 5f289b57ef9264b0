CREATE TABLE member (
  member_no int PRIMARY KEY,
  name text NOT NULL,
  village text NOT NULL,
  birthdate date NOT NULL,
  member_since date NOT NULL,
  member_until date
);
CREATE TABLE bird (
  ring text PRIMARY KEY,
  breeder_no int NOT NULL REFERENCES member(member_no),
  owner_no int NOT NULL REFERENCES member(member_no),
  sex text NOT NULL,
  hatched_on date NOT NULL,
  ringed_on date NOT NULL,
  sold_on date,
  sale_price numeric(8,2),
  died_on date
);
CREATE TABLE race (
  race_no int PRIMARY KEY,
  release_point text NOT NULL,
  distance_km int NOT NULL,
  planned_release timestamp NOT NULL,
  actual_release timestamp,
  entry_closes date NOT NULL,
  entry_fee numeric(6,2) NOT NULL,
  prize_money numeric(8,2) NOT NULL,
  steward_no int REFERENCES member(member_no)
);
CREATE TABLE race_entry (
  entry_no int PRIMARY KEY,
  race_no int NOT NULL REFERENCES race(race_no),
  ring text NOT NULL REFERENCES bird(ring),
  entered_by int NOT NULL REFERENCES member(member_no),
  entered_on date NOT NULL,
  fee_paid_on date,
  home_at timestamp,
  prize numeric(8,2)
);
CREATE TABLE vet_check (
  check_no int PRIMARY KEY,
  ring text NOT NULL REFERENCES bird(ring),
  vet text NOT NULL,
  due_on date NOT NULL,
  checked_on date,
  valid_until date,
  cost numeric(6,2)
);
CREATE TABLE yearly_due (
  due_no int PRIMARY KEY,
  member_no int NOT NULL REFERENCES member(member_no),
  for_year int NOT NULL,
  billed_on date NOT NULL,
  payable_by date NOT NULL,
  paid_on date,
  amount numeric(7,2) NOT NULL
);
CREATE TABLE loft_inspection (
  inspection_no int PRIMARY KEY,
  member_no int NOT NULL REFERENCES member(member_no),
  inspector_no int NOT NULL REFERENCES member(member_no),
  arranged_for timestamp NOT NULL,
  inspected_at timestamp,
  result text
);
COMMENT ON COLUMN bird.sex IS 'cock, hen';
COMMENT ON COLUMN loft_inspection.result IS 'good, fair, poor';
