CREATE TABLE exhibitor (
  exh_no integer PRIMARY KEY,
  exh_name text NOT NULL,
  parish text NOT NULL,
  junior boolean NOT NULL,
  member_since date
);
COMMENT ON COLUMN exhibitor.member_since IS 'empty for people who are not members of the society';
CREATE TABLE section (
  sec_code text PRIMARY KEY,
  sec_title text NOT NULL,
  steward text NOT NULL
);
CREATE TABLE class (
  class_no integer PRIMARY KEY,
  sec_code text NOT NULL REFERENCES section(sec_code),
  class_title text NOT NULL,
  entry_fee numeric(5,2) NOT NULL,
  first_prize numeric(6,2) NOT NULL,
  second_prize numeric(6,2) NOT NULL,
  third_prize numeric(6,2) NOT NULL
);
CREATE TABLE judge (
  judge_id integer PRIMARY KEY,
  judge_name text NOT NULL,
  travel_cost numeric(6,2) NOT NULL
);
CREATE TABLE entry (
  entry_no integer PRIMARY KEY,
  fair_year integer NOT NULL,
  class_no integer NOT NULL REFERENCES class(class_no),
  exh_no integer NOT NULL REFERENCES exhibitor(exh_no),
  judge_id integer REFERENCES judge(judge_id),
  entered_on date NOT NULL,
  fee_paid_on date,
  brought boolean NOT NULL,
  points integer,
  place integer,
  sold_for numeric(7,2)
);
COMMENT ON COLUMN entry.brought IS 'false when the exhibit never came to the fair';
COMMENT ON COLUMN entry.place IS '1, 2 or 3; empty without a place';
COMMENT ON COLUMN entry.sold_for IS 'price in the auction after the fair, empty when not sold';
CREATE TABLE cup (
  cup_id integer PRIMARY KEY,
  cup_name text NOT NULL,
  given_by integer REFERENCES exhibitor(exh_no),
  since_year integer NOT NULL
);
CREATE TABLE cup_winner (
  cup_id integer NOT NULL REFERENCES cup(cup_id),
  fair_year integer NOT NULL,
  exh_no integer NOT NULL REFERENCES exhibitor(exh_no),
  PRIMARY KEY (cup_id, fair_year)
);
