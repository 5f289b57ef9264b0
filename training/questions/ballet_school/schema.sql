CREATE TABLE studios (studio_id int PRIMARY KEY, studio_name text NOT NULL, sprung_floor boolean NOT NULL, mirrors boolean NOT NULL);
CREATE TABLE teachers (teacher_id int PRIMARY KEY, teacher_name text NOT NULL, nationality text, contract_kind text NOT NULL, on_leave_until date);
CREATE TABLE grades (grade_code text PRIMARY KEY, grade_name text NOT NULL, min_age int);
CREATE TABLE dancers (dancer_id int PRIMARY KEY, first_name text NOT NULL, last_name text NOT NULL, grade_code text REFERENCES grades, birth_date date NOT NULL, guardian_email text, scholarship boolean NOT NULL, left_on date);
CREATE TABLE term_fees (fee_id int PRIMARY KEY, dancer_id int NOT NULL REFERENCES dancers, term text NOT NULL, due_on date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date, waived boolean NOT NULL);
CREATE TABLE classes (class_id int PRIMARY KEY, grade_code text NOT NULL REFERENCES grades, teacher_id int REFERENCES teachers, studio_id int NOT NULL REFERENCES studios, held_at timestamptz NOT NULL, minutes int NOT NULL, pianist text, cancelled boolean NOT NULL);
CREATE TABLE exam_entries (entry_id int PRIMARY KEY, dancer_id int NOT NULL REFERENCES dancers, grade_code text NOT NULL REFERENCES grades, exam_on date NOT NULL, mark int, withdrawn boolean NOT NULL, entry_fee numeric(6,2) NOT NULL);
CREATE TABLE costumes (costume_id int PRIMARY KEY, costume_name text NOT NULL, size_label text NOT NULL, lent_to int REFERENCES dancers, lent_on date, replacement_value numeric(7,2) NOT NULL);
