CREATE TABLE tailor (tailor_id int PRIMARY KEY, name text NOT NULL, leather_work boolean NOT NULL, daily_capacity int, apprentice_of int REFERENCES tailor);
CREATE TABLE client (client_id int PRIMARY KEY, name text NOT NULL, phone text, measurements_on_file boolean NOT NULL, prefers_pickup boolean NOT NULL);
CREATE TABLE garment_ticket (ticket_id int PRIMARY KEY, client_id int REFERENCES client, tailor_id int REFERENCES tailor, garment text NOT NULL, dropped_off date NOT NULL, ready_by date NOT NULL, stage text NOT NULL, express boolean NOT NULL, handed_over date);
CREATE TABLE alteration (alteration_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES garment_ticket, work text NOT NULL, price numeric(6,2) NOT NULL, redo boolean NOT NULL);
CREATE TABLE till_entry (entry_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES garment_ticket, entered_at timestamptz NOT NULL, amount numeric(7,2) NOT NULL, method text NOT NULL, refunded boolean NOT NULL);
CREATE TABLE fitting (fitting_id int PRIMARY KEY, ticket_id int NOT NULL REFERENCES garment_ticket, fitting_at timestamptz NOT NULL, client_came boolean, note text);
COMMENT ON COLUMN garment_ticket.stage IS 'new, pinned, sewing, ready, handed over, abandoned';
COMMENT ON COLUMN garment_ticket.client_id IS 'empty for walk-ins';
COMMENT ON COLUMN fitting.client_came IS 'empty while the fitting is still to come';
