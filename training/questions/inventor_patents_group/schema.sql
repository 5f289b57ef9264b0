CREATE TABLE inventor (inventor_id integer PRIMARY KEY, inventor_first_name text NOT NULL, inventor_last_name text NOT NULL, inventor_country text NOT NULL, inventor_birth_year integer, inventor_education text);
CREATE TABLE invention (invention_id integer PRIMARY KEY, invention_name text NOT NULL, invention_field text NOT NULL, invention_year integer NOT NULL, still_in_use boolean NOT NULL);
CREATE TABLE invention_credit (invention_id integer NOT NULL REFERENCES invention(invention_id), inventor_id integer NOT NULL REFERENCES inventor(inventor_id), credit_share_percent integer NOT NULL);
CREATE TABLE patent (patent_number text PRIMARY KEY, invention_id integer NOT NULL REFERENCES invention(invention_id), patent_country text NOT NULL, filing_date date NOT NULL, grant_date date);
