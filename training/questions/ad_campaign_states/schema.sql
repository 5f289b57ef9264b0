CREATE TABLE advertisers (
  advertiser_id int PRIMARY KEY,
  brand text NOT NULL,
  agency_managed boolean NOT NULL,
  credit_status text NOT NULL CHECK (credit_status IN ('ok','watch','hold')),
  industry text NOT NULL
);
CREATE TABLE campaigns (
  campaign_id int PRIMARY KEY,
  advertiser_id int NOT NULL REFERENCES advertisers,
  title text NOT NULL,
  goal char(3) NOT NULL,            -- 'AWR' awareness, 'TRF' traffic, 'SAL' sales, 'APP' app installs
  status char(1) NOT NULL,          -- 'D' draft, 'R' under review, 'L' live, 'P' paused, 'F' finished, 'X' rejected
  bid_type char(3) NOT NULL,        -- 'cpm' per thousand views, 'cpc' per click, 'cpa' per sale
  evergreen boolean NOT NULL,       -- no end date planned
  created_on date NOT NULL,
  start_on date,
  end_on date,
  budget numeric(10,2) NOT NULL,
  daily_cap numeric(8,2),           -- null: no cap
  owner_id int NOT NULL,
  approver_id int
);
CREATE TABLE team (
  member_id int PRIMARY KEY,
  member_name text NOT NULL,
  gender char(1) NOT NULL,          -- 'w','m'
  seniority int NOT NULL,           -- 1 junior, 2 mid, 3 senior, 4 lead
  freelance boolean NOT NULL,
  left_on date
);
ALTER TABLE campaigns ADD FOREIGN KEY (owner_id) REFERENCES team (member_id);
ALTER TABLE campaigns ADD FOREIGN KEY (approver_id) REFERENCES team (member_id);
CREATE TABLE creatives (
  creative_id int PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES campaigns,
  media char(1) NOT NULL,           -- 'V' video, 'I' still image, 'T' text, 'A' audio
  policy char(1) NOT NULL,          -- 'O' passed, 'F' failed, 'W' waiting
  ai_made smallint NOT NULL,        -- 1 made by a machine
  retired_on date
);
CREATE TABLE daily_stats (
  campaign_id int NOT NULL REFERENCES campaigns,
  day date NOT NULL,
  network char(2) NOT NULL,         -- 'SE' search, 'SO' social, 'DI' display, 'TV' connected tv
  views int NOT NULL,
  clicks int NOT NULL,
  orders int NOT NULL,
  spend numeric(8,2) NOT NULL,
  order_value numeric(9,2) NOT NULL,
  PRIMARY KEY (campaign_id, day, network)
);
CREATE TABLE insertion_bills (
  bill_no int PRIMARY KEY,
  advertiser_id int NOT NULL REFERENCES advertisers,
  month date NOT NULL,
  sent_on date,
  paid_on date,
  disputed boolean NOT NULL,
  amount numeric(10,2) NOT NULL
);
