CREATE TABLE photographers (id int PRIMARY KEY, name text NOT NULL, level text NOT NULL, joined_on date NOT NULL, resigned_on date, sponsor_id int REFERENCES photographers);
CREATE TABLE contests (id int PRIMARY KEY, theme text NOT NULL, opened_on date NOT NULL, deadline date NOT NULL, judged_on date, entry_fee_pence int NOT NULL);
CREATE TABLE photos (id int PRIMARY KEY, photographer_id int NOT NULL REFERENCES photographers, title text NOT NULL, taken_on date, camera text, monochrome boolean NOT NULL);
CREATE TABLE entries (id int PRIMARY KEY, contest_id int NOT NULL REFERENCES contests, photo_id int NOT NULL REFERENCES photos, submitted_at timestamp NOT NULL, fee_paid boolean NOT NULL, withdrawn boolean NOT NULL);
CREATE TABLE scores (entry_id int NOT NULL REFERENCES entries, judge text NOT NULL, points int NOT NULL, PRIMARY KEY (entry_id, judge));
CREATE TABLE prints_sold (id int PRIMARY KEY, photo_id int NOT NULL REFERENCES photos, sold_on date NOT NULL, price_pence int NOT NULL, copies int NOT NULL);
COMMENT ON COLUMN photographers.level IS 'beginner, intermediate, advanced';
