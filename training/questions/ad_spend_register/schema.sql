CREATE TABLE brand (brand_id int PRIMARY KEY, brand_name text NOT NULL, vertical text NOT NULL);
CREATE TABLE channel (channel_key text PRIMARY KEY, channel_name text NOT NULL, paid_by text NOT NULL);
COMMENT ON COLUMN channel.paid_by IS 'how we are charged: click, view or flat';
CREATE TABLE flight (flight_id int PRIMARY KEY, brand_id int NOT NULL REFERENCES brand, channel_key text NOT NULL REFERENCES channel, flight_name text NOT NULL, planned_from date NOT NULL, planned_to date NOT NULL, paused boolean NOT NULL, planned_budget numeric(10,2) NOT NULL, planner text NOT NULL);
COMMENT ON TABLE flight IS 'a campaign of one brand in one channel';
CREATE TABLE daily_stat (flight_id int NOT NULL REFERENCES flight, stat_date date NOT NULL, impressions int NOT NULL, clicks int NOT NULL, signups int NOT NULL, cost numeric(9,2) NOT NULL, PRIMARY KEY (flight_id, stat_date));
CREATE TABLE media_invoice (inv_ref text PRIMARY KEY, channel_key text NOT NULL REFERENCES channel, month_of date NOT NULL, billed numeric(10,2) NOT NULL, paid_on date);
