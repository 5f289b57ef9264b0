CREATE TABLE partner (partner_id int PRIMARY KEY, partner text NOT NULL, role text NOT NULL, max_owed int NOT NULL);
CREATE TABLE carrier_kind (kind_id int PRIMARY KEY, kind text NOT NULL, replacement_eur numeric(6,2) NOT NULL);
CREATE TABLE movement (mv_id int PRIMARY KEY, from_id int NOT NULL REFERENCES partner, to_id int NOT NULL REFERENCES partner, kind_id int NOT NULL REFERENCES carrier_kind, moved_on date NOT NULL, booked_on date NOT NULL, pieces int NOT NULL, note_no text);
CREATE TABLE defect (defect_id int PRIMARY KEY, mv_id int NOT NULL REFERENCES movement, pieces int NOT NULL, repaired int NOT NULL, cost_per_piece numeric(5,2) NOT NULL);
CREATE TABLE stocktake (partner_id int NOT NULL REFERENCES partner, kind_id int NOT NULL REFERENCES carrier_kind, counted_on date NOT NULL, counted int NOT NULL, book int NOT NULL, PRIMARY KEY (partner_id, kind_id, counted_on));
