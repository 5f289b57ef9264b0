CREATE TABLE abbeys (abbey_id int PRIMARY KEY, name text NOT NULL, diocese text NOT NULL, founded int NOT NULL, dissolved int, mother_abbey_id int REFERENCES abbeys);
CREATE TABLE religious_orders (order_code char(3) PRIMARY KEY, order_name text NOT NULL);
CREATE TABLE abbey_orders (abbey_id int NOT NULL REFERENCES abbeys, order_code char(3) NOT NULL REFERENCES religious_orders, from_year int NOT NULL, to_year int, PRIMARY KEY (abbey_id, order_code));
CREATE TABLE abbots (abbot_id int PRIMARY KEY, abbey_id int NOT NULL REFERENCES abbeys, name text NOT NULL, elected int NOT NULL, ended int, how_ended text);
CREATE TABLE manuscripts (shelfmark text PRIMARY KEY, abbey_id int REFERENCES abbeys, title text NOT NULL, written_in int NOT NULL, leaves int NOT NULL, illuminated boolean NOT NULL);
CREATE TABLE reader_visits (visit_id int PRIMARY KEY, shelfmark text NOT NULL REFERENCES manuscripts, reader text NOT NULL, visited_on date NOT NULL, hours numeric(3,1) NOT NULL);
COMMENT ON COLUMN abbeys.mother_abbey_id IS 'the house that founded this one';
COMMENT ON COLUMN abbots.how_ended IS 'died, resigned, deposed; null if unknown';
