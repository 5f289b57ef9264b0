CREATE TABLE river (river_id int PRIMARY KEY, river_name text NOT NULL, county text NOT NULL);
CREATE TABLE territory (territory_id int PRIMARY KEY, river_id int NOT NULL REFERENCES river, label text NOT NULL, first_seen_year int NOT NULL, abandoned_year int);
CREATE TABLE surveyor (surveyor_id int PRIMARY KEY, full_name text NOT NULL, trained_on date NOT NULL, brought_in_by int REFERENCES surveyor);
CREATE TABLE survey (survey_id int PRIMARY KEY, territory_id int NOT NULL REFERENCES territory, surveyor_id int NOT NULL REFERENCES surveyor, surveyed_at timestamp NOT NULL, dams int NOT NULL, kits int NOT NULL, adults int NOT NULL);
CREATE TABLE complaint (complaint_id int PRIMARY KEY, territory_id int NOT NULL REFERENCES territory, landowner text NOT NULL, received_on date NOT NULL, decided_on date, claimed numeric(8,2) NOT NULL, paid numeric(8,2));
COMMENT ON COLUMN surveyor.brought_in_by IS 'the surveyor who recruited this one';
