CREATE TABLE port (port_code char(3) PRIMARY KEY, port_name text NOT NULL);
CREATE TABLE vessel (vessel_id int PRIMARY KEY, vessel_name text NOT NULL, seats int NOT NULL, car_places int NOT NULL, fuel_l_per_hour numeric(6,1) NOT NULL);
CREATE TABLE route (route_id int PRIMARY KEY, from_port char(3) NOT NULL REFERENCES port, to_port char(3) NOT NULL REFERENCES port, distance_nm numeric(5,1) NOT NULL, planned_minutes int NOT NULL);
CREATE TABLE sailing (sailing_id int PRIMARY KEY, route_id int NOT NULL REFERENCES route, vessel_id int NOT NULL REFERENCES vessel, planned_departure timestamp NOT NULL, actual_departure timestamp, actual_arrival timestamp, status text NOT NULL);
COMMENT ON COLUMN sailing.status IS 'scheduled, sailed, cancelled';
CREATE TABLE fare (fare_code text PRIMARY KEY, label text NOT NULL, price numeric(6,2) NOT NULL, is_vehicle boolean NOT NULL);
CREATE TABLE booking (booking_id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailing, booked_on date NOT NULL, passenger_name text NOT NULL, channel text NOT NULL, refunded boolean NOT NULL);
CREATE TABLE booking_item (booking_id int NOT NULL REFERENCES booking, fare_code text NOT NULL REFERENCES fare, qty int NOT NULL, price_paid numeric(6,2) NOT NULL, PRIMARY KEY (booking_id, fare_code));
CREATE TABLE shop_sale (sale_id int PRIMARY KEY, sailing_id int NOT NULL REFERENCES sailing, category text NOT NULL, amount numeric(7,2) NOT NULL, cost numeric(7,2) NOT NULL);
