CREATE TABLE salons (
  salon_id int PRIMARY KEY,
  salon_name text NOT NULL,
  town text NOT NULL
);
CREATE TABLE groomers (
  groomer_id int PRIMARY KEY,
  groomer_name text NOT NULL,
  salon_id int NOT NULL REFERENCES salons,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE owners (
  owner_id int PRIMARY KEY,
  owner_name text NOT NULL,
  mobile text,
  marketing_consent boolean NOT NULL
);
CREATE TABLE dogs (
  dog_id int PRIMARY KEY,
  dog_name text NOT NULL,
  breed text NOT NULL,
  owner_id int NOT NULL REFERENCES owners,
  born_on date,
  vaccinated_until date,
  nervous boolean NOT NULL
);
CREATE TABLE services (
  service_id int PRIMARY KEY,
  service_name text NOT NULL,
  price numeric(6,2) NOT NULL,
  minutes int NOT NULL
);
CREATE TABLE appointments (
  appointment_id int PRIMARY KEY,
  dog_id int NOT NULL REFERENCES dogs,
  groomer_id int NOT NULL REFERENCES groomers,
  service_id int NOT NULL REFERENCES services,
  starts_at timestamp NOT NULL,
  state text NOT NULL,
  paid_amount numeric(6,2),
  tip numeric(5,2)
);
COMMENT ON COLUMN appointments.state IS 'booked, done, cancelled, missed';
