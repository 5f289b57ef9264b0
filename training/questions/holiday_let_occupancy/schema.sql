CREATE TABLE landlord (landlord_id int PRIMARY KEY, landlord_name text NOT NULL, fee_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN landlord.fee_pct IS 'our management fee in percent of the rent';
CREATE TABLE cottage (cottage_id int PRIMARY KEY, cottage_name text NOT NULL, landlord_id int NOT NULL REFERENCES landlord, area text NOT NULL, bedrooms int NOT NULL, sleeps int NOT NULL, on_books_since date NOT NULL, base_week numeric(8,2) NOT NULL);
CREATE TABLE guest (guest_id int PRIMARY KEY, guest_name text NOT NULL, country text NOT NULL);
CREATE TABLE stay (stay_id int PRIMARY KEY, cottage_id int NOT NULL REFERENCES cottage, guest_id int NOT NULL REFERENCES guest, booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, party_size int NOT NULL, rent numeric(8,2) NOT NULL, cleaning_fee numeric(6,2) NOT NULL, cancelled_on date, refund numeric(8,2));
CREATE TABLE cleaning (cleaning_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, cleaner text NOT NULL, started timestamp NOT NULL, finished timestamp NOT NULL, paid numeric(6,2) NOT NULL);
CREATE TABLE upkeep (upkeep_id int PRIMARY KEY, cottage_id int NOT NULL REFERENCES cottage, reported date NOT NULL, done date, what text NOT NULL, cost numeric(8,2));
CREATE TABLE guest_review (stay_id int PRIMARY KEY REFERENCES stay, written date NOT NULL, score int NOT NULL);
