CREATE TABLE hospitals (hospital_id int PRIMARY KEY, hospital_name text NOT NULL, trust text NOT NULL, city text NOT NULL);
CREATE TABLE wards (ward_id int PRIMARY KEY, hospital_id int NOT NULL REFERENCES hospitals, ward_name text NOT NULL, specialty text NOT NULL);
CREATE TABLE locums (locum_id int PRIMARY KEY, locum_name text NOT NULL, grade text NOT NULL, home_city text NOT NULL, registered_on date NOT NULL, licence_until date NOT NULL);
COMMENT ON COLUMN locums.grade IS 'SHO, registrar or consultant';
CREATE TABLE shifts (
  shift_id int PRIMARY KEY, ward_id int NOT NULL REFERENCES wards, locum_id int REFERENCES locums,
  requested_on date NOT NULL, shift_date date NOT NULL, hours numeric(4,1) NOT NULL, break_minutes int NOT NULL,
  pay_rate numeric(6,2) NOT NULL, charge_rate numeric(6,2) NOT NULL, is_night boolean NOT NULL, state text NOT NULL
);
COMMENT ON COLUMN shifts.pay_rate IS 'per hour, to the locum';
COMMENT ON COLUMN shifts.charge_rate IS 'per hour, to the hospital';
COMMENT ON COLUMN shifts.state IS 'worked, booked, unfilled, cancelled';
CREATE TABLE expenses (expense_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shifts, what text NOT NULL, amount numeric(7,2) NOT NULL, miles int);
CREATE TABLE ratings (shift_id int PRIMARY KEY REFERENCES shifts, by_ward int NOT NULL, by_locum int);
COMMENT ON TABLE ratings IS 'by_ward: the ward''s mark for the locum; by_locum: the locum''s mark for the ward; 1 to 10';
