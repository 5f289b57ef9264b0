CREATE TABLE depot (depot_id int PRIMARY KEY, depot_name text NOT NULL, region text NOT NULL);
CREATE TABLE van (van_id int PRIMARY KEY, depot_id int NOT NULL REFERENCES depot, reg text NOT NULL, electric boolean NOT NULL, max_kg int NOT NULL, mot_due date NOT NULL);
CREATE TABLE courier (courier_id int PRIMARY KEY, courier text NOT NULL, self_employed boolean NOT NULL, per_stop numeric(4,2) NOT NULL);
CREATE TABLE route (route_id int PRIMARY KEY, van_id int NOT NULL REFERENCES van, courier_id int NOT NULL REFERENCES courier, route_date date NOT NULL, left_depot timestamptz NOT NULL, back_at timestamptz, odo_start int NOT NULL, odo_end int);
CREATE TABLE stop (stop_id int PRIMARY KEY, route_id int NOT NULL REFERENCES route, seq int NOT NULL, postcode text NOT NULL, parcels int NOT NULL, kg numeric(5,1) NOT NULL, due_by timestamptz NOT NULL, done_at timestamptz, outcome text NOT NULL);
CREATE TABLE van_cost (cost_id int PRIMARY KEY, van_id int NOT NULL REFERENCES van, cost_kind text NOT NULL, booked_on date NOT NULL, net numeric(8,2) NOT NULL, vat numeric(7,2) NOT NULL);
