CREATE TABLE hosts (host_id int PRIMARY KEY, host_name text NOT NULL, city text);
CREATE TABLE shows (show_id int PRIMARY KEY, show_title text NOT NULL, topic text NOT NULL, host_id int NOT NULL REFERENCES hosts, language text NOT NULL, launched_on date NOT NULL, ended_on date);
CREATE TABLE episodes (episode_id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows, episode_title text NOT NULL, aired_at timestamp, length_minutes int NOT NULL, guest_name text);
CREATE TABLE listeners (listener_id int PRIMARY KEY, handle text NOT NULL, country text NOT NULL, birth_year int, premium boolean NOT NULL, signed_up_on date NOT NULL, last_active_on date);
CREATE TABLE listens (listen_id int PRIMARY KEY, listener_id int NOT NULL REFERENCES listeners, episode_id int NOT NULL REFERENCES episodes, started_at timestamp NOT NULL, minutes_heard numeric(5,1) NOT NULL, finished boolean NOT NULL);
CREATE TABLE follows (listener_id int NOT NULL REFERENCES listeners, show_id int NOT NULL REFERENCES shows, followed_on date NOT NULL, PRIMARY KEY (listener_id, show_id));
CREATE TABLE ad_deals (deal_id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows, advertiser text NOT NULL, amount numeric(8,2) NOT NULL, signed_on date NOT NULL, paid_on date);
