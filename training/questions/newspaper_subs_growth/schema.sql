CREATE TABLE edition (edition_id int PRIMARY KEY, edition_name text NOT NULL, region text NOT NULL);
CREATE TABLE plan (plan_id int PRIMARY KEY, plan_name text NOT NULL, form text NOT NULL, monthly_price numeric(6,2) NOT NULL);
COMMENT ON COLUMN plan.form IS 'print, digital or both';
CREATE TABLE subscriber (subscriber_id int PRIMARY KEY, full_name text NOT NULL, postcode text, born_year int);
CREATE TABLE subscription (subscription_id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscriber, edition_id int NOT NULL REFERENCES edition, plan_id int NOT NULL REFERENCES plan, started_on date NOT NULL, ended_on date, discount_pct numeric(4,1) NOT NULL DEFAULT 0, cancel_reason text);
CREATE TABLE invoice (invoice_id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscription, invoiced_on date NOT NULL, amount_cents int NOT NULL, paid_on date);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscription, made_at timestamp NOT NULL, answered_at timestamp, topic text NOT NULL);
