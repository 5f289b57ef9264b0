CREATE TABLE host (host_id int PRIMARY KEY, host_name text NOT NULL, city text NOT NULL, born int NOT NULL);
CREATE TABLE podcast (podcast_id int PRIMARY KEY, podcast_name text NOT NULL, topic text NOT NULL, started date NOT NULL, ended date, language text NOT NULL);
CREATE TABLE hosts (host_id int REFERENCES host, podcast_id int REFERENCES podcast, main_host boolean NOT NULL, PRIMARY KEY (host_id, podcast_id));
CREATE TABLE episode (episode_id int PRIMARY KEY, podcast_id int NOT NULL REFERENCES podcast, number int NOT NULL, title text NOT NULL, recorded_on date NOT NULL, published_on date, minutes int NOT NULL, downloads int NOT NULL, ad_income numeric(8,2) NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, profession text NOT NULL, country text NOT NULL);
CREATE TABLE appears (episode_id int REFERENCES episode, guest_id int REFERENCES guest, fee numeric(7,2) NOT NULL, PRIMARY KEY (episode_id, guest_id));
CREATE TABLE rating (rating_id int PRIMARY KEY, episode_id int NOT NULL REFERENCES episode, listener text NOT NULL, stars int NOT NULL, given_on date NOT NULL);
