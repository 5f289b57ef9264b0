CREATE TABLE halls (hall_id int PRIMARY KEY, hall_name text NOT NULL, max_guests int NOT NULL, day_rate numeric(8,2) NOT NULL, part_of int REFERENCES halls);
CREATE TABLE planners (planner_id int PRIMARY KEY, planner_name text NOT NULL);
CREATE TABLE hosts (host_id int PRIMARY KEY, host_name text NOT NULL, host_type text NOT NULL, city text NOT NULL);
CREATE TABLE enquiries (enquiry_id int PRIMARY KEY, host_id int NOT NULL REFERENCES hosts, came_in date NOT NULL, channel text NOT NULL, answered date, planner_id int REFERENCES planners, result text);
CREATE TABLE bookings (booking_id int PRIMARY KEY, enquiry_id int REFERENCES enquiries, hall_id int NOT NULL REFERENCES halls, host_id int NOT NULL REFERENCES hosts, occasion text NOT NULL, first_day date NOT NULL, last_day date NOT NULL, guests int NOT NULL, agreed_price numeric(9,2) NOT NULL, status text NOT NULL);
CREATE TABLE instalments (instalment_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, due_on date NOT NULL, amount numeric(9,2) NOT NULL, received_on date);
COMMENT ON COLUMN halls.part_of IS 'the larger hall this one is a section of';
COMMENT ON COLUMN enquiries.result IS 'booked, declined, no reply; null while open';
COMMENT ON COLUMN bookings.status IS 'option, firm, cancelled';
