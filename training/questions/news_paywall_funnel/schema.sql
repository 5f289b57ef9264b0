CREATE TABLE section (id int PRIMARY KEY, name text NOT NULL);
CREATE TABLE article (id int PRIMARY KEY, section_id int NOT NULL REFERENCES section(id), headline text NOT NULL, author text NOT NULL, published_at timestamp NOT NULL, paid_only boolean NOT NULL, word_count int NOT NULL);
CREATE TABLE reader (id int PRIMARY KEY, registered_on date NOT NULL, newsletter boolean NOT NULL, region text NOT NULL);
CREATE TABLE pageview (id int PRIMARY KEY, article_id int NOT NULL REFERENCES article(id), reader_id int REFERENCES reader(id), viewed_at timestamp NOT NULL, seconds_read int NOT NULL, referrer text NOT NULL, hit_paywall boolean NOT NULL);
CREATE TABLE trial (id int PRIMARY KEY, reader_id int NOT NULL REFERENCES reader(id), article_id int REFERENCES article(id), started_on date NOT NULL, ends_on date NOT NULL, converted_on date);
COMMENT ON COLUMN pageview.reader_id IS 'null for readers who are not logged in';
COMMENT ON COLUMN trial.article_id IS 'article whose paywall led to the trial';
COMMENT ON COLUMN trial.converted_on IS 'day the trial became a paid subscription';
