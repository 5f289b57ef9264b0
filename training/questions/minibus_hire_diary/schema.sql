CREATE TABLE depots (id int PRIMARY KEY, name text NOT NULL, opening_time time NOT NULL);
CREATE TABLE minibuses (id int PRIMARY KEY, registration text NOT NULL, depot_id int NOT NULL REFERENCES depots, seats int NOT NULL, wheelchair_access boolean NOT NULL, day_rate numeric(7,2) NOT NULL, odometer_km int NOT NULL, mot_due date NOT NULL);
CREATE TABLE hirers (id int PRIMARY KEY, name text NOT NULL, hirer_type text NOT NULL, phone text NOT NULL, banned boolean NOT NULL DEFAULT false);
CREATE TABLE hires (id int PRIMARY KEY, minibus_id int NOT NULL REFERENCES minibuses, hirer_id int NOT NULL REFERENCES hirers, booked_on date NOT NULL, pickup_date date NOT NULL, return_date date NOT NULL, actual_return date, km_driven int, status text NOT NULL, price numeric(8,2) NOT NULL, deposit_held numeric(8,2) NOT NULL);
COMMENT ON COLUMN hires.status IS 'reserved, out, returned, cancelled';
CREATE TABLE services (id int PRIMARY KEY, minibus_id int NOT NULL REFERENCES minibuses, garage text NOT NULL, service_date date NOT NULL, cost numeric(8,2) NOT NULL);
CREATE TABLE extras (id int PRIMARY KEY, hire_id int NOT NULL REFERENCES hires, item text NOT NULL, charge numeric(7,2) NOT NULL);
