CREATE TABLE plants (plant_id int PRIMARY KEY, common_name text NOT NULL, family text NOT NULL, kind text NOT NULL, sow_month int NOT NULL, days_to_harvest int, hard_to_grow boolean NOT NULL);
COMMENT ON COLUMN plants.kind IS 'vegetable, herb, flower';
CREATE TABLE seed_lots (lot_id int PRIMARY KEY, plant_id int NOT NULL REFERENCES plants, variety text NOT NULL, donated_by int, harvested_year int NOT NULL, packets_left int NOT NULL, germination_percent numeric(4,1), drawer text);
CREATE TABLE gardeners (gardener_id int PRIMARY KEY, name text NOT NULL, postcode text NOT NULL, email text, joined_on date NOT NULL);
ALTER TABLE seed_lots ADD FOREIGN KEY (donated_by) REFERENCES gardeners(gardener_id);
CREATE TABLE borrowings (borrowing_id int PRIMARY KEY, lot_id int NOT NULL REFERENCES seed_lots, gardener_id int NOT NULL REFERENCES gardeners, taken_on date NOT NULL, packets int NOT NULL, returned_on date, packets_returned int);
CREATE TABLE workshops (workshop_id int PRIMARY KEY, title text NOT NULL, teacher text, held_on date NOT NULL, places int NOT NULL, fee numeric(5,2) NOT NULL);
CREATE TABLE workshop_guests (workshop_id int NOT NULL REFERENCES workshops, gardener_id int NOT NULL REFERENCES gardeners, PRIMARY KEY (workshop_id, gardener_id));
