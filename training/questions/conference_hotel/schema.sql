CREATE TABLE hall (hall_id int PRIMARY KEY, hall_name text NOT NULL, seats_theatre int NOT NULL, seats_banquet int, daylight boolean NOT NULL, half_day_rate numeric(7,2) NOT NULL, full_day_rate numeric(7,2) NOT NULL);
CREATE TABLE organiser (organiser_id int PRIMARY KEY, organisation text NOT NULL, contact_first_name text, contact_last_name text NOT NULL, sector text NOT NULL);
CREATE TABLE event (
  event_id int PRIMARY KEY,
  title text NOT NULL,
  organiser_id int NOT NULL REFERENCES organiser,
  coordinator text NOT NULL,
  enquiry_on date NOT NULL,
  begins_on date NOT NULL,
  ends_on date NOT NULL,
  expected_people int NOT NULL,
  actual_people int,
  stage text NOT NULL,
  lost_reason text,
  deleted_at timestamptz
);
CREATE TABLE hall_booking (hall_booking_id int PRIMARY KEY, event_id int NOT NULL REFERENCES event, hall_id int NOT NULL REFERENCES hall, on_day date NOT NULL, part_of_day text NOT NULL, layout text NOT NULL);
CREATE TABLE room_block (room_block_id int PRIMARY KEY, event_id int NOT NULL REFERENCES event, rooms_held int NOT NULL, rooms_taken int, nightly_rate numeric(6,2) NOT NULL, release_on date NOT NULL);
CREATE TABLE menu_order (menu_order_id int PRIMARY KEY, event_id int NOT NULL REFERENCES event, serving text NOT NULL, portions int NOT NULL, price_per_portion numeric(6,2) NOT NULL, vegetarian_portions int NOT NULL);
CREATE TABLE event_invoice (invoice_no text PRIMARY KEY, event_id int NOT NULL REFERENCES event, sent_on date NOT NULL, amount numeric(10,2) NOT NULL, paid_amount numeric(10,2) NOT NULL, due_on date NOT NULL);
COMMENT ON COLUMN event.stage IS 'enquiry, option, confirmed, held, lost';
COMMENT ON COLUMN event.deleted_at IS 'set when a record was removed; such rows are not shown anywhere';
COMMENT ON COLUMN hall_booking.part_of_day IS 'morning, afternoon or all day';
COMMENT ON COLUMN room_block.release_on IS 'rooms not taken go back on sale on this day';
