CREATE TABLE zones (id int PRIMARY KEY, name text NOT NULL, dogs_allowed boolean NOT NULL, quiet_after time);
CREATE TABLE pitches (id int PRIMARY KEY, zone_id int NOT NULL REFERENCES zones(id), number text NOT NULL, surface text NOT NULL, hook_up boolean NOT NULL, price_per_night numeric(6,2) NOT NULL);
CREATE TABLE campers (id int PRIMARY KEY, full_name text NOT NULL, postcode text, email text, newsletter boolean NOT NULL);
CREATE TABLE bookings (id int PRIMARY KEY, camper_id int NOT NULL REFERENCES campers(id), pitch_id int NOT NULL REFERENCES pitches(id), created_at timestamptz NOT NULL, arrives date NOT NULL, departs date NOT NULL, adults int NOT NULL, kids int NOT NULL, dogs int NOT NULL, unit text NOT NULL, total numeric(8,2) NOT NULL, deposit_paid numeric(8,2) NOT NULL, checked_in_at timestamptz, deleted_at timestamptz);
CREATE TABLE shop_items (id int PRIMARY KEY, name text NOT NULL, price numeric(6,2) NOT NULL, in_stock int NOT NULL);
CREATE TABLE shop_sales (id int PRIMARY KEY, item_id int NOT NULL REFERENCES shop_items(id), booking_id int REFERENCES bookings(id), sold_at timestamptz NOT NULL, quantity int NOT NULL);
CREATE TABLE warden_notes (id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings(id), warden text NOT NULL, noted_at timestamptz NOT NULL, severity text NOT NULL, note text NOT NULL);
COMMENT ON COLUMN bookings.deleted_at IS 'set when a booking was removed by mistake entry; hidden everywhere';
