CREATE TABLE object (object_no text PRIMARY KEY, title text NOT NULL, material text NOT NULL, made_from int, made_to int, acquired_on date NOT NULL, part_of text REFERENCES object);
CREATE TABLE conservator (conservator_id int PRIMARY KEY, name text NOT NULL, speciality text NOT NULL, trainee_of int REFERENCES conservator);
CREATE TABLE condition_check (check_id int PRIMARY KEY, object_no text NOT NULL REFERENCES object, conservator_id int NOT NULL REFERENCES conservator, checked_on date NOT NULL, grade int NOT NULL);
CREATE TABLE treatment (treatment_id int PRIMARY KEY, object_no text NOT NULL REFERENCES object, lead_id int NOT NULL REFERENCES conservator, proposed_on date NOT NULL, approved_on date, begun_on date, finished_on date, hours_estimated numeric(5,1) NOT NULL, budget numeric(8,2) NOT NULL);
CREATE TABLE work_hours (work_id int PRIMARY KEY, treatment_id int NOT NULL REFERENCES treatment, conservator_id int NOT NULL REFERENCES conservator, worked_on date NOT NULL, hours numeric(4,1) NOT NULL);
CREATE TABLE material_use (use_id int PRIMARY KEY, treatment_id int NOT NULL REFERENCES treatment, product text NOT NULL, used_on date NOT NULL, cost numeric(7,2) NOT NULL);
COMMENT ON COLUMN condition_check.grade IS '1 excellent to 5 at risk';
COMMENT ON COLUMN object.part_of IS 'the larger object it belongs to';
