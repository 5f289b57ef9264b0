CREATE TABLE fee_earner (fe_id int PRIMARY KEY, initials text NOT NULL, full_name text NOT NULL, grade text NOT NULL, rate_hr numeric(6,2) NOT NULL);
CREATE TABLE client (client_no int PRIMARY KEY, client_name text NOT NULL, kind text NOT NULL, id_checked_on date);
CREATE TABLE matter (matter_no text PRIMARY KEY, client_no int NOT NULL REFERENCES client, handled_by int NOT NULL REFERENCES fee_earner, supervised_by int NOT NULL REFERENCES fee_earner, side text NOT NULL, property_town text NOT NULL, price numeric(11,2) NOT NULL, fixed_fee numeric(8,2) NOT NULL, instructed_on date NOT NULL, exchanged_on date, completed_on date, fell_through_on date);
COMMENT ON COLUMN matter.side IS 'sale, purchase, remortgage';
CREATE TABLE search_order (search_id int PRIMARY KEY, matter_no text NOT NULL REFERENCES matter, search_type text NOT NULL, ordered_on date NOT NULL, returned_on date, cost numeric(6,2) NOT NULL);
CREATE TABLE time_entry (entry_id int PRIMARY KEY, matter_no text NOT NULL REFERENCES matter, fe_id int NOT NULL REFERENCES fee_earner, worked_on date NOT NULL, units int NOT NULL, narrative text);
COMMENT ON COLUMN time_entry.units IS 'six minutes each, ten make an hour';
CREATE TABLE bill (bill_no int PRIMARY KEY, matter_no text NOT NULL REFERENCES matter, raised_on date NOT NULL, fees numeric(8,2) NOT NULL, disbursements numeric(8,2) NOT NULL, settled_on date);
