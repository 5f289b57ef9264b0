CREATE TABLE areas (area_id int PRIMARY KEY, area_name text NOT NULL, served boolean NOT NULL);
CREATE TABLE clients (client_id int PRIMARY KEY, client_first_name text NOT NULL, client_last_name text NOT NULL, area_id int NOT NULL, street_and_number text NOT NULL, contact_number text, yearly_plan boolean NOT NULL, storeys int NOT NULL, access_note text);
CREATE TABLE operatives (operative_id int PRIMARY KEY, operative_name text NOT NULL, rope_access boolean NOT NULL, started date NOT NULL, finished date);
CREATE TABLE cleans (clean_id int PRIMARY KEY, client_id int NOT NULL, operative_id int, planned_for date NOT NULL, carried_out date, metres_cleaned int, blocked_downpipe boolean, price numeric(7,2) NOT NULL, vat_included boolean NOT NULL);
CREATE TABLE photos (photo_id int PRIMARY KEY, clean_id int NOT NULL, stage text NOT NULL, sent_to_client boolean NOT NULL);
CREATE TABLE takings (taking_id int PRIMARY KEY, clean_id int NOT NULL, taken_on date NOT NULL, amount numeric(7,2) NOT NULL, way text NOT NULL, bounced boolean NOT NULL);
COMMENT ON COLUMN photos.stage IS 'before or after';
