CREATE TABLE shop (shop_id int PRIMARY KEY, high_street text NOT NULL, city text NOT NULL);
CREATE TABLE stylist (stylist_id int PRIMARY KEY, name text NOT NULL, shop_id int NOT NULL REFERENCES shop, tailoring boolean NOT NULL);
CREATE TABLE suit_style (style_id int PRIMARY KEY, style_name text NOT NULL, colour text NOT NULL, cut text NOT NULL, hire_fee numeric(6,2) NOT NULL, damage_deposit numeric(6,2) NOT NULL);
CREATE TABLE garment (barcode text PRIMARY KEY, style_id int NOT NULL REFERENCES suit_style, chest_in int NOT NULL, length text NOT NULL, shop_id int NOT NULL REFERENCES shop, retired_on date);
CREATE TABLE wedding (wedding_id int PRIMARY KEY, couple text NOT NULL, venue text NOT NULL, wedding_date date NOT NULL, stylist_id int REFERENCES stylist, party_count int NOT NULL);
CREATE TABLE fitting (fitting_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES wedding, fitted_on date NOT NULL, attended boolean NOT NULL);
CREATE TABLE hire (hire_id int PRIMARY KEY, wedding_id int NOT NULL REFERENCES wedding, barcode text NOT NULL REFERENCES garment, wearer_role text NOT NULL, collected_on date, due_back date NOT NULL, returned_on date, fee_charged numeric(6,2) NOT NULL, late_charge numeric(6,2) NOT NULL DEFAULT 0);
CREATE TABLE cleaning (cleaning_id int PRIMARY KEY, barcode text NOT NULL REFERENCES garment, sent_on date NOT NULL, stain text, price numeric(6,2) NOT NULL);
