CREATE TABLE titles (title_id int PRIMARY KEY, title_name text NOT NULL, frequency text NOT NULL, cover_price numeric(5,2) NOT NULL, editor text NOT NULL);
CREATE TABLE issues (issue_id int PRIMARY KEY, title_id int NOT NULL REFERENCES titles, issue_label text NOT NULL, closes_on date NOT NULL, on_sale date NOT NULL, off_sale date NOT NULL, pages int NOT NULL, copies_printed int NOT NULL, print_cost numeric(9,2) NOT NULL);
CREATE TABLE wholesalers (wholesaler_id int PRIMARY KEY, wholesaler_name text NOT NULL, region text NOT NULL, discount_pct numeric(4,1) NOT NULL);
CREATE TABLE supplies (issue_id int NOT NULL REFERENCES issues, wholesaler_id int NOT NULL REFERENCES wholesalers, copies_sent int NOT NULL, copies_returned int, PRIMARY KEY (issue_id, wholesaler_id));
CREATE TABLE advertisers (advertiser_id int PRIMARY KEY, advertiser_name text NOT NULL, sector text NOT NULL);
CREATE TABLE ad_bookings (booking_id int PRIMARY KEY, issue_id int NOT NULL REFERENCES issues, advertiser_id int NOT NULL REFERENCES advertisers, page_fraction numeric(3,2) NOT NULL, rate_card numeric(8,2) NOT NULL, agreed numeric(8,2) NOT NULL, booked_on date NOT NULL, rep text NOT NULL, cancelled_on date);
COMMENT ON COLUMN supplies.copies_returned IS 'unsold copies; null until the return is counted';
