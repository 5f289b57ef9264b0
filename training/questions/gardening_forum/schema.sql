CREATE TABLE members (id int PRIMARY KEY, nickname text NOT NULL, region text, joined_at timestamp NOT NULL, last_login_at timestamp, role text NOT NULL, banned_at timestamp);
CREATE TABLE boards (id int PRIMARY KEY, name text NOT NULL, description text);
CREATE TABLE topics (id int PRIMARY KEY, board_id int NOT NULL REFERENCES boards(id), author_id int NOT NULL REFERENCES members(id), title text NOT NULL, created_at timestamp NOT NULL, views int NOT NULL, locked boolean NOT NULL, solved boolean NOT NULL);
CREATE TABLE posts (id int PRIMARY KEY, topic_id int NOT NULL REFERENCES topics(id), author_id int NOT NULL REFERENCES members(id), body text NOT NULL, posted_at timestamp NOT NULL, edited_at timestamp);
CREATE TABLE likes (post_id int NOT NULL REFERENCES posts(id), member_id int NOT NULL REFERENCES members(id), liked_at timestamp NOT NULL, PRIMARY KEY (post_id, member_id));
CREATE TABLE reports (id int PRIMARY KEY, post_id int NOT NULL REFERENCES posts(id), reporter_id int NOT NULL REFERENCES members(id), reason text NOT NULL, reported_at timestamp NOT NULL, closed_at timestamp);
