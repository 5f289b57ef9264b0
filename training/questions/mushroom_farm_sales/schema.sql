CREATE TABLE rooms (rm char(2) PRIMARY KEY, m2 int NOT NULL, strain text NOT NULL);
CREATE TABLE crops (crop_no int PRIMARY KEY, rm char(2) NOT NULL REFERENCES rooms, spawned date NOT NULL, cased date, cleared date, compost_t numeric(6,2) NOT NULL, compost_cost numeric(8,2) NOT NULL);
CREATE TABLE picks (crop_no int NOT NULL REFERENCES crops, pick_dt date NOT NULL, flush int NOT NULL, picker text NOT NULL, kg_a numeric(7,1) NOT NULL, kg_b numeric(7,1) NOT NULL, kg_waste numeric(7,1) NOT NULL, PRIMARY KEY (crop_no, pick_dt, picker));
CREATE TABLE slips (slip_no int PRIMARY KEY, sold_dt date NOT NULL, buyer text NOT NULL, grade char(1) NOT NULL, kg numeric(7,1) NOT NULL, eur_kg numeric(5,2) NOT NULL, crates_out int NOT NULL, crates_back int NOT NULL, paid_dt date, reject_kg numeric(6,1) NOT NULL);
COMMENT ON COLUMN crops.spawned IS 'compost with spawn put into the room';
COMMENT ON COLUMN crops.cased IS 'covered with casing soil';
COMMENT ON COLUMN crops.cleared IS 'room emptied after the last flush; null while growing';
COMMENT ON COLUMN picks.kg_a IS 'kilos of grade A';
COMMENT ON COLUMN slips.reject_kg IS 'kilos the buyer refused';
