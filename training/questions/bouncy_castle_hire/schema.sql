CREATE TABLE t_castle (castle_id int PRIMARY KEY, title text NOT NULL, theme text NOT NULL, max_children int NOT NULL, indoor_ok boolean NOT NULL, weekend_price_cents int NOT NULL, retired boolean NOT NULL);
CREATE TABLE t_safety_test (test_id int PRIMARY KEY, castle_id int NOT NULL REFERENCES t_castle, tested_on date NOT NULL, passed boolean NOT NULL, inspector text);
CREATE TABLE t_family (family_id int PRIMARY KEY, contact_name text NOT NULL, suburb text NOT NULL, phone text, marketing_opt_in boolean NOT NULL);
CREATE TABLE t_crew (crew_id int PRIMARY KEY, crew_name text NOT NULL, can_drive_trailer boolean NOT NULL);
CREATE TABLE t_booking (booking_id int PRIMARY KEY, family_id int NOT NULL REFERENCES t_family, castle_id int NOT NULL REFERENCES t_castle, crew_id int REFERENCES t_crew, party_day date NOT NULL, taken_at timestamptz NOT NULL, status_code char(1) NOT NULL, total_cents int NOT NULL, deposit_cents int NOT NULL, deposit_returned boolean NOT NULL, wet_weather boolean NOT NULL);
CREATE TABLE t_extra (extra_id int PRIMARY KEY, extra_name text NOT NULL, price_cents int NOT NULL);
CREATE TABLE t_booking_extra (booking_id int REFERENCES t_booking, extra_id int REFERENCES t_extra, qty int NOT NULL, PRIMARY KEY (booking_id, extra_id));
CREATE TABLE t_damage (damage_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES t_booking, what text NOT NULL, repair_cents int, fixed_on date);
COMMENT ON COLUMN t_booking.status_code IS 'R = requested, C = confirmed, D = done, X = called off';
