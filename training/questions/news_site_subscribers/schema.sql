CREATE TABLE section (section_id int PRIMARY KEY, title text NOT NULL);
CREATE TABLE author (author_id int PRIMARY KEY, byline text NOT NULL, freelance boolean NOT NULL, fee_per_article numeric(7,2));
CREATE TABLE article (article_id int PRIMARY KEY, headline text NOT NULL, section_id int NOT NULL REFERENCES section, author_id int NOT NULL REFERENCES author, published_at timestamp NOT NULL, word_count int NOT NULL, paywalled boolean NOT NULL);
CREATE TABLE reader (reader_id int PRIMARY KEY, email text NOT NULL, registered_on date NOT NULL, region text);
CREATE TABLE offer (offer_id int PRIMARY KEY, offer_name text NOT NULL, monthly_price numeric(6,2) NOT NULL, intro_months int NOT NULL, intro_price numeric(6,2) NOT NULL);
CREATE TABLE subscription (sub_id int PRIMARY KEY, reader_id int NOT NULL REFERENCES reader, offer_id int NOT NULL REFERENCES offer, signup_article_id int REFERENCES article, started_on date NOT NULL, ended_on date);
CREATE TABLE charge (charge_id int PRIMARY KEY, sub_id int NOT NULL REFERENCES subscription, charged_on date NOT NULL, amount numeric(6,2) NOT NULL, failed boolean NOT NULL DEFAULT false);
CREATE TABLE article_day (article_id int NOT NULL REFERENCES article, day date NOT NULL, page_views int NOT NULL, paywall_hits int NOT NULL, read_minutes int NOT NULL, PRIMARY KEY (article_id, day));
COMMENT ON COLUMN subscription.signup_article_id IS 'article whose paywall led to the sign-up, if any';
