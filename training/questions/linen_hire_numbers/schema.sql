CREATE TABLE hotel (hotel_id int PRIMARY KEY, hotel_name text NOT NULL, rooms int NOT NULL, contract_from date NOT NULL, contract_to date);
CREATE TABLE linen (linen_id int PRIMARY KEY, linen_name text NOT NULL, hire_cents int NOT NULL, wash_cents int NOT NULL, new_price_cents int NOT NULL, weight_g int NOT NULL);
COMMENT ON COLUMN linen.hire_cents IS 'what the hotel pays for one delivery of one piece';
CREATE TABLE round (round_id int PRIMARY KEY, hotel_id int NOT NULL REFERENCES hotel, planned_at timestamp NOT NULL, arrived_at timestamp, driver text NOT NULL);
CREATE TABLE round_line (round_id int NOT NULL REFERENCES round, linen_id int NOT NULL REFERENCES linen, delivered int NOT NULL, collected int NOT NULL, PRIMARY KEY (round_id, linen_id));
COMMENT ON TABLE round_line IS 'pieces brought clean and pieces taken back dirty';
CREATE TABLE wash_batch (batch_id int PRIMARY KEY, linen_id int NOT NULL REFERENCES linen, started_at timestamp NOT NULL, finished_at timestamp, pieces int NOT NULL, rejected int NOT NULL DEFAULT 0, rewashed int NOT NULL DEFAULT 0, water_l int NOT NULL, energy_kwh numeric(6,1) NOT NULL);
COMMENT ON COLUMN wash_batch.rejected IS 'torn or stained for good, thrown away';
CREATE TABLE stock_buy (buy_id int PRIMARY KEY, linen_id int NOT NULL REFERENCES linen, bought_on date NOT NULL, pieces int NOT NULL, unit_cents int NOT NULL);
