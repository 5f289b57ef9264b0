CREATE TABLE client (client_code text PRIMARY KEY, client_name text NOT NULL, city text NOT NULL, contract_from date NOT NULL, contract_to date, monthly_rate numeric(8,2) NOT NULL);
CREATE TABLE plant_type (type_code text PRIMARY KEY, common_name text NOT NULL, light text NOT NULL, buy_price numeric(7,2) NOT NULL, rent_price numeric(7,2) NOT NULL);
CREATE TABLE gardener (gardener_no int PRIMARY KEY, gardener_name text NOT NULL, home_city text NOT NULL);
CREATE TABLE placed_plant (plant_no int PRIMARY KEY, client_code text NOT NULL REFERENCES client, type_code text NOT NULL REFERENCES plant_type, placed_on date NOT NULL, removed_on date, removal_reason text);
CREATE TABLE care_visit (visit_no int PRIMARY KEY, client_code text NOT NULL REFERENCES client, gardener_no int NOT NULL REFERENCES gardener, planned_on date NOT NULL, done_on date, minutes int, litres numeric(6,1));
CREATE TABLE invoice (invoice_no int PRIMARY KEY, client_code text NOT NULL REFERENCES client, issued_on date NOT NULL, total numeric(9,2) NOT NULL);
CREATE TABLE receipt (receipt_no int PRIMARY KEY, invoice_no int NOT NULL REFERENCES invoice, received_on date NOT NULL, amount numeric(9,2) NOT NULL);
