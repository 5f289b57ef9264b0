CREATE TABLE facilities (facility_id serial PRIMARY KEY, name text NOT NULL, town text NOT NULL, opened_on date, manager_name text, has_lift boolean);
CREATE TABLE unit_sizes (size_id serial PRIMARY KEY, label text NOT NULL, square_feet int NOT NULL);
CREATE TABLE units (unit_id serial PRIMARY KEY, facility_id int NOT NULL REFERENCES facilities, size_id int NOT NULL REFERENCES unit_sizes, unit_no text NOT NULL, floor int NOT NULL, climate_controlled boolean NOT NULL, list_rent numeric(7,2) NOT NULL, out_of_order boolean NOT NULL DEFAULT false);
CREATE TABLE tenants (tenant_id serial PRIMARY KEY, first_name text, last_name text, company text, phone text, joined_on date NOT NULL, marketing_ok boolean NOT NULL);
CREATE TABLE rentals (rental_id serial PRIMARY KEY, unit_id int NOT NULL REFERENCES units, tenant_id int NOT NULL REFERENCES tenants, move_in date NOT NULL, move_out date, monthly_rent numeric(7,2) NOT NULL, insured_value numeric(9,2), reason text, promo_code text);
CREATE TABLE charges (charge_id serial PRIMARY KEY, rental_id int NOT NULL REFERENCES rentals, kind text NOT NULL, due_date date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date);
CREATE TABLE gate_entries (entry_id serial PRIMARY KEY, rental_id int NOT NULL REFERENCES rentals, entered_at timestamptz NOT NULL, left_at timestamptz);
CREATE TABLE shop_sales (sale_id serial PRIMARY KEY, facility_id int NOT NULL REFERENCES facilities, sold_on date NOT NULL, article text NOT NULL, quantity int NOT NULL, unit_price numeric(6,2) NOT NULL);
