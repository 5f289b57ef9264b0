CREATE TABLE pitch (pitch_id int PRIMARY KEY, spot text NOT NULL, zone text NOT NULL, amp_allowed boolean NOT NULL, slot_fee numeric(5,2) NOT NULL);
CREATE TABLE performer (perf_id int PRIMARY KEY, act_name text NOT NULL, act_type text NOT NULL, members int NOT NULL, licensed_on date NOT NULL, licence_ends date NOT NULL, revoked_on date);
CREATE TABLE slot_booking (slot_id int PRIMARY KEY, pitch_id int NOT NULL REFERENCES pitch, perf_id int NOT NULL REFERENCES performer, slot_day date NOT NULL, begins time NOT NULL, hours int NOT NULL, state text NOT NULL, booked_on date NOT NULL);
COMMENT ON COLUMN slot_booking.state IS 'booked, played, missed or cancelled; the fee is per hour';
CREATE TABLE warden (warden_id int PRIMARY KEY, warden text NOT NULL);
CREATE TABLE patrol_note (note_id int PRIMARY KEY, slot_id int NOT NULL REFERENCES slot_booking, warden_id int NOT NULL REFERENCES warden, decibels int, crowd int, fine numeric(6,2), fine_paid_on date);
CREATE TABLE noise_call (call_id int PRIMARY KEY, pitch_id int NOT NULL REFERENCES pitch, called_at timestamp NOT NULL, caller_kind text NOT NULL);
