CREATE TABLE families (family_id int PRIMARY KEY, surname text NOT NULL, suburb text NOT NULL, joined_on date NOT NULL, has_pets boolean NOT NULL);
CREATE TABLE children (child_id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, first_name text NOT NULL, date_of_birth date NOT NULL, special_needs boolean NOT NULL);
CREATE TABLE nannies (nanny_id int PRIMARY KEY, name text NOT NULL, hourly_rate numeric(5,2) NOT NULL, first_aid_expiry date, drives boolean NOT NULL, status text NOT NULL);
COMMENT ON COLUMN nannies.status IS 'available, placed, on_leave, left';
CREATE TABLE languages (nanny_id int REFERENCES nannies, language text NOT NULL, PRIMARY KEY (nanny_id, language));
CREATE TABLE placements (placement_id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, nanny_id int NOT NULL REFERENCES nannies, start_date date NOT NULL, end_date date, weekly_hours int NOT NULL, agency_fee numeric(8,2) NOT NULL);
CREATE TABLE interviews (interview_id int PRIMARY KEY, family_id int NOT NULL REFERENCES families, nanny_id int NOT NULL REFERENCES nannies, held_on date NOT NULL, result text);
