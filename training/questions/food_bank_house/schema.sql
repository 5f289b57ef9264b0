CREATE TABLE households (household_id int PRIMARY KEY, contact_name text NOT NULL, adults int NOT NULL, children int NOT NULL, neighbourhood text NOT NULL, phone text, registered_on date NOT NULL, dietary_need text);
CREATE TABLE volunteers (volunteer_id int PRIMARY KEY, full_name text NOT NULL, since date NOT NULL, has_van boolean NOT NULL, stopped_on date);
CREATE TABLE donors (donor_id int PRIMARY KEY, donor_name text NOT NULL, donor_type text NOT NULL, town text NOT NULL);
COMMENT ON COLUMN donors.donor_type IS 'shop, farm, church, private';
CREATE TABLE donations (donation_id int PRIMARY KEY, donor_id int NOT NULL REFERENCES donors, given_on date NOT NULL, food text NOT NULL, kilos numeric(6,1) NOT NULL, best_before date);
CREATE TABLE parcels (parcel_id int PRIMARY KEY, household_id int NOT NULL REFERENCES households, handed_out_on date NOT NULL, volunteer_id int REFERENCES volunteers, kilos numeric(4,1) NOT NULL, delivered_home boolean NOT NULL);
CREATE TABLE shifts (volunteer_id int NOT NULL REFERENCES volunteers, shift_date date NOT NULL, hours numeric(3,1) NOT NULL, PRIMARY KEY (volunteer_id, shift_date));
