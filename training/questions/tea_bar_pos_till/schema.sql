CREATE TABLE stand (stand_id int PRIMARY KEY, stand_name text NOT NULL, station text NOT NULL);
CREATE TABLE brew (brew_id int PRIMARY KEY, brew_name text NOT NULL, base text NOT NULL, small_price numeric(4,2) NOT NULL, large_price numeric(4,2) NOT NULL, iced boolean NOT NULL);
CREATE TABLE shift (shift_id int PRIMARY KEY, stand_id int NOT NULL REFERENCES stand, barista text NOT NULL, opened timestamp NOT NULL, closed timestamp, float_in numeric(6,2) NOT NULL, cash_out numeric(7,2), cash_sales numeric(7,2) NOT NULL);
CREATE TABLE cup (cup_id int PRIMARY KEY, shift_id int NOT NULL REFERENCES shift, brew_id int NOT NULL REFERENCES brew, size char(1) NOT NULL, paid numeric(4,2) NOT NULL, own_cup boolean NOT NULL, stamp_card int, voided_by text);
COMMENT ON COLUMN cup.size IS 'S or L';
CREATE TABLE stamp_card (card_no int PRIMARY KEY, issued date NOT NULL, stamps int NOT NULL, free_cups_taken int NOT NULL);
ALTER TABLE cup ADD FOREIGN KEY (stamp_card) REFERENCES stamp_card;
