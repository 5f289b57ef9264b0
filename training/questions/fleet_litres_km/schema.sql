CREATE TABLE vehicles (reg text PRIMARY KEY, make_model text NOT NULL, fuel text NOT NULL, depot text NOT NULL, book_l_per_100km numeric(4,1), sold_on date);
CREATE TABLE fuel_fills (id int PRIMARY KEY, reg text NOT NULL REFERENCES vehicles, filled_on date NOT NULL, odometer_km int NOT NULL, km_since_last int NOT NULL, litres numeric(6,2) NOT NULL, price_per_litre numeric(5,3) NOT NULL, station text NOT NULL);
CREATE TABLE service_jobs (id int PRIMARY KEY, reg text NOT NULL REFERENCES vehicles, in_on date NOT NULL, out_on date, parts numeric(8,2) NOT NULL, labour_hours numeric(5,1) NOT NULL, hour_rate numeric(5,2) NOT NULL, garage text NOT NULL);
CREATE TABLE fines (id int PRIMARY KEY, reg text NOT NULL REFERENCES vehicles, offence text NOT NULL, offence_on date NOT NULL, amount numeric(6,2) NOT NULL, paid_on date, driver text);
CREATE TABLE budgets (depot text NOT NULL, month date NOT NULL, fuel_budget numeric(8,2) NOT NULL, PRIMARY KEY (depot, month));
