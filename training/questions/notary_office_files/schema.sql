CREATE TABLE notary (notary_id int PRIMARY KEY, notary_name text NOT NULL);
CREATE TABLE clerk (clerk_id int PRIMARY KEY, clerk_name text NOT NULL, works_for int REFERENCES notary);
CREATE TABLE person (person_id int PRIMARY KEY, person_name text NOT NULL, spouse_id int REFERENCES person, town text NOT NULL);
CREATE TABLE file (file_id int PRIMARY KEY, file_no text NOT NULL, matter text NOT NULL, notary_id int NOT NULL REFERENCES notary, clerk_id int REFERENCES clerk, opened_on date NOT NULL, draft_sent_on date, signed_on date, registered_on date, closed_on date, value numeric(12,2));
CREATE TABLE file_party (file_id int NOT NULL REFERENCES file, person_id int NOT NULL REFERENCES person, role text NOT NULL, PRIMARY KEY (file_id, person_id));
CREATE TABLE fee_note (fee_note_id int PRIMARY KEY, file_id int NOT NULL REFERENCES file, dated date NOT NULL, fee numeric(9,2) NOT NULL, disbursements numeric(9,2) NOT NULL, paid_on date);
COMMENT ON COLUMN file.matter IS 'sale, will, marriage contract, company, mortgage';
COMMENT ON COLUMN file_party.role IS 'buyer, seller, testator, spouse, founder, borrower';
