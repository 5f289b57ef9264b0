CREATE TABLE series (series_id int PRIMARY KEY, series_title text NOT NULL, publisher text NOT NULL, ended boolean NOT NULL);
CREATE TABLE issue (issue_id int PRIMARY KEY, series_id int NOT NULL REFERENCES series, number int NOT NULL, on_sale date NOT NULL, cover_price numeric(5,2) NOT NULL, copies_ordered int NOT NULL);
CREATE TABLE subscriber (sub_id int PRIMARY KEY, sub_name text NOT NULL, box_no int, discount_pct int NOT NULL, since date NOT NULL, closed date);
CREATE TABLE pull (sub_id int NOT NULL REFERENCES subscriber, series_id int NOT NULL REFERENCES series, copies int NOT NULL, PRIMARY KEY (sub_id, series_id));
COMMENT ON TABLE pull IS 'series a subscriber wants put in the box';
CREATE TABLE boxed (boxed_id int PRIMARY KEY, sub_id int NOT NULL REFERENCES subscriber, issue_id int NOT NULL REFERENCES issue, put_in date NOT NULL, collected date, copies int NOT NULL);
CREATE TABLE rack_sale (rack_id int PRIMARY KEY, issue_id int NOT NULL REFERENCES issue, sold_on date NOT NULL, copies int NOT NULL, variant_cover boolean NOT NULL);
