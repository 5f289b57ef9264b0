CREATE TABLE technicians (technician_id integer PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, hourly_wage numeric(6,2) NOT NULL, employed_since date NOT NULL);
CREATE TABLE treatments (treatment_id integer PRIMARY KEY, name text NOT NULL, category text NOT NULL, duration_minutes integer NOT NULL, price numeric(6,2) NOT NULL);
CREATE TABLE clients (client_id integer PRIMARY KEY, first_name text NOT NULL, surname text NOT NULL, mobile text, birthday date, allergies text, first_visit_on date NOT NULL);
CREATE TABLE appointments (appointment_id integer PRIMARY KEY, client_id integer NOT NULL REFERENCES clients, technician_id integer NOT NULL REFERENCES technicians, treatment_id integer NOT NULL REFERENCES treatments, start_time timestamp NOT NULL, booked_via text NOT NULL, status text NOT NULL, amount_paid numeric(6,2), tip numeric(6,2) NOT NULL);
CREATE TABLE polishes (polish_id integer PRIMARY KEY, color_name text NOT NULL, brand text NOT NULL, finish text NOT NULL, bottles integer NOT NULL, purchase_price numeric(6,2) NOT NULL);
CREATE TABLE gift_vouchers (voucher_number text PRIMARY KEY, sold_on date NOT NULL, value numeric(6,2) NOT NULL, buyer_id integer REFERENCES clients, redeemed_on date);
CREATE TABLE days_off (day_off_id integer PRIMARY KEY, technician_id integer NOT NULL REFERENCES technicians, day date NOT NULL, reason text NOT NULL);
