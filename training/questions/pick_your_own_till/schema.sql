CREATE TABLE patch (patch_id int PRIMARY KEY, fruit text NOT NULL, rows_planted int NOT NULL, opens date NOT NULL, closes date NOT NULL, kg_price numeric(5,2) NOT NULL);
CREATE TABLE visit_slot (slot_id int PRIMARY KEY, slot_day date NOT NULL, half char(2) NOT NULL, max_people int NOT NULL);
CREATE TABLE visit_booking (vb_id int PRIMARY KEY, slot_id int NOT NULL REFERENCES visit_slot, lead_name text NOT NULL, adults int NOT NULL, kids int NOT NULL, entry_paid numeric(6,2) NOT NULL, showed_up boolean, booked_on date NOT NULL);
COMMENT ON COLUMN visit_booking.showed_up IS 'null before the visit';
CREATE TABLE weigh_in (wi_id int PRIMARY KEY, vb_id int NOT NULL REFERENCES visit_booking, patch_id int NOT NULL REFERENCES patch, kg numeric(5,2) NOT NULL, price_kg numeric(5,2) NOT NULL);
CREATE TABLE cafe_bill (cb_id int PRIMARY KEY, vb_id int REFERENCES visit_booking, bill_day date NOT NULL, total numeric(6,2) NOT NULL);
