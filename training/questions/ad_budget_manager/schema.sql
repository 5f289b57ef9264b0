CREATE TABLE client (client_id int PRIMARY KEY, client_name text NOT NULL, account_manager text NOT NULL, monthly_fee numeric(8,2) NOT NULL);
CREATE TABLE campaign (campaign_id int PRIMARY KEY, client_id int NOT NULL REFERENCES client, campaign_name text NOT NULL, network text NOT NULL, goal text NOT NULL, daily_budget numeric(8,2) NOT NULL, total_budget numeric(10,2), starts date NOT NULL, ends date, paused_on date);
CREATE TABLE ad (ad_id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaign, headline text NOT NULL, format text NOT NULL, submitted_on date NOT NULL, approved_on date, rejected_on date);
CREATE TABLE ad_day (ad_id int NOT NULL REFERENCES ad, day date NOT NULL, impressions int NOT NULL, clicks int NOT NULL, conversions int NOT NULL, spend numeric(8,2) NOT NULL, conv_value numeric(9,2) NOT NULL, PRIMARY KEY (ad_id, day));
COMMENT ON TABLE ad_day IS 'one row per ad and day it was shown';
CREATE TABLE client_invoice (inv text PRIMARY KEY, client_id int NOT NULL REFERENCES client, period_month date NOT NULL, media_cost numeric(10,2) NOT NULL, agency_fee numeric(10,2) NOT NULL, total_net numeric(10,2) NOT NULL, sent_on date NOT NULL, paid_on date);
COMMENT ON COLUMN client_invoice.total_net IS 'media_cost + agency_fee';
