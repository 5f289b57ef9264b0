CREATE TABLE brand (id int PRIMARY KEY, name text NOT NULL, industry text NOT NULL, contact_person text);
CREATE TABLE creator (id int PRIMARY KEY, handle text NOT NULL, real_name text NOT NULL, home_country text NOT NULL, niche text NOT NULL, joined_on date NOT NULL, blocked boolean NOT NULL);
CREATE TABLE channel (id int PRIMARY KEY, creator_id int NOT NULL REFERENCES creator(id), network text NOT NULL, followers int NOT NULL, followers_a_year_ago int, opened_on date NOT NULL);
COMMENT ON COLUMN channel.network IS 'Piccy, Vidly, Shortz';
CREATE TABLE manager (id int PRIMARY KEY, name text NOT NULL);
COMMENT ON TABLE manager IS 'our own people';
CREATE TABLE campaign (
  id int PRIMARY KEY, brand_id int NOT NULL REFERENCES brand(id), name text NOT NULL, led_by int NOT NULL REFERENCES manager(id), reviewed_by int REFERENCES manager(id),
  briefed_on date NOT NULL, live_from date NOT NULL, live_until date NOT NULL, brand_budget numeric(10,2) NOT NULL, our_fee numeric(9,2) NOT NULL
);
COMMENT ON COLUMN campaign.brand_budget IS 'for creators; our fee comes on top';
CREATE TABLE assignment (
  id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaign(id), channel_id int NOT NULL REFERENCES channel(id), invited_on date NOT NULL, answered_on date, answer text,
  asked_fee numeric(8,2), agreed_fee numeric(8,2), draft_due date, draft_sent_on date, approved_on date, posted_at timestamptz, fee_paid_on date
);
COMMENT ON COLUMN assignment.answer IS 'yes, no; empty while we wait';
CREATE TABLE post_stats (assignment_id int PRIMARY KEY REFERENCES assignment(id), views int NOT NULL, likes int NOT NULL, comments int NOT NULL, saves int NOT NULL, clicks int NOT NULL, orders int NOT NULL, order_value numeric(10,2) NOT NULL, measured_on date NOT NULL);
COMMENT ON COLUMN post_stats.orders IS 'orders in the shop of the brand with the code of the creator';
