CREATE TABLE creators (
  creator_id integer PRIMARY KEY,
  display_name text,
  home_country text,
  bio text,
  joined date
);
CREATE TABLE campaigns (
  campaign_id integer PRIMARY KEY,
  creator_id integer,
  title text,
  category text,
  goal_amount numeric(10,2),
  currency text,
  launched_on date,
  ends_on date,
  state text,
  staff_pick boolean
);
CREATE TABLE reward_tiers (
  tier_id integer PRIMARY KEY,
  campaign_id integer,
  tier_name text,
  minimum_pledge numeric(8,2),
  quantity_limit integer,
  promised_delivery date
);
CREATE TABLE backers (
  backer_id integer PRIMARY KEY,
  name text,
  email text,
  country text,
  newsletter boolean
);
CREATE TABLE pledges (
  pledge_id integer PRIMARY KEY,
  campaign_id integer,
  backer_id integer,
  tier_id integer,
  amount numeric(8,2),
  pledged_at timestamp,
  cancelled_at timestamp,
  collected boolean
);
CREATE TABLE updates (
  update_id integer PRIMARY KEY,
  campaign_id integer,
  headline text,
  posted_at timestamp,
  backers_only boolean
);
CREATE TABLE shipments (
  shipment_id integer PRIMARY KEY,
  pledge_id integer,
  shipped_on date,
  delivered_on date,
  carrier text
);
CREATE TABLE comments (
  comment_id integer PRIMARY KEY,
  campaign_id integer,
  backer_id integer,
  posted_at timestamp,
  text text
);
