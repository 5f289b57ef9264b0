CREATE TABLE sheet (sheet_no int PRIMARY KEY, title text NOT NULL, region text NOT NULL, scale int NOT NULL, waterproof boolean NOT NULL, shop_price_eur numeric(6,2) NOT NULL);
CREATE TABLE edition (edition_id int PRIMARY KEY, sheet_no int NOT NULL REFERENCES sheet, edition_no int NOT NULL, surveyed_in int NOT NULL, printed_on date, print_run int, print_cost_eur numeric(9,2));
CREATE TABLE surveyor (surveyor_id int PRIMARY KEY, name text NOT NULL, base_town text, day_fee_eur int NOT NULL);
CREATE TABLE field_day (field_day_id int PRIMARY KEY, surveyor_id int NOT NULL REFERENCES surveyor, sheet_no int NOT NULL REFERENCES sheet, walked_on date NOT NULL, km numeric(5,1) NOT NULL, weather text);
CREATE TABLE dealer (dealer_id int PRIMARY KEY, name text NOT NULL, kind text NOT NULL, town text NOT NULL, rebate_percent int NOT NULL, last_visit date);
CREATE TABLE sale (sale_id int PRIMARY KEY, dealer_id int REFERENCES dealer, sheet_no int NOT NULL REFERENCES sheet, sold_on date NOT NULL, pieces int NOT NULL, unit_eur numeric(6,2) NOT NULL, channel text NOT NULL);
CREATE TABLE error_report (report_id int PRIMARY KEY, sheet_no int NOT NULL REFERENCES sheet, hiker_name text, reported_on date NOT NULL, what text NOT NULL, corrected_in_edition int REFERENCES edition, rejected boolean NOT NULL);
