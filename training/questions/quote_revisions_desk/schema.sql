CREATE TABLE prospects (prospect_id int PRIMARY KEY, company text NOT NULL, industry text NOT NULL, land text NOT NULL);
CREATE TABLE quotes (quote_id int PRIMARY KEY, quote_ref text NOT NULL UNIQUE, prospect_id int NOT NULL REFERENCES prospects, seller text NOT NULL, estimator text NOT NULL, requested_on date NOT NULL);
CREATE TABLE revisions (rev_id int PRIMARY KEY, quote_id int NOT NULL REFERENCES quotes, rev_no int NOT NULL, sent_on date NOT NULL, valid_until date NOT NULL, discount_pct numeric(4,1) NOT NULL, status text NOT NULL, UNIQUE (quote_id, rev_no));
COMMENT ON COLUMN revisions.status IS 'sent, replaced, ordered, lost';
CREATE TABLE rev_items (item_id int PRIMARY KEY, rev_id int NOT NULL REFERENCES revisions, article text NOT NULL, pieces int NOT NULL, unit_list_price numeric(9,2) NOT NULL, unit_cost numeric(9,2) NOT NULL);
CREATE TABLE loss_notes (rev_id int PRIMARY KEY REFERENCES revisions, reason text NOT NULL, rival text);
