CREATE TABLE depot (depot_id int PRIMARY KEY, depot_name text NOT NULL, country char(2) NOT NULL);
CREATE TABLE driver (driver_id int PRIMARY KEY, driver_name text NOT NULL, sex char(1) NOT NULL CHECK (sex IN ('F','M')), depot_id int NOT NULL REFERENCES depot, employment text NOT NULL CHECK (employment IN ('OWN','AGENCY','SUBCO')), left_on date);
COMMENT ON COLUMN driver.employment IS 'OWN own staff, AGENCY temporary agency, SUBCO subcontractor';
CREATE TABLE shipper (shipper_id int PRIMARY KEY, shipper_name text NOT NULL, country char(2) NOT NULL, goods text NOT NULL CHECK (goods IN ('FISH','MEAT','DAIRY','FRUIT','PHARMA')));
CREATE TABLE trip_state (code smallint PRIMARY KEY, caption text NOT NULL);
CREATE TABLE trip (trip_id int PRIMARY KEY, shipper_id int NOT NULL REFERENCES shipper, driver_id int REFERENCES driver, from_depot int NOT NULL REFERENCES depot, to_city text NOT NULL, pickup_on date NOT NULL, promised_on date NOT NULL, delivered_on date, state smallint NOT NULL REFERENCES trip_state, km int NOT NULL, price numeric(8,2) NOT NULL, frozen boolean NOT NULL);
CREATE TABLE alarm (alarm_id int PRIMARY KEY, trip_id int NOT NULL REFERENCES trip, raised_at timestamp NOT NULL, degrees numeric(4,1) NOT NULL, ack char(1) NOT NULL CHECK (ack IN ('Y','N')), kind text NOT NULL CHECK (kind IN ('HIGH','LOW','DOOR')));
CREATE TABLE bill (bill_id int PRIMARY KEY, trip_id int NOT NULL REFERENCES trip, billed_on date NOT NULL, amount numeric(8,2) NOT NULL, paid_on date);
