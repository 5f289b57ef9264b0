CREATE TABLE advertisers (
  advertiser_id int PRIMARY KEY,
  brand text NOT NULL,
  sector text NOT NULL,
  agency text, -- media agency that books for the brand; empty if it books itself
  since date NOT NULL
);
CREATE TABLE towns (town_id int PRIMARY KEY, town text NOT NULL, inhabitants int NOT NULL);
CREATE TABLE panels (
  panel_code text PRIMARY KEY,
  town_id int NOT NULL REFERENCES towns,
  street text NOT NULL,
  format text NOT NULL, -- 48-sheet, 6-sheet, digital
  lit boolean NOT NULL,
  weekly_list_price numeric(8,2) NOT NULL,
  weekly_site_rent numeric(8,2) NOT NULL, -- what we pay the landowner
  daily_passers int NOT NULL,
  installed_on date NOT NULL,
  dismantled_on date
);
CREATE TABLE sales_people (person_id int PRIMARY KEY, name text NOT NULL, monthly_target numeric(9,2) NOT NULL);
CREATE TABLE campaigns (
  campaign_no int PRIMARY KEY,
  advertiser_id int NOT NULL REFERENCES advertisers,
  sold_by int NOT NULL REFERENCES sales_people,
  title text NOT NULL,
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  agreed_budget numeric(10,2) NOT NULL,
  invoiced numeric(10,2) NOT NULL,
  received numeric(10,2) NOT NULL,
  stage text NOT NULL -- offer, signed, running, finished, called off
);
CREATE TABLE bookings (
  campaign_no int NOT NULL REFERENCES campaigns,
  panel_code text NOT NULL REFERENCES panels,
  from_week date NOT NULL, -- Monday
  weeks int NOT NULL,
  weekly_price numeric(8,2) NOT NULL,
  posted_at timestamp,
  photo_taken_at timestamp,
  PRIMARY KEY (campaign_no, panel_code, from_week)
);
COMMENT ON COLUMN bookings.posted_at IS 'when the poster went up';
COMMENT ON COLUMN bookings.photo_taken_at IS 'proof photo for the client';
CREATE TABLE complaints (
  complaint_no int PRIMARY KEY,
  panel_code text NOT NULL REFERENCES panels,
  reported_on date NOT NULL,
  kind text NOT NULL, -- vandalised, dark, content, loose
  fixed_on date
);
