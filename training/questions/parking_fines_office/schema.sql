CREATE TABLE wardens (id int PRIMARY KEY, badge text NOT NULL, name text NOT NULL, shift text NOT NULL);
CREATE TABLE streets (id int PRIMARY KEY, name text NOT NULL, zone text NOT NULL, bays int NOT NULL, hourly_rate numeric(4,2) NOT NULL);
CREATE TABLE offences (code text PRIMARY KEY, description text NOT NULL, full_amount numeric(6,2) NOT NULL, early_amount numeric(6,2) NOT NULL);
CREATE TABLE tickets (id int PRIMARY KEY, plate text NOT NULL, street_id int NOT NULL REFERENCES streets, offence_code text NOT NULL REFERENCES offences, warden_id int NOT NULL REFERENCES wardens, issued_at timestamp NOT NULL, towed boolean NOT NULL, status text NOT NULL);
COMMENT ON COLUMN tickets.status IS 'open, paid, written_off, court';
CREATE TABLE appeals (id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tickets, lodged_on date NOT NULL, decided_on date, upheld boolean);
COMMENT ON COLUMN appeals.upheld IS 'true: the motorist won';
CREATE TABLE ticket_payments (id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES tickets, paid_on date NOT NULL, amount numeric(6,2) NOT NULL);
CREATE TABLE permits (id int PRIMARY KEY, plate text NOT NULL, holder text NOT NULL, zone text NOT NULL, valid_from date NOT NULL, valid_to date NOT NULL);
