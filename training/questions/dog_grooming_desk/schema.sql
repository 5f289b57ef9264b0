CREATE TABLE owners (owner_id int PRIMARY KEY, full_name text NOT NULL, phone text NOT NULL, postcode text NOT NULL, registered_on date NOT NULL);
CREATE TABLE dogs (dog_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners, dog_name text NOT NULL, breed text NOT NULL, size text NOT NULL, bites boolean NOT NULL DEFAULT false);
CREATE TABLE groomers (groomer_id int PRIMARY KEY, groomer_name text NOT NULL, hourly_wage numeric(6,2) NOT NULL, active boolean NOT NULL);
CREATE TABLE services (service_id int PRIMARY KEY, service_name text NOT NULL, base_price numeric(6,2) NOT NULL, minutes int NOT NULL);
CREATE TABLE appointments (appointment_id int PRIMARY KEY, dog_id int NOT NULL REFERENCES dogs, groomer_id int NOT NULL REFERENCES groomers, starts_at timestamp NOT NULL, booked_via text NOT NULL, state text NOT NULL);
COMMENT ON COLUMN appointments.state IS 'booked, finished, no_show or cancelled';
CREATE TABLE appointment_services (appointment_id int REFERENCES appointments, service_id int REFERENCES services, charged numeric(6,2) NOT NULL, PRIMARY KEY (appointment_id, service_id));
CREATE TABLE payments (payment_id int PRIMARY KEY, appointment_id int NOT NULL REFERENCES appointments, method text NOT NULL, amount numeric(7,2) NOT NULL, tip numeric(6,2) NOT NULL DEFAULT 0, paid_at timestamp NOT NULL);
