CREATE TABLE subscribers (
  id int PRIMARY KEY,
  email text NOT NULL,
  first_name text,
  gender char(1),                 -- 'f', 'm' or null
  lang char(2) NOT NULL,
  status char(1) NOT NULL,        -- 'P' pending, 'C' confirmed, 'U' unsubscribed, 'B' bounced
  mail_format smallint NOT NULL,  -- 0 plain text, 1 html
  source text NOT NULL,           -- 'chk' checkout, 'pop' popup, 'imp' imported, 'ref' friend
  signed_up_on date NOT NULL,
  confirmed_on date,
  unsubscribed_on date
);
CREATE TABLE lists (
  id int PRIMARY KEY,
  title text NOT NULL,
  public boolean NOT NULL,
  cadence char(1) NOT NULL        -- d daily, w weekly, m monthly
);
CREATE TABLE list_members (
  list_id int NOT NULL REFERENCES lists(id),
  subscriber_id int NOT NULL REFERENCES subscribers(id),
  muted boolean NOT NULL,
  PRIMARY KEY (list_id, subscriber_id)
);
CREATE TABLE campaigns (
  id int PRIMARY KEY,
  list_id int NOT NULL REFERENCES lists(id),
  subject text NOT NULL,
  kind char(3) NOT NULL,          -- 'PRO' promotion, 'NWS' news, 'TRX' service notice
  state int NOT NULL,             -- 0 draft, 1 scheduled, 2 sent, 9 aborted
  is_test boolean NOT NULL,
  created_on date NOT NULL,
  scheduled_for date,
  sent_on date,
  cost_cents int NOT NULL
);
CREATE TABLE deliveries (
  campaign_id int NOT NULL REFERENCES campaigns(id),
  subscriber_id int NOT NULL REFERENCES subscribers(id),
  bounce char(1),                 -- 'H' hard, 'S' soft, null delivered
  opened_at timestamptz,
  clicked_at timestamptz,
  complained boolean NOT NULL,    -- pressed the spam button
  PRIMARY KEY (campaign_id, subscriber_id)
);
CREATE TABLE coupons (
  code text PRIMARY KEY,
  campaign_id int NOT NULL REFERENCES campaigns(id),
  discount_type char(1) NOT NULL, -- P percent, F fixed amount in euros
  value numeric(6,2) NOT NULL,
  single_use boolean NOT NULL,
  valid_to date NOT NULL,
  redeemed_on date
);
