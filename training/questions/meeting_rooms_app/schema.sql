CREATE TABLE offices (id int PRIMARY KEY, city text NOT NULL, street text NOT NULL, opened_on date NOT NULL);
CREATE TABLE people (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, email text NOT NULL, office_id int REFERENCES offices, boss_id int REFERENCES people, is_active boolean NOT NULL, created_at timestamptz NOT NULL, last_login_at timestamptz);
CREATE TABLE rooms (id int PRIMARY KEY, office_id int NOT NULL REFERENCES offices, name text NOT NULL, floor int NOT NULL, seats int NOT NULL, has_screen boolean NOT NULL, closed_since date);
CREATE TABLE reservations (
  id int PRIMARY KEY,
  room_id int NOT NULL REFERENCES rooms,
  organizer_id int NOT NULL REFERENCES people,
  booked_by_id int NOT NULL REFERENCES people,    -- who typed it in
  title text NOT NULL,
  booked_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  expected int NOT NULL,
  checked_in_at timestamptz,
  cancelled_at timestamptz,
  status text NOT NULL      -- upcoming, held, no_show, cancelled
);
CREATE TABLE invitees (reservation_id int REFERENCES reservations, person_id int REFERENCES people, reply text, replied_at timestamptz, PRIMARY KEY (reservation_id, person_id));
CREATE TABLE issues (id int PRIMARY KEY, room_id int NOT NULL REFERENCES rooms, reported_by_id int NOT NULL REFERENCES people, fixed_by_id int REFERENCES people, what text NOT NULL, reported_at timestamptz NOT NULL, fixed_at timestamptz);
COMMENT ON COLUMN invitees.reply IS 'yes, no, maybe; empty: no reply';
