-- links are by name only: board_id, member_id, thread_id, post_id
CREATE TABLE boards (board_id int PRIMARY KEY, title text NOT NULL, parent_board_id int, is_locked boolean NOT NULL, created_on date NOT NULL);
CREATE TABLE members (member_id int PRIMARY KEY, handle text NOT NULL, joined_on date NOT NULL, last_seen_on date, hometown text, rank text NOT NULL, invited_by_member_id int);
CREATE TABLE threads (thread_id int PRIMARY KEY, board_id int NOT NULL, member_id int NOT NULL, headline text NOT NULL, opened_at timestamp NOT NULL, pinned boolean NOT NULL, solved_at timestamp, views int NOT NULL);
CREATE TABLE posts (post_id int PRIMARY KEY, thread_id int NOT NULL, member_id int NOT NULL, posted_at timestamp NOT NULL, edited_at timestamp, body text NOT NULL, char_count int NOT NULL);
CREATE TABLE reactions (reaction_id int PRIMARY KEY, post_id int NOT NULL, member_id int NOT NULL, emoji_name text NOT NULL, reacted_at timestamp NOT NULL);
CREATE TABLE reports (report_id int PRIMARY KEY, post_id int NOT NULL, reporter_member_id int NOT NULL, grounds text NOT NULL, reported_at timestamp NOT NULL, handled_by text, verdict text);
CREATE TABLE donations (donation_id int PRIMARY KEY, member_id int, amount_eur numeric(7,2) NOT NULL, given_on date NOT NULL, note text);
