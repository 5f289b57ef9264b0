CREATE TABLE buses (id int PRIMARY KEY, plate text NOT NULL, nickname text, seats int NOT NULL, wheelchair boolean NOT NULL, mot_until date NOT NULL, base text NOT NULL, sold_on date);
CREATE TABLE groups (id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL, contact_first text NOT NULL, contact_last text NOT NULL, joined_on date NOT NULL);
CREATE TABLE drivers (id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, town text NOT NULL, volunteer boolean NOT NULL, licence_until date NOT NULL, day_rate numeric(6,2));
CREATE TABLE hires (
  id int PRIMARY KEY,
  bus_id int NOT NULL REFERENCES buses,
  group_id int NOT NULL REFERENCES groups,
  driver_id int REFERENCES drivers,        -- null: the group drives itself
  reserve_driver_id int REFERENCES drivers,
  pickup_town text NOT NULL,
  destination text NOT NULL,
  requested_on date NOT NULL,
  confirmed_on date,
  out_at timestamp NOT NULL,
  back_due timestamp NOT NULL,
  back_at timestamp,
  km_out int,                              -- odometer when leaving
  km_back int,                             -- odometer on return
  hire_fee numeric(8,2) NOT NULL,
  fuel_charge numeric(7,2) NOT NULL,
  cancelled_on date
);
CREATE TABLE invoices (id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hires, issued_on date NOT NULL, due_on date NOT NULL, total numeric(8,2) NOT NULL, paid_on date);
CREATE TABLE repairs (id int PRIMARY KEY, bus_id int NOT NULL REFERENCES buses, reported_by int REFERENCES drivers, garage text NOT NULL, reported_on date NOT NULL, done_on date, cost numeric(8,2));
COMMENT ON COLUMN groups.kind IS 'school, club, charity, church';
COMMENT ON COLUMN drivers.day_rate IS 'empty for volunteers';
