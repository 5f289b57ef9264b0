CREATE TABLE plans (plan_id int PRIMARY KEY, plan_name text NOT NULL, stems int NOT NULL, price_pence int NOT NULL, rhythm text NOT NULL);
CREATE TABLE subscribers (subscriber_id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, joined_on date NOT NULL, deleted_at timestamptz);
CREATE TABLE subscriptions (subscription_id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscribers, plan_id int NOT NULL REFERENCES plans, gift_for text, started_on date NOT NULL, paused_until date, cancelled_on date, cancel_reason text);
CREATE TABLE growers (grower_id int PRIMARY KEY, farm text NOT NULL, country text NOT NULL);
CREATE TABLE flowers (flower_id int PRIMARY KEY, flower text NOT NULL, shade text NOT NULL, grower_id int NOT NULL REFERENCES growers, cost_per_stem_pence int NOT NULL);
CREATE TABLE boxes (box_id int PRIMARY KEY, subscription_id int NOT NULL REFERENCES subscriptions, packed_on date NOT NULL, packer text NOT NULL, courier text NOT NULL, arrived_on date, condition_report text);
CREATE TABLE box_stems (box_id int NOT NULL REFERENCES boxes, flower_id int NOT NULL REFERENCES flowers, stems int NOT NULL, PRIMARY KEY (box_id, flower_id));
COMMENT ON COLUMN subscribers.deleted_at IS 'Set when the person asked to be erased; such rows are hidden everywhere';
