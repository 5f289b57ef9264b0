CREATE TABLE household (household_id int PRIMARY KEY, surname text NOT NULL, given_name text NOT NULL, village text NOT NULL, phone text, connected_on date NOT NULL, disconnected_on date);
CREATE TABLE package (package_id int PRIMARY KEY, package_name text NOT NULL, price_per_month numeric(6,2) NOT NULL, adult_content boolean NOT NULL, sold_until date);
CREATE TABLE tv_channel (channel_no int PRIMARY KEY, channel_name text NOT NULL, theme text NOT NULL, hd boolean NOT NULL, fee_to_broadcaster numeric(6,3) NOT NULL);
CREATE TABLE package_channel (package_id int NOT NULL REFERENCES package, channel_no int NOT NULL REFERENCES tv_channel, PRIMARY KEY (package_id, channel_no));
CREATE TABLE subscription (subscription_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, package_id int NOT NULL REFERENCES package, start_date date NOT NULL, end_date date, discount_percent int NOT NULL);
CREATE TABLE set_top_box (serial_no text PRIMARY KEY, household_id int REFERENCES household, model text NOT NULL, bought_on date NOT NULL, condition_code text NOT NULL);
CREATE TABLE service_call (call_id int PRIMARY KEY, household_id int NOT NULL REFERENCES household, called_at timestamp NOT NULL, topic text NOT NULL, technician text, visited_at timestamp, solved boolean NOT NULL);
COMMENT ON COLUMN set_top_box.condition_code IS 'N = new, U = used, B = broken';
COMMENT ON COLUMN tv_channel.fee_to_broadcaster IS 'what we pay per subscriber and month, in euro';
