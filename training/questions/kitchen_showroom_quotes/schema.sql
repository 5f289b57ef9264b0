CREATE TABLE kq_customer (customer_id int PRIMARY KEY, household text NOT NULL, postcode text NOT NULL, heard_via text);
CREATE TABLE kq_designer (designer_id int PRIMARY KEY, designer text NOT NULL, showroom text NOT NULL);
CREATE TABLE kq_quote (quote_id int PRIMARY KEY, customer_id int NOT NULL REFERENCES kq_customer, designer_id int NOT NULL REFERENCES kq_designer, quoted_on date NOT NULL, valid_until date NOT NULL, signed_on date, declined_on date, install_on date, deposit_pct numeric(4,1) NOT NULL);
CREATE TABLE kq_quote_line (quote_id int NOT NULL REFERENCES kq_quote, line_no int NOT NULL, line_kind text NOT NULL, what text NOT NULL, qty int NOT NULL, unit_net numeric(9,2) NOT NULL, vat_pct numeric(4,1) NOT NULL, PRIMARY KEY (quote_id, line_no));
COMMENT ON COLUMN kq_quote_line.line_kind IS 'U unit, W worktop, A appliance, F fitting, D discount (negative price)';
