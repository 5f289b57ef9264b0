CREATE TABLE dc_style (style_id int PRIMARY KEY, style_name text NOT NULL);
CREATE TABLE dc_teacher (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, pay_per_class numeric(6,2) NOT NULL, stands_in_for int REFERENCES dc_teacher);
CREATE TABLE dc_dancer (dancer_id int PRIMARY KEY, dancer_name text NOT NULL, partner_id int REFERENCES dc_dancer, joined_on date NOT NULL, birthday date);
CREATE TABLE dc_pass (pass_id int PRIMARY KEY, dancer_id int NOT NULL REFERENCES dc_dancer, entries int NOT NULL, price numeric(6,2) NOT NULL, sold_on date NOT NULL, valid_to date NOT NULL, paid_on date);
CREATE TABLE dc_class (class_id int PRIMARY KEY, style_id int NOT NULL REFERENCES dc_style, planned_teacher int NOT NULL REFERENCES dc_teacher, taught_by int REFERENCES dc_teacher, starts_at timestamp NOT NULL, max_dancers int NOT NULL, called_off boolean NOT NULL);
CREATE TABLE dc_entry (class_id int NOT NULL REFERENCES dc_class, pass_id int NOT NULL REFERENCES dc_pass, PRIMARY KEY (class_id, pass_id));
COMMENT ON COLUMN dc_pass.entries IS 'classes the pass is good for';
COMMENT ON COLUMN dc_entry.pass_id IS 'pass used to enter the class';
