CREATE TABLE boat (boat_id int PRIMARY KEY, boat_name text NOT NULL, mooring text NOT NULL, berths int NOT NULL, owner_name text NOT NULL, owner_share numeric(4,1) NOT NULL);
COMMENT ON COLUMN boat.owner_share IS 'percent of the rent that goes to the owner';
CREATE TABLE season_price (boat_id int NOT NULL REFERENCES boat, season text NOT NULL, weekly numeric(8,2) NOT NULL, weekend numeric(8,2) NOT NULL, PRIMARY KEY (boat_id, season));
CREATE TABLE charter (charter_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boat, skipper text NOT NULL, home_country text NOT NULL, reserved date NOT NULL, out_on date NOT NULL, back_on date NOT NULL, crew int NOT NULL, rent numeric(8,2) NOT NULL, deposit numeric(7,2) NOT NULL, deposit_back numeric(7,2), stage text NOT NULL);
COMMENT ON COLUMN charter.stage IS 'option, firm, under way, returned, fallen through';
CREATE TABLE fuel_bill (charter_id int NOT NULL REFERENCES charter, engine_hours numeric(5,1) NOT NULL, per_hour numeric(5,2) NOT NULL, PRIMARY KEY (charter_id));
CREATE TABLE damage (damage_id int PRIMARY KEY, charter_id int NOT NULL REFERENCES charter, part text NOT NULL, estimate numeric(8,2) NOT NULL, actual numeric(8,2), fixed_on date);
