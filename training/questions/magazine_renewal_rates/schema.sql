CREATE TABLE titles (title_code varchar(3) PRIMARY KEY, title_name varchar(40) NOT NULL, issues_per_year int NOT NULL, cover_price numeric(5,2) NOT NULL);
CREATE TABLE offers (offer_id int PRIMARY KEY, title_code varchar(3) NOT NULL REFERENCES titles, offer_name varchar(40) NOT NULL, months int NOT NULL, price numeric(6,2) NOT NULL, gift_cost numeric(5,2) NOT NULL);
CREATE TABLE readers (reader_id int PRIMARY KEY, reader_name varchar(50) NOT NULL, town varchar(30), birth_year int, email_ok int NOT NULL);
CREATE TABLE subscriptions (sub_id int PRIMARY KEY, reader_id int NOT NULL REFERENCES readers, offer_id int NOT NULL REFERENCES offers, from_date date NOT NULL, to_date date NOT NULL, renewed_from int REFERENCES subscriptions, cancelled_on date, paid_on date);
COMMENT ON COLUMN subscriptions.renewed_from IS 'the subscription that this one continues';
CREATE TABLE issues (issue_id int PRIMARY KEY, title_code varchar(3) NOT NULL REFERENCES titles, issue_date date NOT NULL, printed int NOT NULL, kiosk_delivered int NOT NULL, kiosk_sold int NOT NULL, ad_pages int NOT NULL, total_pages int NOT NULL, ad_revenue numeric(9,2) NOT NULL);
