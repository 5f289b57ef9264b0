CREATE TABLE bale (bale_no int PRIMARY KEY, sorter text NOT NULL, origin text NOT NULL, weight_kg numeric(6,1) NOT NULL, paid_per_kg numeric(5,2) NOT NULL, arrived date NOT NULL, opened date);
CREATE TABLE rail (rail_code text PRIMARY KEY, sort text NOT NULL, kilo_price numeric(5,2) NOT NULL);
CREATE TABLE sorting (bale_no int NOT NULL REFERENCES bale, rail_code text REFERENCES rail, kg numeric(6,1) NOT NULL, grade text NOT NULL, sorting_id int PRIMARY KEY);
COMMENT ON COLUMN sorting.rail_code IS 'null: rag, goes to recycling';
CREATE TABLE weigh_sale (ws_id int PRIMARY KEY, at_time timestamp NOT NULL, rail_code text NOT NULL REFERENCES rail, grams int NOT NULL, kilo_price numeric(5,2) NOT NULL, student boolean NOT NULL, event_id int);
CREATE TABLE popup_event (event_id int PRIMARY KEY, venue text NOT NULL, city text NOT NULL, on_day date NOT NULL, venue_cost numeric(7,2) NOT NULL);
ALTER TABLE weigh_sale ADD FOREIGN KEY (event_id) REFERENCES popup_event;
