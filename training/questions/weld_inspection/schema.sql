-- keys are by name only, the old system declared no references
CREATE TABLE project (project_id int PRIMARY KEY, project_code text, title text, client text, site_town text, budget_nok numeric(14,2), start_date date, handover_date date);
CREATE TABLE welder (welder_id int PRIMARY KEY, stamp text, name text, employer text, certificate_valid_until date);
CREATE TABLE procedure_spec (procedure_spec_id int PRIMARY KEY, wps_number text, process text, base_material text, max_thickness_mm numeric(5,1));
CREATE TABLE weld (weld_id int PRIMARY KEY, project_id int, welder_id int, procedure_spec_id int, weld_number text, line_number text, diameter_mm numeric(6,1), thickness_mm numeric(5,1), welded_on date, position text);
CREATE TABLE inspector (inspector_id int PRIMARY KEY, name text, level int, company text);
CREATE TABLE inspection (inspection_id int PRIMARY KEY, weld_id int, inspector_id int, method text, inspected_on date, result text, report_number text, fee_nok numeric(8,2));
CREATE TABLE defect (defect_id int PRIMARY KEY, inspection_id int, defect_type text, length_mm numeric(5,1), depth_mm numeric(4,1));
CREATE TABLE repair (repair_id int PRIMARY KEY, weld_id int, welder_id int, repaired_on date, hours numeric(4,1), cost_nok numeric(9,2));
