-- keys by name only: this system declares no foreign keys
CREATE TABLE members (
  member_no int PRIMARY KEY,
  given_name text,
  surname text,
  mobile text,
  tier text,
  enrolled date,
  home_station_id int,
  left_on date
);
CREATE TABLE stations (
  station_id int PRIMARY KEY,
  station_name text,
  road text,
  county text,
  has_car_wash boolean,
  open_24h boolean
);
CREATE TABLE fillups (
  fillup_id int PRIMARY KEY,
  member_no int,
  station_id int,
  filled_at timestamp,
  fuel text,
  litres numeric(6,2),
  amount_eur numeric(7,2),
  points_earned int
);
CREATE TABLE rewards (
  reward_id int PRIMARY KEY,
  reward_name text,
  points_cost int,
  partner text,
  valid_until date
);
CREATE TABLE redemptions (
  redemption_id int PRIMARY KEY,
  member_no int,
  reward_id int,
  redeemed_on date,
  points_spent int,
  voucher_used boolean
);
CREATE TABLE campaigns (
  campaign_id int PRIMARY KEY,
  campaign_name text,
  starts date,
  ends date,
  multiplier numeric(3,1),
  fuel text
);
