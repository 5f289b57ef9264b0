CREATE TABLE brd (brd_id int PRIMARY KEY, brd_nm text NOT NULL, grp text NOT NULL);
CREATE TABLE dog (dog_id int PRIMARY KEY, call_nm text NOT NULL, sex char(1) NOT NULL, brd_id int NOT NULL REFERENCES brd, dam_id int REFERENCES dog, sire_id int REFERENCES dog, dt_born date NOT NULL, dt_died date);
CREATE TABLE litter (lit_id int PRIMARY KEY, dam_id int NOT NULL REFERENCES dog, sire_id int NOT NULL REFERENCES dog, dt_whelped date NOT NULL, pups_born int NOT NULL, pups_alive int NOT NULL);
CREATE TABLE buyer (buy_id int PRIMARY KEY, buy_nm text NOT NULL, town text NOT NULL);
CREATE TABLE pup_sale (sale_id int PRIMARY KEY, lit_id int NOT NULL REFERENCES litter, buy_id int NOT NULL REFERENCES buyer, dt_reserved date NOT NULL, dt_collected date, price numeric(7,2) NOT NULL, deposit numeric(7,2) NOT NULL, paid numeric(7,2) NOT NULL);
CREATE TABLE vet_bill (bill_id int PRIMARY KEY, dog_id int NOT NULL REFERENCES dog, dt_visit date NOT NULL, reason text NOT NULL, amt numeric(7,2) NOT NULL);
COMMENT ON COLUMN dog.call_nm IS 'everyday name of the dog';
COMMENT ON COLUMN dog.dam_id IS 'mother'; COMMENT ON COLUMN dog.sire_id IS 'father';
