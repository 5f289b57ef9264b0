CREATE TABLE tbl_builder (bld_id int PRIMARY KEY, bld_company text NOT NULL, bld_phone text, bld_terms_days int NOT NULL);
CREATE TABLE tbl_site (site_id int PRIMARY KEY, bld_id int NOT NULL REFERENCES tbl_builder, site_address text NOT NULL, site_postcode text NOT NULL);
CREATE TABLE tbl_hire (hire_id int PRIMARY KEY, site_id int NOT NULL REFERENCES tbl_site, hire_erected date NOT NULL, hire_planned_strike date NOT NULL, hire_struck date, hire_m2 numeric(7,1) NOT NULL, hire_erect_fee numeric(8,2) NOT NULL, hire_weekly_rate numeric(7,2) NOT NULL, hire_status text NOT NULL);
CREATE TABLE tbl_gang (gang_id int PRIMARY KEY, gang_leader text NOT NULL, gang_size int NOT NULL);
CREATE TABLE tbl_visit (visit_id int PRIMARY KEY, hire_id int NOT NULL REFERENCES tbl_hire, gang_id int NOT NULL REFERENCES tbl_gang, visit_date date NOT NULL, visit_type text NOT NULL, visit_hours numeric(4,1) NOT NULL);
CREATE TABLE tbl_inspection (insp_id int PRIMARY KEY, hire_id int NOT NULL REFERENCES tbl_hire, insp_date date NOT NULL, insp_by text NOT NULL, insp_passed text NOT NULL, insp_note text);
COMMENT ON COLUMN tbl_hire.hire_status IS 'standing, struck, disputed';
COMMENT ON COLUMN tbl_inspection.insp_passed IS 'Y or N';
