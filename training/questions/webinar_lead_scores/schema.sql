CREATE TABLE mk_topic (topic_id int PRIMARY KEY, topic text NOT NULL);
CREATE TABLE mk_webinar (webinar_id int PRIMARY KEY, topic_id int NOT NULL REFERENCES mk_topic, title text NOT NULL, held_at timestamp NOT NULL, minutes int NOT NULL, speaker text NOT NULL, production_cost numeric(8,2) NOT NULL);
CREATE TABLE mk_contact (contact_id int PRIMARY KEY, full_name text NOT NULL, company text NOT NULL, job_level text NOT NULL, country text NOT NULL, lead_score int NOT NULL, opted_out int NOT NULL);
CREATE TABLE mk_signup (signup_id int PRIMARY KEY, webinar_id int NOT NULL REFERENCES mk_webinar, contact_id int NOT NULL REFERENCES mk_contact, signed_up_at timestamp NOT NULL, came_from text NOT NULL, attended_minutes int, watched_recording int NOT NULL, rating int);
CREATE TABLE mk_opportunity (opp_id int PRIMARY KEY, contact_id int NOT NULL REFERENCES mk_contact, webinar_id int REFERENCES mk_webinar, created_on date NOT NULL, value numeric(9,2) NOT NULL, status text NOT NULL);
COMMENT ON COLUMN mk_signup.attended_minutes IS 'null: did not attend live';
COMMENT ON COLUMN mk_signup.watched_recording IS '0/1';
COMMENT ON COLUMN mk_opportunity.webinar_id IS 'webinar that the opportunity is credited to';
