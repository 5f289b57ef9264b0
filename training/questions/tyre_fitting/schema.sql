CREATE TABLE branches (id serial PRIMARY KEY, name text NOT NULL, town text NOT NULL, bays int NOT NULL, opened_on date);
CREATE TABLE fitters (id serial PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, branch_id int REFERENCES branches(id), hired_on date NOT NULL, left_on date);
CREATE TABLE customers (id serial PRIMARY KEY, full_name text NOT NULL, phone text, town text, is_trade boolean NOT NULL DEFAULT false);
CREATE TABLE vehicles (id serial PRIMARY KEY, registration text UNIQUE NOT NULL, make text NOT NULL, model text NOT NULL, customer_id int NOT NULL REFERENCES customers(id));
CREATE TABLE tyres (id serial PRIMARY KEY, brand text NOT NULL, pattern text NOT NULL, size text NOT NULL, season text NOT NULL, unit_price numeric(8,2) NOT NULL);
CREATE TABLE jobs (id serial PRIMARY KEY, branch_id int NOT NULL REFERENCES branches(id), vehicle_id int NOT NULL REFERENCES vehicles(id), fitter_id int REFERENCES fitters(id), booked_for timestamptz NOT NULL, finished_at timestamptz, status text NOT NULL, payment_method text);
CREATE TABLE job_lines (id serial PRIMARY KEY, job_id int NOT NULL REFERENCES jobs(id), tyre_id int NOT NULL REFERENCES tyres(id), quantity int NOT NULL, price_each numeric(8,2) NOT NULL);
