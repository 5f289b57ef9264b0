CREATE TABLE lines (line_no text PRIMARY KEY, line_name text NOT NULL, first_departure time NOT NULL, last_departure time NOT NULL, length_km numeric(4,1) NOT NULL);
CREATE TABLE stops (stop_id int PRIMARY KEY, stop_name text NOT NULL, district text NOT NULL, shelter boolean NOT NULL, step_free boolean NOT NULL);
CREATE TABLE line_stops (line_no text NOT NULL REFERENCES lines, position int NOT NULL, stop_id int NOT NULL REFERENCES stops, minutes_from_start int NOT NULL, PRIMARY KEY (line_no, position));
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver_name text NOT NULL, joined_on date NOT NULL, phone text);
CREATE TABLE journeys (journey_id int PRIMARY KEY, line_no text NOT NULL REFERENCES lines, driver_id int REFERENCES drivers, scheduled_start timestamp NOT NULL, delay_minutes int, passengers int, cancelled boolean NOT NULL);
CREATE TABLE ticket_sales (sale_id int PRIMARY KEY, journey_id int NOT NULL REFERENCES journeys, ticket_kind text NOT NULL, price numeric(4,2) NOT NULL);
CREATE TABLE complaints (complaint_id int PRIMARY KEY, journey_id int REFERENCES journeys, received_at timestamp NOT NULL, topic text NOT NULL, answered_at timestamp);
