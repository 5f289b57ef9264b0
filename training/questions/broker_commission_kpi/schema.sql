CREATE TABLE office (office_code text PRIMARY KEY, city text NOT NULL);
CREATE TABLE broker (broker_id int PRIMARY KEY, broker_name text NOT NULL, office_code text NOT NULL REFERENCES office, split_pct numeric(4,1) NOT NULL, licensed_on date NOT NULL);
CREATE TABLE property (prop_id int PRIMARY KEY, street text NOT NULL, kind text NOT NULL, sqm int NOT NULL, district text NOT NULL);
CREATE TABLE listing (listing_id int PRIMARY KEY, prop_id int NOT NULL REFERENCES property, broker_id int NOT NULL REFERENCES broker, listed_on date NOT NULL, asking_price numeric(11,0) NOT NULL, reduced_price numeric(11,0), withdrawn_on date);
CREATE TABLE viewing (viewing_id int PRIMARY KEY, listing_id int NOT NULL REFERENCES listing, viewed_at timestamp NOT NULL, came boolean NOT NULL, offer_made numeric(11,0));
CREATE TABLE closing (listing_id int PRIMARY KEY REFERENCES listing, signed_on date NOT NULL, sold_price numeric(11,0) NOT NULL, fee_pct numeric(4,2) NOT NULL, buyer_broker_id int REFERENCES broker(broker_id), fee_paid_on date);
COMMENT ON COLUMN broker.split_pct IS 'share of the fee that the broker keeps';
COMMENT ON COLUMN closing.fee_pct IS 'fee in percent of the sold price';
