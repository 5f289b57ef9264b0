CREATE TABLE notaries (id int PRIMARY KEY, name text NOT NULL, appointed_on date NOT NULL, retired_on date);
CREATE TABLE parties (id int PRIMARY KEY, name text NOT NULL, party_type text NOT NULL, municipality text NOT NULL);
CREATE TABLE deed_types (id int PRIMARY KEY, name text NOT NULL, base_fee numeric(8,2) NOT NULL);
CREATE TABLE deeds (id int PRIMARY KEY, deed_type_id int NOT NULL REFERENCES deed_types, notary_id int NOT NULL REFERENCES notaries, opened_on date NOT NULL, signed_on date, registered_on date, object_value numeric(12,2), fee numeric(9,2) NOT NULL, state text NOT NULL);
COMMENT ON COLUMN deeds.state IS 'draft, waiting, signed, registered, withdrawn';
CREATE TABLE deed_parties (deed_id int REFERENCES deeds, party_id int REFERENCES parties, role text NOT NULL, PRIMARY KEY (deed_id, party_id));
CREATE TABLE missing_documents (id int PRIMARY KEY, deed_id int NOT NULL REFERENCES deeds, document text NOT NULL, requested_on date NOT NULL, received_on date);
CREATE TABLE fee_notes (id int PRIMARY KEY, deed_id int NOT NULL REFERENCES deeds, sent_on date NOT NULL, amount numeric(9,2) NOT NULL, paid_on date);
