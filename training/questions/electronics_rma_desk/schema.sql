CREATE TABLE tbl_dealer (dealer_id int PRIMARY KEY, dealer_name text NOT NULL, country_code char(2) NOT NULL);
CREATE TABLE tbl_model (model_id int PRIMARY KEY, model_name text NOT NULL, product_group text NOT NULL, warranty_months int NOT NULL, unit_cost numeric(8,2) NOT NULL);
CREATE TABLE tbl_sold_unit (serial_no text PRIMARY KEY, model_id int NOT NULL REFERENCES tbl_model, dealer_id int NOT NULL REFERENCES tbl_dealer, sold_date date NOT NULL, sold_price numeric(8,2) NOT NULL);
CREATE TABLE tbl_rma (rma_id int PRIMARY KEY, serial_no text NOT NULL REFERENCES tbl_sold_unit, requested_date date NOT NULL, received_date date, decided_date date, shipped_back_date date, fault_code text, decision text, repair_cost numeric(8,2), in_warranty int NOT NULL);
CREATE TABLE tbl_fault (fault_code text PRIMARY KEY, fault_text text NOT NULL);
COMMENT ON COLUMN tbl_rma.decision IS 'REP repaired, EXC exchanged, REF refunded, REJ rejected';
COMMENT ON COLUMN tbl_rma.in_warranty IS '1 yes, 0 no';
ALTER TABLE tbl_rma ADD FOREIGN KEY (fault_code) REFERENCES tbl_fault;
