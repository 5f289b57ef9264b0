CREATE TABLE studio (studio_id int PRIMARY KEY, studio_name text NOT NULL, town text NOT NULL);
CREATE TABLE buyer (buyer_id int PRIMARY KEY, buyer_name text NOT NULL, email text, newsletter boolean NOT NULL);
CREATE TABLE voucher (voucher_no int PRIMARY KEY, studio_id int NOT NULL REFERENCES studio, buyer_id int NOT NULL REFERENCES buyer, for_whom text, face_value numeric(7,2) NOT NULL, paid numeric(7,2) NOT NULL, sold_on date NOT NULL, valid_until date NOT NULL, posted_on date, voided boolean NOT NULL);
CREATE TABLE redemption (redemption_id int PRIMARY KEY, voucher_no int NOT NULL REFERENCES voucher, studio_id int NOT NULL REFERENCES studio, redeemed_on date NOT NULL, amount numeric(7,2) NOT NULL);
CREATE TABLE extension (extension_id int PRIMARY KEY, voucher_no int NOT NULL REFERENCES voucher, granted_on date NOT NULL, new_until date NOT NULL, reason text);
COMMENT ON COLUMN redemption.studio_id IS 'studio where the voucher was used';
COMMENT ON COLUMN voucher.studio_id IS 'studio that sold the voucher';
