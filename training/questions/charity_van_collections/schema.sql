CREATE TABLE van (van_id int PRIMARY KEY, plate text NOT NULL, holds_items int NOT NULL);
CREATE TABLE helper (helper_id int PRIMARY KEY, helper_name text NOT NULL, drives boolean NOT NULL, recruited_by int REFERENCES helper, joined date NOT NULL);
CREATE TABLE donor (donor_id int PRIMARY KEY, donor_name text NOT NULL, postcode text NOT NULL, phone text, gift_aid boolean NOT NULL);
CREATE TABLE collection (collection_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donor, van_id int REFERENCES van, driver_id int REFERENCES helper, second_id int REFERENCES helper, rang_on date NOT NULL, agreed_for date NOT NULL, collected_on date, items_offered int NOT NULL, items_taken int);
CREATE TABLE item (item_id int PRIMARY KEY, collection_id int NOT NULL REFERENCES collection, category text NOT NULL, fit_for_sale boolean NOT NULL, priced numeric(7,2), sold_on date, sold_for numeric(7,2), shop text);
COMMENT ON COLUMN collection.second_id IS 'second person on the van';
