CREATE TABLE programme (prog_code text PRIMARY KEY, prog_title text NOT NULL, faculty text NOT NULL);
CREATE TABLE module (mod_code text PRIMARY KEY, mod_title text NOT NULL, credits int NOT NULL, lecturer text NOT NULL);
CREATE TABLE student (matric int PRIMARY KEY, full_name text NOT NULL, prog_code text NOT NULL REFERENCES programme, enrolled_on date NOT NULL, exmatriculated_on date);
CREATE TABLE exam_date (exam_id int PRIMARY KEY, mod_code text NOT NULL REFERENCES module, held_on date NOT NULL, room text, register_by date NOT NULL, marks_due date NOT NULL, marks_posted date);
CREATE TABLE registration (exam_id int NOT NULL REFERENCES exam_date, matric int NOT NULL REFERENCES student, registered_on date NOT NULL, withdrawn_on date, attempt int NOT NULL, mark numeric(2,1), sick_note boolean NOT NULL, PRIMARY KEY (exam_id, matric));
COMMENT ON COLUMN registration.mark IS '1.0 best, 4.0 just passed, 5.0 failed; null if not marked';
CREATE TABLE appeal_case (appeal_no int PRIMARY KEY, exam_id int NOT NULL, matric int NOT NULL, filed_on date NOT NULL, decided_on date, granted boolean, FOREIGN KEY (exam_id, matric) REFERENCES registration);
