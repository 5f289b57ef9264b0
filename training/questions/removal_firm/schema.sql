CREATE TABLE crew_members (id int PRIMARY KEY, nickname text NOT NULL, legal_name text NOT NULL, can_drive_hgv boolean NOT NULL, joined date NOT NULL);
CREATE TABLE vans (id int PRIMARY KEY, plate text NOT NULL, volume_m3 int NOT NULL, tail_lift boolean NOT NULL);
CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL, mobile text, heard_of_us_via text);
CREATE TABLE moves (id int PRIMARY KEY, client_id int NOT NULL, from_town text NOT NULL, to_town text NOT NULL, distance_km int NOT NULL, move_date date NOT NULL, van_id int, quoted_eur numeric(9,2) NOT NULL, invoiced_eur numeric(9,2), survey_done date, confirmed_on date, called_off_on date);
CREATE TABLE move_crew (move_id int NOT NULL, crew_member_id int NOT NULL, hours_worked numeric(4,1) NOT NULL, PRIMARY KEY (move_id, crew_member_id));
CREATE TABLE special_items (id int PRIMARY KEY, move_id int NOT NULL, item text NOT NULL, weight_kg int);
CREATE TABLE damage_reports (id int PRIMARY KEY, move_id int NOT NULL, what_broke text NOT NULL, reported_on date NOT NULL, compensation_eur numeric(8,2));
CREATE TABLE storage_units (id int PRIMARY KEY, label text NOT NULL, size_m2 int NOT NULL, client_id int, rented_from date, monthly_rent_eur numeric(7,2) NOT NULL);
