CREATE TABLE guests (
  guest_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  country text NOT NULL,
  sex char(1) NOT NULL
);
CREATE TABLE room_types (
  code text PRIMARY KEY,
  description text NOT NULL,
  rack_rate numeric(7,2) NOT NULL
);
CREATE TABLE rooms (
  room_no int PRIMARY KEY,
  room_type text NOT NULL REFERENCES room_types(code),
  floor int NOT NULL
);
CREATE TABLE stays (
  stay_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES guests(guest_id),
  room_no int NOT NULL REFERENCES rooms(room_no),
  booked_on date NOT NULL,
  check_in date NOT NULL,
  check_out date NOT NULL,
  booked_via text NOT NULL,
  state text NOT NULL,
  price_per_night numeric(7,2) NOT NULL,
  persons int NOT NULL
);
CREATE TABLE treatments (
  treatment_id int PRIMARY KEY,
  name text NOT NULL,
  minutes int NOT NULL,
  price numeric(7,2) NOT NULL,
  material_cost numeric(7,2) NOT NULL
);
CREATE TABLE therapists (
  therapist_id int PRIMARY KEY,
  full_name text NOT NULL,
  target_per_month numeric(8,2)
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES stays(stay_id),
  treatment_id int NOT NULL REFERENCES treatments(treatment_id),
  therapist_id int NOT NULL REFERENCES therapists(therapist_id),
  starts_at timestamp NOT NULL,
  charged numeric(7,2) NOT NULL,
  kept boolean
);
CREATE TABLE ratings (
  stay_id int PRIMARY KEY REFERENCES stays(stay_id),
  given_on date NOT NULL,
  stars int NOT NULL
);
COMMENT ON COLUMN guests.sex IS 'F woman, M man';
COMMENT ON COLUMN stays.state IS 'booked, stayed, cancelled or no-show';
COMMENT ON COLUMN stays.booked_via IS 'phone, website, portal or agency';
COMMENT ON COLUMN appointments.kept IS 'true the guest came, false the guest did not come; null ahead';
COMMENT ON COLUMN appointments.charged IS 'amount put on the bill for the treatment';
