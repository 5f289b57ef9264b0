CREATE TABLE subscriber_dim (subscriber_id int PRIMARY KEY, first_name text, last_name text, city text, acquired_via text, joined_on date);
CREATE TABLE roast_dim (roast_id int PRIMARY KEY, roast_name text, origin_country text, roast_level text, is_decaf boolean, green_cost_per_kg numeric(6,2));
CREATE TABLE subscription_event (event_id int PRIMARY KEY, subscriber_id int, event_type text, occurred_at timestamptz, from_plan text, to_plan text, reason text);
CREATE TABLE shipment_fact (shipment_id int PRIMARY KEY, subscriber_id int, roast_id int, shipped_on date, bags int, grams int, charged_gbp numeric(7,2), postage_gbp numeric(5,2), carrier text, delivered_on date);
CREATE TABLE rating_fact (rating_id int PRIMARY KEY, subscriber_id int, roast_id int, rated_on date, stars int, comment text);
CREATE TABLE email_event (email_event_id int PRIMARY KEY, subscriber_id int, campaign text, action text, happened_at timestamptz);
COMMENT ON TABLE subscription_event IS 'log: started, paused, resumed, plan_changed, cancelled';
COMMENT ON COLUMN email_event.action IS 'sent, opened, clicked, unsubscribed';
