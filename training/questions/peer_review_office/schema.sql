CREATE TABLE journals (journal_id int PRIMARY KEY, journal_name text NOT NULL, issn text, apc_eur int);
CREATE TABLE scholars (scholar_id int PRIMARY KEY, given_name text NOT NULL, family_name text NOT NULL, affiliation text NOT NULL, country text NOT NULL, orcid text);
CREATE TABLE papers (paper_id int PRIMARY KEY, journal_id int NOT NULL, title text NOT NULL, lead_author_id int NOT NULL, corresponding_author_id int NOT NULL, handling_editor_id int, deciding_editor_id int, field text NOT NULL, pages int,
 submitted_on date NOT NULL, sent_to_review_on date, revised_on date, decided_on date, published_on date, decision text);
CREATE TABLE reviews (review_id int PRIMARY KEY, paper_id int NOT NULL, reviewer_id int NOT NULL, suggested_by_id int, round_no int NOT NULL, invited_on date NOT NULL, agreed_on date, declined_on date, due_on date, received_on date, recommendation text, score int);
CREATE TABLE reminders (reminder_id int PRIMARY KEY, review_id int NOT NULL, sent_on date NOT NULL);
CREATE TABLE charges (charge_id int PRIMARY KEY, paper_id int NOT NULL, amount_eur int NOT NULL, waived boolean NOT NULL, billed_on date, due_on date, paid_on date);
