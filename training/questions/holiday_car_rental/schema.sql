CREATE TABLE station (station_code char(3) PRIMARY KEY, station_name text NOT NULL, airport boolean NOT NULL);
CREATE TABLE car_group (group_letter char(1) PRIMARY KEY, description text NOT NULL, day_rate numeric(6,2) NOT NULL, deposit numeric(7,2) NOT NULL);
CREATE TABLE car (plate text PRIMARY KEY, model text NOT NULL, group_letter char(1) NOT NULL REFERENCES car_group, home_station char(3) NOT NULL REFERENCES station, mileage int NOT NULL, next_service_at int NOT NULL, sold_on date);
CREATE TABLE renter (renter_id int PRIMARY KEY, name text NOT NULL, nationality text NOT NULL, licence_since int NOT NULL);
CREATE TABLE rental (rental_id int PRIMARY KEY, renter_id int NOT NULL REFERENCES renter, plate text NOT NULL REFERENCES car, pickup_station char(3) NOT NULL REFERENCES station, return_station char(3) NOT NULL REFERENCES station, picked_up date NOT NULL, due_back date NOT NULL, came_back date, km_driven int, rental_price numeric(8,2) NOT NULL, full_cover boolean NOT NULL);
CREATE TABLE damage (damage_id int PRIMARY KEY, rental_id int NOT NULL REFERENCES rental, part text NOT NULL, repair_cost numeric(8,2), charged_to_renter numeric(8,2));
CREATE TABLE fine (fine_id int PRIMARY KEY, rental_id int NOT NULL REFERENCES rental, offence text NOT NULL, offence_date date NOT NULL, amount numeric(6,2) NOT NULL, passed_on date);
COMMENT ON COLUMN fine.passed_on IS 'day the fine was charged to the renter, null if not yet';
