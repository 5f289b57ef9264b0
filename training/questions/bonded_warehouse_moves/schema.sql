CREATE TABLE owner (owner_no int PRIMARY KEY, owner_name text NOT NULL, vat_no text, guarantee_limit numeric(11,2) NOT NULL);
COMMENT ON TABLE owner IS 'firms whose goods lie in our bonded store';
CREATE TABLE shed (shed_code text PRIMARY KEY, temperature text NOT NULL, pallet_places int NOT NULL);
CREATE TABLE commodity (cn_code text PRIMARY KEY, descr text NOT NULL, duty_pct numeric(4,1) NOT NULL, excise_per_litre numeric(6,2) NOT NULL);
CREATE TABLE clerk (clerk_id int PRIMARY KEY, clerk_name text NOT NULL);
CREATE TABLE lot (
  lot_no text PRIMARY KEY, owner_no int NOT NULL REFERENCES owner, cn_code text NOT NULL REFERENCES commodity, shed_code text NOT NULL REFERENCES shed,
  shipped_from text NOT NULL, country_of_origin text NOT NULL, vessel_eta date NOT NULL, unloaded_on date, entered_bond_on date, bond_expires_on date,
  pallets_in int NOT NULL, litres_in numeric(9,1) NOT NULL, customs_value numeric(11,2) NOT NULL, insured_value numeric(11,2) NOT NULL, entered_by int REFERENCES clerk, checked_by int REFERENCES clerk
);
COMMENT ON COLUMN lot.country_of_origin IS 'where the goods were made; shipped_from may be another country';
CREATE TABLE release (
  release_no int PRIMARY KEY, lot_no text NOT NULL REFERENCES lot, requested_on date NOT NULL, cleared_on date, collected_on date, kind text NOT NULL, pallets int NOT NULL, litres numeric(9,1) NOT NULL, duty_paid numeric(10,2) NOT NULL, excise_paid numeric(10,2) NOT NULL
);
COMMENT ON COLUMN release.kind IS 'home use, export, transfer';
COMMENT ON COLUMN release.cleared_on IS 'customs said yes';
CREATE TABLE storage_bill (bill_no int PRIMARY KEY, owner_no int NOT NULL REFERENCES owner, for_month date NOT NULL, sent_on date NOT NULL, storage_fee numeric(9,2) NOT NULL, handling_fee numeric(9,2) NOT NULL, paid_on date);
