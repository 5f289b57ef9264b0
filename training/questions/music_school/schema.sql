CREATE TABLE pupils (pupil_id int PRIMARY KEY, pupil_name text NOT NULL, birth_year int, payer_name text, payer_email text, instrument_of_own boolean NOT NULL, enrolled_on date NOT NULL, withdrawn_on date);
CREATE TABLE teachers (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, main_instrument text NOT NULL, accepts_new_pupils boolean NOT NULL, rate_per_lesson numeric(6,2) NOT NULL);
CREATE TABLE rooms (room_id int PRIMARY KEY, room_name text NOT NULL, has_piano boolean NOT NULL, soundproof boolean NOT NULL);
CREATE TABLE lesson_slots (slot_id int PRIMARY KEY, teacher_id int NOT NULL, room_id int, pupil_id int, weekday text NOT NULL, starts time NOT NULL, minutes int NOT NULL);
CREATE TABLE lessons_given (lesson_id int PRIMARY KEY, slot_id int NOT NULL, lesson_date date NOT NULL, happened boolean NOT NULL, reason_not_held text, homework text, fee numeric(6,2) NOT NULL);
CREATE TABLE loan_instruments (instrument_id int PRIMARY KEY, kind text NOT NULL, maker text, inventory_no text NOT NULL, lent_to_pupil_id int, lent_since date, insured_value numeric(8,2), needs_repair boolean NOT NULL);
CREATE TABLE concert_entries (entry_id int PRIMARY KEY, concert_date date NOT NULL, pupil_id int NOT NULL, piece text, accompanist text, performed boolean);
COMMENT ON COLUMN lesson_slots.pupil_id IS 'empty when the slot is free';
COMMENT ON COLUMN concert_entries.performed IS 'empty before the concert';
