CREATE TABLE depot (depot_id int PRIMARY KEY, depot_name text NOT NULL);
CREATE TABLE bus_route (route_no text PRIMARY KEY, depot_id int NOT NULL REFERENCES depot, terminus_a text NOT NULL, terminus_b text NOT NULL);
CREATE TABLE category (cat_code char(2) PRIMARY KEY, cat_name text NOT NULL, keep_days int NOT NULL);
CREATE TABLE found_item (item_no int PRIMARY KEY, route_no text REFERENCES bus_route, cat_code char(2) NOT NULL REFERENCES category, description text NOT NULL, found_on date NOT NULL, handed_in_on date NOT NULL, driver text, returned_on date, disposed_on date, disposal text);
CREATE TABLE enquiry (enq_no int PRIMARY KEY, cat_code char(2) NOT NULL REFERENCES category, asked_by text NOT NULL, lost_on date NOT NULL, asked_at timestamp NOT NULL, channel text NOT NULL, matched_item int REFERENCES found_item);
CREATE TABLE return_fee (item_no int PRIMARY KEY REFERENCES found_item, fee numeric(5,2) NOT NULL, reward numeric(6,2));
COMMENT ON COLUMN found_item.disposal IS 'charity, auction, recycled, police';
COMMENT ON COLUMN category.keep_days IS 'days an item must be kept';
