CREATE TABLE estates (estate_ref text PRIMARY KEY, deceased text NOT NULL, died_on date NOT NULL, notified_on date NOT NULL, solicitor_id int, region text NOT NULL, estimated_value numeric(12,2));
CREATE TABLE solicitors (solicitor_id int PRIMARY KEY, firm text NOT NULL, city text NOT NULL);
CREATE TABLE legacies (legacy_id int PRIMARY KEY, estate_ref text NOT NULL REFERENCES estates, type text NOT NULL, share_pct numeric(5,2), fixed_sum numeric(11,2), fund text NOT NULL, case_officer text NOT NULL, closed_at date);
COMMENT ON COLUMN legacies.type IS 'residuary (a share of the estate), pecuniary (a fixed sum) or specific (an object)';
CREATE TABLE receipts (receipt_no int PRIMARY KEY, legacy_id int NOT NULL REFERENCES legacies, received date NOT NULL, pounds numeric(11,2) NOT NULL, is_final boolean NOT NULL);
CREATE TABLE pledgers (pledger_id int PRIMARY KEY, name text NOT NULL, pledged_on date NOT NULL, birth_year int, estate_ref text REFERENCES estates);
COMMENT ON TABLE pledgers IS 'living supporters who told us that they put us in their will; estate_ref is set once they have died';
