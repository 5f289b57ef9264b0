CREATE TABLE employer (emp_ref text PRIMARY KEY, legal_name text NOT NULL, industry text NOT NULL, registered date NOT NULL, closed date);
CREATE TABLE tax_office (office_no int PRIMARY KEY, office_town text NOT NULL);
CREATE TABLE officer (officer_no int PRIMARY KEY, officer_name text NOT NULL, office_no int NOT NULL);
CREATE TABLE monthly_return (ret_id int PRIMARY KEY, emp_ref text NOT NULL, tax_month date NOT NULL, staff int NOT NULL, gross_pay numeric(12,2) NOT NULL, tax_declared numeric(11,2) NOT NULL, filed_on date, due_on date NOT NULL);
CREATE TABLE remitted (rem_id int PRIMARY KEY, ret_id int NOT NULL, amount numeric(11,2) NOT NULL, banked_on date NOT NULL);
CREATE TABLE audit (audit_id int PRIMARY KEY, emp_ref text NOT NULL, lead_officer int NOT NULL, signed_off_by int, opened_on date NOT NULL, finished_on date, extra_tax numeric(10,2), penalty numeric(9,2));
