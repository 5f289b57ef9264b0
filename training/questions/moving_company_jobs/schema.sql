CREATE TABLE customers (customer_id serial PRIMARY KEY, name text NOT NULL, is_company boolean NOT NULL, phone text);
CREATE TABLE quotes (quote_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES customers, from_city text NOT NULL, to_city text NOT NULL, volume_m3 numeric(5,1) NOT NULL, quoted_price numeric(8,2) NOT NULL, sent_on date NOT NULL, answer text, answered_on date);
CREATE TABLE trucks (truck_id int PRIMARY KEY, plate text NOT NULL, capacity_m3 numeric(5,1) NOT NULL);
CREATE TABLE crew_members (crew_id int PRIMARY KEY, first_name text NOT NULL, has_truck_licence boolean NOT NULL, hourly_pay numeric(5,2) NOT NULL);
CREATE TABLE moves (move_id int PRIMARY KEY, quote_id int NOT NULL REFERENCES quotes, truck_id int REFERENCES trucks, move_date date NOT NULL, done boolean NOT NULL, final_price numeric(8,2), paid_on date);
CREATE TABLE move_crew (move_id int NOT NULL REFERENCES moves, crew_id int NOT NULL REFERENCES crew_members, hours numeric(4,1), PRIMARY KEY (move_id, crew_id));
CREATE TABLE damage_reports (report_id int PRIMARY KEY, move_id int NOT NULL REFERENCES moves, item text NOT NULL, claimed numeric(8,2) NOT NULL, compensated numeric(8,2), reported_on date NOT NULL);
COMMENT ON COLUMN quotes.answer IS 'accepted, declined; null while waiting';
