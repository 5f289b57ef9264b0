CREATE TABLE section (section_code text PRIMARY KEY, section_name text NOT NULL, opened_year int NOT NULL, closed boolean NOT NULL);
CREATE TABLE plot (plot_no text PRIMARY KEY, section_code text NOT NULL REFERENCES section, kind text NOT NULL, capacity int NOT NULL);
COMMENT ON COLUMN plot.kind IS 'grave, family grave, urn';
CREATE TABLE leaseholder (holder_no int PRIMARY KEY, holder_name text NOT NULL, city text NOT NULL, email text, died_on date);
CREATE TABLE lease (lease_no int PRIMARY KEY, plot_no text NOT NULL REFERENCES plot, holder_no int NOT NULL REFERENCES leaseholder, starts_on date NOT NULL, ends_on date NOT NULL, fee numeric(9,2) NOT NULL, given_up_on date, reminder_sent_on date);
CREATE TABLE burial (burial_no int PRIMARY KEY, plot_no text NOT NULL REFERENCES plot, deceased text NOT NULL, born_on date, died_on date NOT NULL, buried_on date NOT NULL, form text NOT NULL);
COMMENT ON COLUMN burial.form IS 'coffin or urn';
CREATE TABLE care_contract (contract_no int PRIMARY KEY, plot_no text NOT NULL REFERENCES plot, gardener text NOT NULL, from_date date NOT NULL, to_date date, yearly_price numeric(8,2) NOT NULL);
