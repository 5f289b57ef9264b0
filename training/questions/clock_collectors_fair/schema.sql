CREATE TABLE maker (maker_id int PRIMARY KEY, maker_name text NOT NULL, town text NOT NULL, worked_from int NOT NULL, worked_to int, apprenticed_to int REFERENCES maker);
CREATE TABLE collector (collector_id int PRIMARY KEY, collector_name text NOT NULL);
CREATE TABLE clock (clock_id int PRIMARY KEY, maker_id int REFERENCES maker, kind text NOT NULL, made_about int NOT NULL, owner_id int NOT NULL REFERENCES collector, bought_year int NOT NULL, paid numeric(9,2) NOT NULL, insured_for numeric(9,2), runs boolean NOT NULL);
CREATE TABLE valuation (valuation_id int PRIMARY KEY, clock_id int NOT NULL REFERENCES clock, valued_on date NOT NULL, valuer text NOT NULL, amount numeric(9,2) NOT NULL);
CREATE TABLE repair (repair_id int PRIMARY KEY, clock_id int NOT NULL REFERENCES clock, taken_in date NOT NULL, promised_for date NOT NULL, given_back date, cost numeric(8,2), work text NOT NULL);
CREATE TABLE swap_offer (offer_id int PRIMARY KEY, give_clock_id int NOT NULL REFERENCES clock, want_clock_id int NOT NULL REFERENCES clock, offered_on date NOT NULL, accepted boolean);
COMMENT ON COLUMN maker.apprenticed_to IS 'the maker under whom this one learned';
COMMENT ON COLUMN clock.maker_id IS 'null when unsigned';
