CREATE TABLE fares (fare_code text PRIMARY KEY, label text, start_fee numeric(5,2), per_km numeric(5,2), per_animal numeric(5,2));
CREATE TABLE drivers (driver_id int PRIMARY KEY, driver text, van text, cages int, first_aid boolean);
CREATE TABLE owners (owner_id int PRIMARY KEY, owner text, quarter text, prepaid_balance numeric(7,2));
CREATE TABLE animals (animal_id int PRIMARY KEY, owner_id int, animal text, species text, muzzle boolean);
CREATE TABLE rides (ride_id int PRIMARY KEY, owner_id int, driver_id int, fare_code text, ordered_at timestamp, wanted_at timestamp, picked_up_at timestamp, purpose text, km numeric(5,1), cleaning_fee numeric(5,2), called_off boolean);
COMMENT ON COLUMN rides.purpose IS 'vet, groomer, airport, kennel';
CREATE TABLE ride_animals (ride_id int, animal_id int);
