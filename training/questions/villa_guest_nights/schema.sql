CREATE TABLE owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, country text NOT NULL, commission_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN owners.commission_pct IS 'what the agency keeps of the rent, in percent';
CREATE TABLE areas (area_code char(3) PRIMARY KEY, area_name text NOT NULL);
CREATE TABLE villas (villa_id int PRIMARY KEY, villa_name text NOT NULL, area_code char(3) NOT NULL REFERENCES areas, owner_id int NOT NULL REFERENCES owners, bedrooms int NOT NULL, has_pool boolean NOT NULL, rack_rate numeric(8,2) NOT NULL);
COMMENT ON COLUMN villas.rack_rate IS 'brochure price per night; bookings may have been made at another rate';
CREATE TABLE guests (guest_id int PRIMARY KEY, guest_name text NOT NULL, home_country text NOT NULL, newsletter boolean NOT NULL);
CREATE TABLE bookings (
  booking_id int PRIMARY KEY, villa_id int NOT NULL REFERENCES villas, guest_id int NOT NULL REFERENCES guests,
  booked_on date NOT NULL, arrival date NOT NULL, departure date NOT NULL, persons int NOT NULL,
  nightly_rate numeric(8,2) NOT NULL, cleaning_fee numeric(6,2) NOT NULL, deposit numeric(8,2) NOT NULL,
  channel text NOT NULL, -- direct, agent, portal
  cancelled_on date
);
CREATE TABLE extras (extra_id int PRIMARY KEY, booking_id int NOT NULL REFERENCES bookings, description text NOT NULL, line_total numeric(8,2) NOT NULL, units int NOT NULL);
COMMENT ON COLUMN extras.line_total IS 'full amount for all units';
CREATE TABLE reviews (booking_id int PRIMARY KEY REFERENCES bookings, written_on date NOT NULL, stars int NOT NULL, cleanliness int NOT NULL);
