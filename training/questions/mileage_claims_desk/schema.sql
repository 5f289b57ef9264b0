CREATE TABLE travellers (id serial PRIMARY KEY, name text NOT NULL, office text NOT NULL, bank_ref text);
CREATE TABLE car_rates (rate_id int PRIMARY KEY, vehicle text NOT NULL, cents_per_km int NOT NULL, from_day date NOT NULL);
CREATE TABLE claim_forms (form_no text PRIMARY KEY, traveller_id int NOT NULL REFERENCES travellers(id), handed_in date NOT NULL, signed_off_at date, signed_off_by text, wired_at date, turned_down_reason text);
CREATE TABLE legs (id int PRIMARY KEY, form_no text NOT NULL REFERENCES claim_forms, driven_on date NOT NULL, from_place text NOT NULL, to_place text NOT NULL, km int NOT NULL, rate_id int NOT NULL REFERENCES car_rates, purpose text NOT NULL);
CREATE TABLE other_costs (id int PRIMARY KEY, form_no text NOT NULL REFERENCES claim_forms, sort text NOT NULL, amount_eur numeric(8,2) NOT NULL, has_receipt boolean NOT NULL);
