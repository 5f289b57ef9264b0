CREATE TABLE shows (id int PRIMARY KEY, title text NOT NULL, genre text NOT NULL, host text NOT NULL, launched_on date NOT NULL, ended_on date);
CREATE TABLE episodes (id int PRIMARY KEY, show_id int NOT NULL REFERENCES shows, number int NOT NULL, title text NOT NULL, recorded_on date NOT NULL, published_on date, minutes int, explicit boolean NOT NULL);
CREATE TABLE guests (id int PRIMARY KEY, name text NOT NULL, profession text NOT NULL);
CREATE TABLE episode_guests (episode_id int REFERENCES episodes, guest_id int REFERENCES guests, PRIMARY KEY (episode_id, guest_id));
CREATE TABLE downloads (episode_id int REFERENCES episodes, day date NOT NULL, platform text NOT NULL, downloads int NOT NULL, PRIMARY KEY (episode_id, day, platform));
CREATE TABLE sponsors (id int PRIMARY KEY, company text NOT NULL);
CREATE TABLE ad_spots (id int PRIMARY KEY, episode_id int NOT NULL REFERENCES episodes, sponsor_id int NOT NULL REFERENCES sponsors, position text NOT NULL, price numeric(8,2) NOT NULL, invoiced_on date, paid_on date);
