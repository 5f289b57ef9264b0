CREATE TABLE airline (iata char(2) PRIMARY KEY, airline text NOT NULL, invoice_terms int NOT NULL);
CREATE TABLE pad (pad text PRIMARY KEY, remote boolean NOT NULL);
CREATE TABLE fluid (fluid_id int PRIMARY KEY, fluid text NOT NULL, cost_l numeric(5,2) NOT NULL, sell_l numeric(5,2) NOT NULL, tank_l int NOT NULL, min_l int NOT NULL);
CREATE TABLE rig_truck (truck text PRIMARY KEY, bought int NOT NULL, out_of_service boolean NOT NULL);
CREATE TABLE treatment (treatment_id int PRIMARY KEY, iata char(2) NOT NULL REFERENCES airline, flight_no text NOT NULL, tail text NOT NULL, pad text NOT NULL REFERENCES pad, truck text NOT NULL REFERENCES rig_truck, requested timestamptz NOT NULL, began timestamptz, ended timestamptz, oat_c numeric(4,1) NOT NULL, flat_fee numeric(7,2) NOT NULL);
CREATE TABLE spray (treatment_id int NOT NULL REFERENCES treatment, fluid_id int NOT NULL REFERENCES fluid, litres int NOT NULL, PRIMARY KEY (treatment_id, fluid_id));
