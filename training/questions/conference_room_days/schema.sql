CREATE TABLE venues (venue_id int PRIMARY KEY, venue text NOT NULL, city text NOT NULL);
CREATE TABLE rooms (room_id int PRIMARY KEY, venue_id int NOT NULL REFERENCES venues, room text NOT NULL, seats int NOT NULL, day_price numeric(8,2) NOT NULL, has_daylight boolean NOT NULL);
CREATE TABLE organisers (org_id int PRIMARY KEY, organiser text NOT NULL, sector text NOT NULL, home_city text NOT NULL);
CREATE TABLE events (
  event_id int PRIMARY KEY, org_id int NOT NULL REFERENCES organisers, title text NOT NULL,
  enquired_on date NOT NULL, confirmed_on date, cancelled_on date, first_day date NOT NULL, last_day date NOT NULL,
  expected_people int NOT NULL, actual_people int
);
COMMENT ON COLUMN events.last_day IS 'the last day counts as a day of the event';
CREATE TABLE event_rooms (event_id int NOT NULL REFERENCES events, room_id int NOT NULL REFERENCES rooms, days int NOT NULL, agreed_day_price numeric(8,2) NOT NULL, PRIMARY KEY (event_id, room_id));
CREATE TABLE catering (cat_id int PRIMARY KEY, event_id int NOT NULL REFERENCES events, meal text NOT NULL, served_on date NOT NULL, covers int NOT NULL, price_per_head numeric(6,2) NOT NULL);
CREATE TABLE payments (pay_id int PRIMARY KEY, event_id int NOT NULL REFERENCES events, kind text NOT NULL, received_on date NOT NULL, amount numeric(9,2) NOT NULL);
COMMENT ON COLUMN payments.kind IS 'deposit or final';
