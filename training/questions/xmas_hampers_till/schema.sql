CREATE TABLE company (co_id int PRIMARY KEY, co_name text NOT NULL, sector text NOT NULL, contact text NOT NULL);
CREATE TABLE hamper (hamper_id int PRIMARY KEY, hamper_name text NOT NULL, season int NOT NULL, price numeric(7,2) NOT NULL, wicker boolean NOT NULL);
CREATE TABLE treat (treat_id int PRIMARY KEY, treat_name text NOT NULL, kind text NOT NULL, unit_cost numeric(6,2) NOT NULL, alcohol boolean NOT NULL);
CREATE TABLE hamper_content (hamper_id int NOT NULL REFERENCES hamper, treat_id int NOT NULL REFERENCES treat, pieces int NOT NULL, PRIMARY KEY (hamper_id, treat_id));
CREATE TABLE bulk_order (bo_id int PRIMARY KEY, co_id int NOT NULL REFERENCES company, quoted_on date NOT NULL, confirmed_on date, invoiced_on date, paid_on date, po_number text);
CREATE TABLE bulk_line (bo_id int NOT NULL REFERENCES bulk_order, hamper_id int NOT NULL REFERENCES hamper, hampers int NOT NULL, unit_price numeric(7,2) NOT NULL, PRIMARY KEY (bo_id, hamper_id));
CREATE TABLE addressee (addr_id int PRIMARY KEY, bo_id int NOT NULL REFERENCES bulk_order, addr_name text NOT NULL, country text NOT NULL, shipped_on date, bounced boolean NOT NULL);
