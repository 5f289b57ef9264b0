CREATE TABLE museum (museum_id int PRIMARY KEY, museum_name text NOT NULL, town text NOT NULL, yearly_grant numeric(10,2) NOT NULL);
CREATE TABLE ticket_kind (kind_code text PRIMARY KEY, kind_name text NOT NULL, list_price numeric(6,2) NOT NULL);
CREATE TABLE day_count (museum_id int NOT NULL REFERENCES museum, day date NOT NULL, visitors int NOT NULL, school_visitors int NOT NULL, weather text NOT NULL, PRIMARY KEY (museum_id, day));
COMMENT ON COLUMN day_count.school_visitors IS 'part of visitors';
CREATE TABLE ticket_sale (sale_id int PRIMARY KEY, museum_id int NOT NULL REFERENCES museum, sold_at timestamp NOT NULL, for_day date NOT NULL, kind_code text NOT NULL REFERENCES ticket_kind, qty int NOT NULL, price_each numeric(6,2) NOT NULL, online boolean NOT NULL);
CREATE TABLE shop_item (item_id int PRIMARY KEY, item_name text NOT NULL, category text NOT NULL, cost numeric(6,2) NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE shop_sale (shop_sale_id int PRIMARY KEY, museum_id int NOT NULL REFERENCES museum, item_id int NOT NULL REFERENCES shop_item, sold_on date NOT NULL, qty int NOT NULL, price_each numeric(6,2) NOT NULL);
CREATE TABLE tour (tour_id int PRIMARY KEY, museum_id int NOT NULL REFERENCES museum, guide text NOT NULL, starts_at timestamp NOT NULL, places int NOT NULL, taken int NOT NULL, price numeric(6,2) NOT NULL, guide_fee numeric(7,2) NOT NULL);
CREATE TABLE member (member_id int PRIMARY KEY, member_name text NOT NULL, joined_on date NOT NULL, renewed_on date, left_on date, fee numeric(6,2) NOT NULL);
