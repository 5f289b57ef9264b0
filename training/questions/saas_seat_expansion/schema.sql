CREATE TABLE orgs (org_id int PRIMARY KEY, org_name text NOT NULL, industry text, employees int, region text NOT NULL, csm text);
CREATE TABLE products (product_key text PRIMARY KEY, product_name text NOT NULL, seat_price_year numeric(8,2) NOT NULL);
CREATE TABLE contracts (contract_id int PRIMARY KEY, org_id int NOT NULL REFERENCES orgs, product_key text NOT NULL REFERENCES products, signed_on date NOT NULL, starts_on date NOT NULL, renews_on date NOT NULL, seats_bought int NOT NULL, discount_pct numeric(4,1) NOT NULL, status text NOT NULL);
CREATE TABLE seat_changes (change_id int PRIMARY KEY, contract_id int NOT NULL REFERENCES contracts, changed_on date NOT NULL, seats_delta int NOT NULL);
CREATE TABLE seat_usage (contract_id int NOT NULL REFERENCES contracts, month date NOT NULL, seats_active int NOT NULL, PRIMARY KEY (contract_id, month));
CREATE TABLE health_notes (note_id int PRIMARY KEY, org_id int NOT NULL REFERENCES orgs, written_on date NOT NULL, score int NOT NULL, note text);
COMMENT ON COLUMN contracts.status IS 'live, churned, pending';
COMMENT ON COLUMN contracts.seats_bought IS 'at signing; later changes are in seat_changes';
COMMENT ON COLUMN orgs.csm IS 'customer success manager';
