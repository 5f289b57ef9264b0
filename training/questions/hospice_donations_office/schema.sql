CREATE TABLE supporters (supporter_id int PRIMARY KEY, title text, surname text NOT NULL, first_name text, postcode text, country char(2) NOT NULL, kind char(1) NOT NULL CHECK (kind IN ('I','C','T')), gift_aid boolean NOT NULL, do_not_mail boolean NOT NULL, deceased_on date);
COMMENT ON COLUMN supporters.kind IS 'I individual, C company, T trust or foundation';
CREATE TABLE campaigns (campaign_code text PRIMARY KEY, campaign_name text NOT NULL, launched_on date NOT NULL, target numeric(10,2));
CREATE TABLE gifts (gift_id int PRIMARY KEY, supporter_id int NOT NULL REFERENCES supporters, campaign_code text REFERENCES campaigns, received_on date NOT NULL, thanked_on date, amount numeric(10,2) NOT NULL, method char(2) NOT NULL CHECK (method IN ('DD','CQ','CD','CA','SO')), restricted boolean NOT NULL);
COMMENT ON COLUMN gifts.method IS 'DD direct debit, CQ cheque, CD card, CA cash, SO standing order';
CREATE TABLE pledges (pledge_id int PRIMARY KEY, supporter_id int NOT NULL REFERENCES supporters, monthly numeric(8,2) NOT NULL, started_on date NOT NULL, state char(1) NOT NULL CHECK (state IN ('A','S','E')), ended_on date);
COMMENT ON COLUMN pledges.state IS 'A active, S suspended, E ended';
CREATE TABLE volunteers (volunteer_id int PRIMARY KEY, full_name text NOT NULL, role text NOT NULL, joined_on date NOT NULL, left_on date, dbs_checked boolean NOT NULL);
