CREATE TABLE advertiser (adv_id int PRIMARY KEY, trading_name text NOT NULL, trade text NOT NULL, credit_limit numeric(8,2) NOT NULL, came_through int REFERENCES advertiser);
CREATE TABLE issue (issue_no int PRIMARY KEY, out_on date NOT NULL, pages int NOT NULL, print_run int NOT NULL, copies_sold int);
CREATE TABLE rep (rep_id int PRIMARY KEY, rep_name text NOT NULL, commission_pct numeric(4,1) NOT NULL);
CREATE TABLE ad_booking (ad_id int PRIMARY KEY, adv_id int NOT NULL REFERENCES advertiser, rep_id int REFERENCES rep, size text NOT NULL, colour boolean NOT NULL, booked_on date NOT NULL, net_price numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL);
CREATE TABLE ad_run (ad_id int NOT NULL REFERENCES ad_booking, issue_no int NOT NULL REFERENCES issue, page_no int NOT NULL, PRIMARY KEY (ad_id, issue_no));
CREATE TABLE receipt (receipt_id int PRIMARY KEY, ad_id int NOT NULL REFERENCES ad_booking, received_on date NOT NULL, amount numeric(8,2) NOT NULL, method text NOT NULL);
COMMENT ON COLUMN ad_booking.size IS 'full, half, quarter, classified';
COMMENT ON COLUMN ad_booking.rep_id IS 'null when booked online';
