CREATE TABLE branch (
  branch_id int PRIMARY KEY,
  branch_name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE member (
  member_id int PRIMARY KEY,
  full_name text NOT NULL,
  email text,
  home_branch_id int NOT NULL REFERENCES branch,
  level text NOT NULL,
  joined_on date NOT NULL,
  referred_by int REFERENCES member(member_id)
);
CREATE TABLE pet (
  pet_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES member,
  pet_name text NOT NULL,
  species text NOT NULL,
  birthday date,
  passed_away_on date
);
CREATE TABLE shopping_trip (
  trip_id int PRIMARY KEY,
  member_id int NOT NULL REFERENCES member,
  branch_id int NOT NULL REFERENCES branch,
  visited_at timestamp NOT NULL,
  basket_total numeric(7,2) NOT NULL,
  pawprints_earned int NOT NULL
);
CREATE TABLE offer (
  offer_id int PRIMARY KEY,
  headline text NOT NULL,
  for_species text,
  pawprints_price int,
  opens date NOT NULL,
  closes date NOT NULL
);
CREATE TABLE offer_send (
  offer_id int REFERENCES offer,
  member_id int REFERENCES member,
  sent_on date NOT NULL,
  opened_on date,
  used_on date,
  PRIMARY KEY (offer_id, member_id)
);
COMMENT ON COLUMN offer.for_species IS 'Empty when the offer is for every kind of pet';
COMMENT ON COLUMN offer.pawprints_price IS 'Pawprints the member pays; empty for free offers';
COMMENT ON COLUMN member.referred_by IS 'Member who brought this one in';
