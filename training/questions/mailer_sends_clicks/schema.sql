CREATE TABLE lists (id int PRIMARY KEY, name text NOT NULL, created_on date NOT NULL);
CREATE TABLE subscribers (id int PRIMARY KEY, email text NOT NULL, first_name text, source text NOT NULL, signed_up_at timestamp NOT NULL, confirmed_at timestamp, unsubscribed_at timestamp, bounced boolean NOT NULL);
COMMENT ON COLUMN subscribers.confirmed_at IS 'when the confirmation link was clicked';
CREATE TABLE list_members (list_id int NOT NULL REFERENCES lists(id), subscriber_id int NOT NULL REFERENCES subscribers(id), added_on date NOT NULL, PRIMARY KEY (list_id, subscriber_id));
CREATE TABLE campaigns (id int PRIMARY KEY, name text NOT NULL, subject text NOT NULL, list_id int NOT NULL REFERENCES lists(id), author text NOT NULL, approved_by text, created_at timestamp NOT NULL, scheduled_for timestamp, sent_at timestamp, cost numeric(7,2) NOT NULL);
CREATE TABLE sends (id int PRIMARY KEY, campaign_id int NOT NULL REFERENCES campaigns(id), subscriber_id int NOT NULL REFERENCES subscribers(id), delivered boolean NOT NULL, opened_at timestamp, unsubscribed boolean NOT NULL, complained boolean NOT NULL);
COMMENT ON COLUMN sends.opened_at IS 'first opening';
CREATE TABLE clicks (id int PRIMARY KEY, send_id int NOT NULL REFERENCES sends(id), url text NOT NULL, clicked_at timestamp NOT NULL);
CREATE TABLE conversions (id int PRIMARY KEY, send_id int NOT NULL REFERENCES sends(id), bought_at timestamp NOT NULL, revenue numeric(8,2) NOT NULL);
