CREATE TABLE advertiser (
  adv_id integer PRIMARY KEY,
  adv_name text NOT NULL,
  branch text NOT NULL,
  country text NOT NULL,
  prepaid_balance numeric(10,2) NOT NULL
);
CREATE TABLE campaign (
  camp_id integer PRIMARY KEY,
  adv_id integer NOT NULL REFERENCES advertiser,
  camp_name text NOT NULL,
  pricing text NOT NULL,
  rate numeric(7,3) NOT NULL,
  daily_budget numeric(9,2) NOT NULL,
  total_budget numeric(10,2) NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  paused boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN campaign.pricing IS 'CPC = price per click, CPM = price per thousand impressions, CPA = price per conversion';
CREATE TABLE publisher (
  pub_id integer PRIMARY KEY,
  site text NOT NULL,
  topic text NOT NULL,
  country text NOT NULL,
  rev_share_pct numeric(4,1) NOT NULL,
  blocked_on date
);
COMMENT ON COLUMN publisher.rev_share_pct IS 'share of the ad spend that goes to the site';
CREATE TABLE banner (
  banner_id integer PRIMARY KEY,
  camp_id integer NOT NULL REFERENCES campaign,
  headline text NOT NULL,
  format text NOT NULL,
  uploaded_on date NOT NULL,
  approved_on date
);
CREATE TABLE daily_stats (
  stat_day date NOT NULL,
  banner_id integer NOT NULL REFERENCES banner,
  pub_id integer NOT NULL REFERENCES publisher,
  impressions integer NOT NULL,
  clicks integer NOT NULL,
  conversions integer NOT NULL,
  spend numeric(9,2) NOT NULL,
  PRIMARY KEY (stat_day, banner_id, pub_id)
);
COMMENT ON COLUMN daily_stats.spend IS 'what the advertiser is charged for the row';
CREATE TABLE payout (
  payout_id integer PRIMARY KEY,
  pub_id integer NOT NULL REFERENCES publisher,
  for_month date NOT NULL,
  amount numeric(9,2) NOT NULL,
  requested_on date NOT NULL,
  paid_on date
);
