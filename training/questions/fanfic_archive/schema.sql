-- no declared foreign keys; columns link by name
CREATE TABLE writers (writer_id int PRIMARY KEY, pen_name text NOT NULL, registered timestamp NOT NULL, beta_reader boolean NOT NULL, bio text);
CREATE TABLE fandoms (fandom_id int PRIMARY KEY, fandom text NOT NULL, medium text NOT NULL);
CREATE TABLE stories (story_id int PRIMARY KEY, writer_id int NOT NULL, fandom_id int NOT NULL, title text NOT NULL, rating text NOT NULL, started timestamp NOT NULL, completed timestamp, abandoned boolean NOT NULL, language text NOT NULL);
CREATE TABLE chapters (chapter_id int PRIMARY KEY, story_id int NOT NULL, chapter_no int NOT NULL, posted timestamp NOT NULL, words int NOT NULL, beta_writer_id int);
CREATE TABLE tags (tag_id int PRIMARY KEY, tag text NOT NULL, tag_group text NOT NULL);
CREATE TABLE story_tags (story_id int NOT NULL, tag_id int NOT NULL, PRIMARY KEY (story_id, tag_id));
CREATE TABLE readers (reader_id int PRIMARY KEY, username text NOT NULL, registered timestamp NOT NULL);
CREATE TABLE kudos (reader_id int NOT NULL, story_id int NOT NULL, given timestamp NOT NULL, PRIMARY KEY (reader_id, story_id));
CREATE TABLE bookmarks (reader_id int NOT NULL, story_id int NOT NULL, saved timestamp NOT NULL, private boolean NOT NULL, PRIMARY KEY (reader_id, story_id));
CREATE TABLE comments (comment_id int PRIMARY KEY, chapter_id int NOT NULL, reader_id int, reply_to int, written timestamp NOT NULL, body text NOT NULL);
CREATE TABLE fund_gifts (gift_id int PRIMARY KEY, reader_id int, amount_usd numeric(7,2) NOT NULL, given date NOT NULL, yearly boolean NOT NULL);
