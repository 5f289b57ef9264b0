CREATE TABLE languages (code text PRIMARY KEY, name text NOT NULL);
CREATE TABLE countries (country_code text PRIMARY KEY, name text NOT NULL);
CREATE TABLE linguists (linguist_id integer PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, native_language text NOT NULL REFERENCES languages, lives_in text NOT NULL REFERENCES countries, joined_on date NOT NULL, freelance boolean NOT NULL);
CREATE TABLE linguist_languages (linguist_id integer REFERENCES linguists, language_code text REFERENCES languages, PRIMARY KEY (linguist_id, language_code));
CREATE TABLE clients (client_id integer PRIMARY KEY, name text NOT NULL, country_code text NOT NULL REFERENCES countries, billed_to integer REFERENCES clients);
CREATE TABLE jobs (job_id integer PRIMARY KEY, client_id integer NOT NULL REFERENCES clients, title text NOT NULL, source_language text NOT NULL REFERENCES languages, target_language text NOT NULL REFERENCES languages, translator_id integer REFERENCES linguists, reviewer_id integer REFERENCES linguists, words integer NOT NULL, received_on date NOT NULL, due_on date NOT NULL, delivered_on date, fee numeric(9,2) NOT NULL);
CREATE TABLE complaints (complaint_id integer PRIMARY KEY, job_id integer NOT NULL REFERENCES jobs, raised_on date NOT NULL, reason text NOT NULL);
COMMENT ON TABLE linguist_languages IS 'foreign languages a linguist works from';
COMMENT ON COLUMN clients.billed_to IS 'the parent firm that gets the bills, if another';
