CREATE TABLE tbl_yard (yard_id int PRIMARY KEY, yard_name text NOT NULL, phone text);
CREATE TABLE tbl_trailer (trailer_id int PRIMARY KEY, reg text NOT NULL, kind text NOT NULL, home_yard int NOT NULL REFERENCES tbl_yard, payload_kg int NOT NULL, day_price_cents int NOT NULL, mot_until date NOT NULL, scrapped char(1) NOT NULL);
CREATE TABLE tbl_hirer (hirer_id int PRIMARY KEY, hirer_name text NOT NULL, trade char(1) NOT NULL, licence_seen date);
CREATE TABLE tbl_hire (hire_id int PRIMARY KEY, trailer_id int NOT NULL REFERENCES tbl_trailer, hirer_id int NOT NULL REFERENCES tbl_hirer, out_yard int NOT NULL REFERENCES tbl_yard, back_yard int REFERENCES tbl_yard, taken timestamp NOT NULL, due timestamp NOT NULL, brought_back timestamp, charged_cents int, cash char(1));
CREATE TABLE tbl_damage (damage_id int PRIMARY KEY, hire_id int NOT NULL REFERENCES tbl_hire, part text NOT NULL, repair_cents int NOT NULL, recovered_cents int NOT NULL);
COMMENT ON COLUMN tbl_trailer.scrapped IS 'Y/N';
COMMENT ON COLUMN tbl_hirer.trade IS 'Y trade customer, N private';
COMMENT ON COLUMN tbl_hire.cash IS 'Y/N, empty while out';
