CREATE TABLE property (property_id int PRIMARY KEY, client_name text NOT NULL, property_type text NOT NULL CHECK (property_type IN ('home','restaurant','warehouse','farm')), town text NOT NULL, phone text, contract boolean NOT NULL, visits_per_year int);
CREATE TABLE technician (tech_code text PRIMARY KEY, tech_name text NOT NULL, permit_until date NOT NULL);
CREATE TABLE call (call_id int PRIMARY KEY, property_id int NOT NULL REFERENCES property, rang_at timestamp NOT NULL, pest text NOT NULL, urgent boolean NOT NULL, booked boolean NOT NULL);
CREATE TABLE treatment_visit (tv_id int PRIMARY KEY, property_id int NOT NULL REFERENCES property, call_id int REFERENCES call, tech_code text REFERENCES technician, due_date date NOT NULL, done_at timestamp, pest text NOT NULL, cleared boolean, price numeric(7,2) NOT NULL, follow_up_due date);
CREATE TABLE bait_station (station_no int PRIMARY KEY, property_id int NOT NULL REFERENCES property, placed_on date NOT NULL, spot text NOT NULL, removed_on date);
CREATE TABLE station_check (check_no int PRIMARY KEY, station_no int NOT NULL REFERENCES bait_station, checked_on date NOT NULL, bait_eaten_pct int NOT NULL, refilled boolean NOT NULL);
CREATE TABLE product_used (tv_id int NOT NULL REFERENCES treatment_visit, product text NOT NULL, grams int NOT NULL, cost numeric(6,2) NOT NULL, PRIMARY KEY (tv_id, product));
CREATE TABLE receipt (receipt_id int PRIMARY KEY, tv_id int NOT NULL REFERENCES treatment_visit, billed_on date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date);
