CREATE TABLE kunde (k_id int PRIMARY KEY, k_name text NOT NULL, k_typ char(1) NOT NULL);
COMMENT ON TABLE kunde IS 'customers; k_typ P private, F fleet';
CREATE TABLE rack (rack_cd text PRIMARY KEY, hall text NOT NULL, cap_sets int NOT NULL);
CREATE TABLE reifensatz (satz_id int PRIMARY KEY, k_id int NOT NULL REFERENCES kunde, plate text NOT NULL, season char(1) NOT NULL, brand text NOT NULL, dim text NOT NULL, dot_yr int NOT NULL, tread_mm numeric(3,1) NOT NULL, rack_cd text REFERENCES rack);
COMMENT ON TABLE reifensatz IS 'sets of four tyres we store; dot_yr year made; tread_mm least tread left; rack_cd where it lies, empty: on the car at the moment';
COMMENT ON COLUMN reifensatz.season IS 'S summer, W winter, A all-season';
CREATE TABLE swap (swap_id int PRIMARY KEY, in_satz int REFERENCES reifensatz, out_satz int REFERENCES reifensatz, slot_ts timestamp NOT NULL, done char(1) NOT NULL, price numeric(6,2) NOT NULL, fitter text);
COMMENT ON TABLE swap IS 'seasonal changes: in_satz the set taken off the car and into store, out_satz the set taken from store onto the car; done Y/N';
CREATE TABLE stor_fee (fee_id int PRIMARY KEY, satz_id int NOT NULL REFERENCES reifensatz, season_start date NOT NULL, amt numeric(6,2) NOT NULL, pd date);
