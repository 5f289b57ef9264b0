CREATE TABLE journalists (journalist_id int PRIMARY KEY, name text NOT NULL, desk text NOT NULL, hired_on date NOT NULL, freelance boolean NOT NULL);
CREATE TABLE sections (section_id int PRIMARY KEY, section_name text NOT NULL);
CREATE TABLE articles (article_id int PRIMARY KEY, headline text NOT NULL, section_id int NOT NULL REFERENCES sections, journalist_id int REFERENCES journalists, written_on date NOT NULL, published_at timestamp, word_count int NOT NULL, subscribers_only boolean NOT NULL, town text);
CREATE TABLE page_views (view_date date NOT NULL, article_id int NOT NULL REFERENCES articles, views int NOT NULL, avg_seconds int NOT NULL, PRIMARY KEY (view_date, article_id));
CREATE TABLE subscribers (subscriber_id int PRIMARY KEY, name text NOT NULL, town text NOT NULL, plan text NOT NULL, monthly_price numeric(5,2) NOT NULL, started_on date NOT NULL, ended_on date, newsletter boolean NOT NULL);
CREATE TABLE comments (comment_id int PRIMARY KEY, article_id int NOT NULL REFERENCES articles, subscriber_id int NOT NULL REFERENCES subscribers, commented_at timestamp NOT NULL, removed boolean NOT NULL);
CREATE TABLE corrections (correction_id int PRIMARY KEY, article_id int NOT NULL REFERENCES articles, corrected_at timestamp NOT NULL, note text NOT NULL);
