CREATE TABLE cat_client (id int PRIMARY KEY, company text NOT NULL, contact text, industry text NOT NULL, account_owner int NOT NULL);
CREATE TABLE cat_staff (id int PRIMARY KEY, name text NOT NULL, job text NOT NULL);
ALTER TABLE cat_client ADD FOREIGN KEY (account_owner) REFERENCES cat_staff;
CREATE TABLE cat_quote (id int PRIMARY KEY, client_id int NOT NULL REFERENCES cat_client, replaces_id int REFERENCES cat_quote, written_by int NOT NULL REFERENCES cat_staff, requested_on date NOT NULL, sent_on date, event_on date NOT NULL, heads int NOT NULL, price_per_head numeric(7,2) NOT NULL, answer char(1), answered_on date);
CREATE TABLE cat_event (id int PRIMARY KEY, quote_id int NOT NULL UNIQUE REFERENCES cat_quote, chef_id int NOT NULL REFERENCES cat_staff, heads_served int NOT NULL, food_cost numeric(9,2) NOT NULL, staff_cost numeric(9,2) NOT NULL, billed numeric(9,2) NOT NULL);
CREATE TABLE cat_receipt (id int PRIMARY KEY, event_id int NOT NULL REFERENCES cat_event, got_on date NOT NULL, amount numeric(9,2) NOT NULL);
COMMENT ON COLUMN cat_quote.answer IS 'A accepted, R rejected; null: no answer yet';
COMMENT ON COLUMN cat_quote.replaces_id IS 'earlier quote that this one replaces';
