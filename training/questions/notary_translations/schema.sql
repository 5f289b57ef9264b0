CREATE TABLE people (id int PRIMARY KEY, full_name text NOT NULL, sworn_since date, sworn_until date, city text NOT NULL, in_house boolean NOT NULL);
COMMENT ON TABLE people IS 'Translators and revisers, in-house and outside';
COMMENT ON COLUMN people.sworn_since IS 'Day of the oath before the court; empty if not sworn';
COMMENT ON COLUMN people.sworn_until IS 'Last day on which the oath is valid';
CREATE TABLE language_pairs (person_id int REFERENCES people, from_language text, into_language text, euro_per_page numeric(6,2) NOT NULL, PRIMARY KEY (person_id, from_language, into_language));
COMMENT ON TABLE language_pairs IS 'What a person can translate and at what rate';
CREATE TABLE clients (id int PRIMARY KEY, name text NOT NULL, client_type text NOT NULL, country text NOT NULL);
COMMENT ON TABLE clients IS 'Private people, law firms, notaries and authorities';
COMMENT ON COLUMN clients.client_type IS 'private, law firm, notary or authority';
CREATE TABLE documents (
 id int PRIMARY KEY, file_no text NOT NULL UNIQUE, doc_type text NOT NULL, from_language text NOT NULL, into_language text NOT NULL, pages int NOT NULL,
 ordering_client_id int NOT NULL REFERENCES clients, recipient_client_id int REFERENCES clients, translator_id int REFERENCES people, reviser_id int REFERENCES people,
 came_in_on date NOT NULL, wanted_by date NOT NULL, translated_on date, revised_on date, certified_on date, sent_out_on date, price_eur numeric(8,2), express boolean NOT NULL);
COMMENT ON TABLE documents IS 'Papers to be translated and certified';
COMMENT ON COLUMN documents.ordering_client_id IS 'Who ordered and pays';
COMMENT ON COLUMN documents.recipient_client_id IS 'To whom the finished paper goes, if not to the one who ordered';
COMMENT ON COLUMN documents.came_in_on IS 'Day the original reached us';
COMMENT ON COLUMN documents.certified_on IS 'Day the stamp was put on';
CREATE TABLE invoices (id int PRIMARY KEY, document_id int NOT NULL REFERENCES documents, issued_on date NOT NULL, due_on date NOT NULL, reminder_on date, paid_on date, amount_eur numeric(8,2) NOT NULL);
COMMENT ON TABLE invoices IS 'Bills to the ordering client';
CREATE TABLE corrections (id int PRIMARY KEY, document_id int NOT NULL REFERENCES documents, asked_by_client_id int NOT NULL REFERENCES clients, corrected_by_id int REFERENCES people, asked_on date NOT NULL, corrected_on date, our_fault boolean NOT NULL);
COMMENT ON TABLE corrections IS 'Corrections that clients asked for after dispatch';
