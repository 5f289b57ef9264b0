CREATE TABLE tbl_dept (dept_id int PRIMARY KEY, dept text NOT NULL, floor int NOT NULL, cost_centre text NOT NULL);
CREATE TABLE tbl_person (person_id int PRIMARY KEY, person text NOT NULL, dept_id int NOT NULL REFERENCES tbl_dept, may_approve boolean NOT NULL);
CREATE TABLE tbl_supplier (supplier_id int PRIMARY KEY, supplier text NOT NULL, town text NOT NULL, lead_days int NOT NULL);
CREATE TABLE tbl_article (art_no text PRIMARY KEY, article text NOT NULL, art_group text NOT NULL, supplier_id int NOT NULL REFERENCES tbl_supplier, pack_size int NOT NULL, pack_price numeric(7,2) NOT NULL);
CREATE TABLE tbl_request (req_no int PRIMARY KEY, asked_by int NOT NULL REFERENCES tbl_person, approved_by int REFERENCES tbl_person, asked_on date NOT NULL, approved_on date, received_on date, urgent boolean NOT NULL, state text NOT NULL);
COMMENT ON COLUMN tbl_request.state IS 'waiting, approved, received, rejected';
CREATE TABLE tbl_request_line (req_no int NOT NULL REFERENCES tbl_request, pos int NOT NULL, art_no text NOT NULL REFERENCES tbl_article, packs int NOT NULL, line_net numeric(8,2) NOT NULL, line_tax numeric(8,2) NOT NULL, PRIMARY KEY (req_no, pos));
COMMENT ON COLUMN tbl_request_line.line_net IS 'net price of the line, packs already counted';
CREATE TABLE tbl_budget (dept_id int NOT NULL REFERENCES tbl_dept, budget_year int NOT NULL, amount numeric(9,2) NOT NULL, PRIMARY KEY (dept_id, budget_year));
