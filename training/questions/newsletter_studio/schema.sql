CREATE TABLE tbl_publication (publication_id int PRIMARY KEY, title text NOT NULL, editor text NOT NULL, topic text NOT NULL, launched_on date NOT NULL, closed_on date);
CREATE TABLE tbl_subscriber (subscriber_id int PRIMARY KEY, email text NOT NULL UNIQUE, display_name text, country_code char(2), source text NOT NULL);
CREATE TABLE tbl_membership (membership_id int PRIMARY KEY, subscriber_id int NOT NULL REFERENCES tbl_subscriber, publication_id int NOT NULL REFERENCES tbl_publication, joined_on date NOT NULL, left_on date, tier text NOT NULL, yearly_fee numeric(7,2));
CREATE TABLE tbl_issue (issue_id int PRIMARY KEY, publication_id int NOT NULL REFERENCES tbl_publication, subject_line text NOT NULL, sent_at timestamptz, word_count int NOT NULL, free_to_all boolean NOT NULL);
CREATE TABLE tbl_delivery (delivery_id int PRIMARY KEY, issue_id int NOT NULL REFERENCES tbl_issue, subscriber_id int NOT NULL REFERENCES tbl_subscriber, bounced boolean NOT NULL, opened_at timestamptz, clicks int NOT NULL);
CREATE TABLE tbl_sponsor (sponsor_id int PRIMARY KEY, name text NOT NULL, contact_name text);
CREATE TABLE tbl_sponsorship (sponsorship_id int PRIMARY KEY, sponsor_id int NOT NULL REFERENCES tbl_sponsor, issue_id int NOT NULL REFERENCES tbl_issue, price_usd numeric(8,2) NOT NULL, slot text NOT NULL, settled boolean NOT NULL);
