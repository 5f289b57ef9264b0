CREATE TABLE owners (owner_id int PRIMARY KEY, owner_name text NOT NULL, phone text, town text NOT NULL, client_since date NOT NULL);
CREATE TABLE animals (animal_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES owners, animal_name text NOT NULL, species text NOT NULL, born_on date, died_on date);
CREATE TABLE vets (vet_id int PRIMARY KEY, vet_name text NOT NULL, hourly_cost numeric(6,2) NOT NULL);
CREATE TABLE visits (visit_id int PRIMARY KEY, animal_id int NOT NULL REFERENCES animals, vet_id int NOT NULL REFERENCES vets, visited_at timestamp NOT NULL, minutes int NOT NULL, emergency boolean NOT NULL, control_due_on date);
CREATE TABLE bill_lines (visit_id int NOT NULL REFERENCES visits, line_no int NOT NULL, line_type text NOT NULL, description text NOT NULL, quantity numeric(5,1) NOT NULL, unit_price numeric(7,2) NOT NULL, vat_pct numeric(4,1) NOT NULL, PRIMARY KEY (visit_id, line_no));
COMMENT ON COLUMN bill_lines.line_type IS 'service, medicine or food';
CREATE TABLE payments (payment_id int PRIMARY KEY, visit_id int NOT NULL REFERENCES visits, paid_on date NOT NULL, amount numeric(8,2) NOT NULL, method text NOT NULL);
