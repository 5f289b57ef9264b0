CREATE TABLE tbl_sites (site_id int PRIMARY KEY, site_name varchar(40) NOT NULL, city varchar(30) NOT NULL, opened_at date NOT NULL, has_24h smallint NOT NULL);
CREATE TABLE tbl_units (unit_id int PRIMARY KEY, site_id int NOT NULL REFERENCES tbl_sites, unit_code varchar(8) NOT NULL, square_m numeric(5,1) NOT NULL, floor_no smallint NOT NULL, is_heated smallint NOT NULL, list_price numeric(7,2) NOT NULL, unit_state smallint NOT NULL);
COMMENT ON COLUMN tbl_units.unit_state IS '0 vacant, 1 let, 2 reserved, 3 maintenance';
CREATE TABLE tbl_tenants (tenant_id int PRIMARY KEY, tenant_name varchar(60) NOT NULL, is_company smallint NOT NULL, email varchar(80), blacklisted smallint NOT NULL DEFAULT 0, created_at timestamp NOT NULL);
CREATE TABLE tbl_agreements (agreement_id int PRIMARY KEY, unit_id int NOT NULL REFERENCES tbl_units, tenant_id int NOT NULL REFERENCES tbl_tenants, start_at timestamp NOT NULL, notice_at timestamp, end_at timestamp, monthly_rate numeric(7,2) NOT NULL, insurance_plan char(1) NOT NULL, lead_source varchar(12));
COMMENT ON COLUMN tbl_agreements.insurance_plan IS 'N none, B basic, P premium';
CREATE TABLE tbl_invoices (invoice_id int PRIMARY KEY, agreement_id int NOT NULL REFERENCES tbl_agreements, billed_at timestamp NOT NULL, amount numeric(8,2) NOT NULL, paid_at timestamp, late_fee numeric(6,2) NOT NULL DEFAULT 0, attempts smallint NOT NULL DEFAULT 1);
CREATE TABLE tbl_gate_log (log_id int PRIMARY KEY, agreement_id int REFERENCES tbl_agreements, site_id int NOT NULL REFERENCES tbl_sites, opened_at timestamp NOT NULL, code_ok smallint NOT NULL);
CREATE TABLE tbl_auctions (auction_id int PRIMARY KEY, agreement_id int NOT NULL REFERENCES tbl_agreements, held_at timestamp NOT NULL, hammer_price numeric(8,2), debt_at_auction numeric(8,2) NOT NULL);
