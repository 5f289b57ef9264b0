CREATE TABLE owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, town text NOT NULL, phone text, email text, customer_since date NOT NULL);
CREATE TABLE pets (pet_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners, pet_name text NOT NULL, species text NOT NULL, breed text, born_on date, weight_kg numeric(4,1), vaccinated_until date, special_diet text);
CREATE TABLE rooms (room_no int PRIMARY KEY, room_type text NOT NULL, size_m2 numeric(4,1) NOT NULL, has_window boolean NOT NULL, price_per_night numeric(6,2) NOT NULL);
CREATE TABLE stays (stay_id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pets, room_no int NOT NULL REFERENCES rooms, check_in date NOT NULL, check_out date NOT NULL, booked_on date NOT NULL, total numeric(8,2) NOT NULL, deposit_paid numeric(7,2) NOT NULL, cancelled boolean NOT NULL);
CREATE TABLE extras (extra_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stays, kind text NOT NULL, given_on date NOT NULL, charge numeric(6,2) NOT NULL);
COMMENT ON COLUMN extras.kind IS 'grooming, medication, play hour';
CREATE TABLE keepers (keeper_id int PRIMARY KEY, keeper_name text NOT NULL, employed_from date NOT NULL, hours_per_week int NOT NULL);
CREATE TABLE incidents (incident_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stays, keeper_id int REFERENCES keepers, happened_at timestamp NOT NULL, what_happened text NOT NULL, vet_called boolean NOT NULL);
