CREATE TABLE donor (donor_id int PRIMARY KEY, donor_name text NOT NULL, kind text NOT NULL, town text, first_contact date NOT NULL, do_not_mail boolean NOT NULL, introduced_by int REFERENCES donor);
COMMENT ON COLUMN donor.kind IS 'person, company or foundation';
CREATE TABLE appeal (appeal_id int PRIMARY KEY, appeal_name text NOT NULL, sent_on date NOT NULL, letters int NOT NULL, cost numeric(9,2) NOT NULL, target numeric(10,2) NOT NULL);
CREATE TABLE fund (fund_code text PRIMARY KEY, fund_name text NOT NULL, restricted boolean NOT NULL);
CREATE TABLE gift (gift_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, on_behalf_of int REFERENCES donor, appeal_id int REFERENCES appeal, fund_code text NOT NULL REFERENCES fund, pledged_on date, received_on date, pledged_amount numeric(10,2), amount numeric(10,2), fee numeric(6,2) NOT NULL, method text NOT NULL, tax_claimable boolean NOT NULL, thanked_on date, receipt_sent_on date);
COMMENT ON COLUMN gift.amount IS 'money that really arrived; empty while only pledged';
COMMENT ON COLUMN gift.fee IS 'kept back by the payment provider';
CREATE TABLE standing_gift (sg_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, monthly numeric(8,2) NOT NULL, started date NOT NULL, stopped date, stop_reason text);
CREATE TABLE contact_note (note_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, staff text NOT NULL, channel text NOT NULL, noted_on date NOT NULL, follow_up_on date, done boolean NOT NULL);
