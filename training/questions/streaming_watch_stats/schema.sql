CREATE TABLE studio (studio_id int PRIMARY KEY, studio_name text NOT NULL);
CREATE TABLE title (title_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, genre text NOT NULL, runtime_min int NOT NULL, studio_id int REFERENCES studio, added_on date NOT NULL, licence_cost numeric(10,2) NOT NULL, licence_ends date);
CREATE TABLE subscriber (subscriber_id int PRIMARY KEY, country text NOT NULL, plan text NOT NULL, monthly_price numeric(5,2) NOT NULL, trial_started date NOT NULL, first_paid date, ended_on date);
CREATE TABLE profile (profile_id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES subscriber, profile_name text NOT NULL, is_child boolean NOT NULL);
CREATE TABLE stream (stream_id int PRIMARY KEY, profile_id int NOT NULL REFERENCES profile, title_id int NOT NULL REFERENCES title, started_at timestamptz NOT NULL, minutes_watched int NOT NULL, device text NOT NULL);
CREATE TABLE thumbs (profile_id int NOT NULL REFERENCES profile, title_id int NOT NULL REFERENCES title, up boolean NOT NULL, given_at timestamptz NOT NULL, PRIMARY KEY (profile_id, title_id));
