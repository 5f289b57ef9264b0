CREATE TABLE show (show_id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, launched_on date NOT NULL);
CREATE TABLE host (host_id int PRIMARY KEY, host_name text NOT NULL, fee_per_episode numeric(7,2) NOT NULL);
CREATE TABLE episode (episode_id int PRIMARY KEY, show_id int NOT NULL REFERENCES show, host_id int NOT NULL REFERENCES host, ep_title text NOT NULL, recorded_on date NOT NULL, published_on date, minutes int NOT NULL, edit_cost numeric(7,2) NOT NULL);
CREATE TABLE advertiser (adv_id int PRIMARY KEY, adv_name text NOT NULL, industry text NOT NULL);
CREATE TABLE campaign (camp_id int PRIMARY KEY, adv_id int NOT NULL REFERENCES advertiser, booked_on date NOT NULL, start_on date NOT NULL, end_on date NOT NULL, budget numeric(9,2) NOT NULL);
CREATE TABLE ad_slot (slot_id int PRIMARY KEY, episode_id int NOT NULL REFERENCES episode, camp_id int REFERENCES campaign, position text NOT NULL, list_cpm numeric(6,2) NOT NULL, sold_cpm numeric(6,2));
COMMENT ON COLUMN ad_slot.sold_cpm IS 'price per thousand downloads; empty if the slot was not sold';
CREATE TABLE downloads (episode_id int NOT NULL REFERENCES episode, day date NOT NULL, app text NOT NULL, n int NOT NULL, PRIMARY KEY (episode_id, day, app));
CREATE TABLE ad_invoice (invoice_id int PRIMARY KEY, camp_id int NOT NULL REFERENCES campaign, sent_on date NOT NULL, due_on date NOT NULL, paid_on date, amount numeric(9,2) NOT NULL);
