CREATE TABLE house (house_code char(2) PRIMARY KEY, house_name text NOT NULL, island text NOT NULL, open_all_year boolean NOT NULL);
CREATE TABLE room (room_id int PRIMARY KEY, house_code char(2) NOT NULL REFERENCES house, room_name text NOT NULL, bed_type char(1) NOT NULL CHECK (bed_type IN ('S','D','T','B')), sea_view boolean NOT NULL, rate numeric(7,2) NOT NULL);
COMMENT ON COLUMN room.bed_type IS 'S single, D double, T twin beds, B bunk beds';
CREATE TABLE visitor (visitor_id int PRIMARY KEY, name text NOT NULL, home_country text NOT NULL, marketing_ok boolean NOT NULL, banned_on date);
COMMENT ON COLUMN visitor.home_country IS 'Olympic code such as GER, NED, SUI, SWE';
CREATE TABLE stay (stay_id int PRIMARY KEY, visitor_id int NOT NULL REFERENCES visitor, room_id int NOT NULL REFERENCES room, reserved_at timestamp NOT NULL, check_in date NOT NULL, check_out date NOT NULL, board char(2) NOT NULL CHECK (board IN ('RO','BB','HB')), state text NOT NULL CHECK (state IN ('RESERVED','IN_HOUSE','LEFT','CANCELLED','NOSHOW')), source text NOT NULL CHECK (source IN ('WALKIN','EMAIL','PORTAL')), price numeric(8,2) NOT NULL);
COMMENT ON COLUMN stay.board IS 'RO room only, BB bed and breakfast, HB half board';
CREATE TABLE payment (payment_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, method text NOT NULL CHECK (method IN ('mastercard','visa','cash','iban_transfer')), is_deposit boolean NOT NULL);
CREATE TABLE review (review_id int PRIMARY KEY, stay_id int NOT NULL REFERENCES stay, written_on date NOT NULL, stars int NOT NULL CHECK (stars BETWEEN 1 AND 5), answered boolean NOT NULL);
