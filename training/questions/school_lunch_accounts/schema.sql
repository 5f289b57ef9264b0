CREATE TABLE schools (id int PRIMARY KEY, school_name text NOT NULL, phase text NOT NULL CHECK (phase IN ('PRI','SEC','SEN')), closed boolean NOT NULL DEFAULT false);
COMMENT ON COLUMN schools.phase IS 'PRI primary, SEC secondary, SEN special needs';
CREATE TABLE pupils (id int PRIMARY KEY, school_id int NOT NULL REFERENCES schools, first_name text NOT NULL, last_name text NOT NULL, gender char(1) CHECK (gender IN ('g','b')), year_group int NOT NULL, free_meals boolean NOT NULL, diet text CHECK (diet IN ('VEG','HAL','GF','NUT')), left_on date);
COMMENT ON COLUMN pupils.gender IS 'g girl, b boy';
COMMENT ON COLUMN pupils.diet IS 'VEG vegetarian, HAL halal, GF gluten free, NUT nut allergy, empty: no special diet';
CREATE TABLE dishes (id int PRIMARY KEY, dish_name text NOT NULL, course text NOT NULL CHECK (course IN ('main','dessert','snack')), price numeric(5,2) NOT NULL, meat_free boolean NOT NULL);
CREATE TABLE meals (id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, dish_id int NOT NULL REFERENCES dishes, served_on date NOT NULL, ordered_on date NOT NULL, charged numeric(5,2) NOT NULL, collected boolean NOT NULL);
CREATE TABLE topups (id int PRIMARY KEY, pupil_id int NOT NULL REFERENCES pupils, paid_at timestamp NOT NULL, amount numeric(6,2) NOT NULL, source text NOT NULL CHECK (source IN ('APP','CHQ','KIOSK','VCHR')), bounced boolean NOT NULL);
COMMENT ON COLUMN topups.source IS 'APP parents'' phone app, CHQ cheque, KIOSK cash machine in school, VCHR voucher';
