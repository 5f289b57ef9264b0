CREATE TABLE tbl_site (site_id int PRIMARY KEY, site_owner text, municipality text, kwp numeric(6,2), panels int, inverter_make text, commissioned date, contract char(1));
COMMENT ON COLUMN tbl_site.contract IS 'G gold (yearly visit and faults), S silver (faults only), N none';
CREATE TABLE tbl_tech (tech_id int PRIMARY KEY, tech_name text, base text, rate numeric(6,2));
CREATE TABLE tbl_visit (visit_id int PRIMARY KEY, site_id int, tech_id int, visit_type text, reported_on date, planned_for date, carried_out date, hours numeric(4,1), km int, charged numeric(8,2));
COMMENT ON COLUMN tbl_visit.visit_type IS 'inspection, fault, cleaning';
CREATE TABLE tbl_part (part_no text PRIMARY KEY, part_name text, cost numeric(8,2), retail numeric(8,2), warranty_months int);
CREATE TABLE tbl_visit_part (visit_id int, part_no text, qty int, under_warranty boolean);
CREATE TABLE tbl_yield (site_id int, month date, kwh int, expected_kwh int);
