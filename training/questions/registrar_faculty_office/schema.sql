CREATE TABLE faculty (
  faculty_code text PRIMARY KEY,
  title text NOT NULL,
  dean_id int
);
CREATE TABLE department (
  dept_id int PRIMARY KEY,
  faculty_code text NOT NULL REFERENCES faculty(faculty_code),
  title text NOT NULL
);
CREATE TABLE lecturer (
  lecturer_id int PRIMARY KEY,
  name text NOT NULL,
  dept_id int NOT NULL REFERENCES department(dept_id),
  position text NOT NULL,
  contract_hours int NOT NULL,
  started_on date NOT NULL,
  ended_on date
);
ALTER TABLE faculty ADD FOREIGN KEY (dean_id) REFERENCES lecturer(lecturer_id);
CREATE TABLE degree_programme (
  programme_id int PRIMARY KEY,
  title text NOT NULL,
  level text NOT NULL,
  dept_id int NOT NULL REFERENCES department(dept_id),
  director_id int REFERENCES lecturer(lecturer_id),
  credits_required int NOT NULL,
  annual_fee numeric(9,2) NOT NULL
);
CREATE TABLE student (
  student_id int PRIMARY KEY,
  name text NOT NULL,
  home_country text NOT NULL,
  birth_date date NOT NULL,
  programme_id int NOT NULL REFERENCES degree_programme(programme_id),
  tutor_id int REFERENCES lecturer(lecturer_id),
  status text NOT NULL,
  enrolled_on date NOT NULL,
  finished_on date
);
CREATE TABLE term (
  term_id int PRIMARY KEY,
  title text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL
);
CREATE TABLE course (
  course_code text PRIMARY KEY,
  title text NOT NULL,
  dept_id int NOT NULL REFERENCES department(dept_id),
  credits int NOT NULL,
  language text NOT NULL
);
CREATE TABLE course_prerequisite (
  course_code text NOT NULL REFERENCES course(course_code),
  required_code text NOT NULL REFERENCES course(course_code),
  PRIMARY KEY (course_code, required_code)
);
CREATE TABLE room (
  room_id int PRIMARY KEY,
  building text NOT NULL,
  room_no text NOT NULL,
  seats int NOT NULL,
  has_projector boolean NOT NULL
);
CREATE TABLE course_offering (
  offering_id int PRIMARY KEY,
  course_code text NOT NULL REFERENCES course(course_code),
  term_id int NOT NULL REFERENCES term(term_id),
  lecturer_id int NOT NULL REFERENCES lecturer(lecturer_id),
  assistant_id int REFERENCES lecturer(lecturer_id),
  room_id int REFERENCES room(room_id),
  capacity int NOT NULL
);
CREATE TABLE registration (
  registration_id int PRIMARY KEY,
  offering_id int NOT NULL REFERENCES course_offering(offering_id),
  student_id int NOT NULL REFERENCES student(student_id),
  registered_on date NOT NULL,
  dropped_on date,
  UNIQUE (offering_id, student_id)
);
CREATE TABLE exam (
  exam_id int PRIMARY KEY,
  offering_id int NOT NULL REFERENCES course_offering(offering_id),
  room_id int NOT NULL REFERENCES room(room_id),
  exam_date date NOT NULL,
  kind text NOT NULL
);
CREATE TABLE exam_result (
  exam_id int NOT NULL REFERENCES exam(exam_id),
  student_id int NOT NULL REFERENCES student(student_id),
  points numeric(5,1),
  passed boolean NOT NULL,
  graded_by int NOT NULL REFERENCES lecturer(lecturer_id),
  graded_on date NOT NULL,
  PRIMARY KEY (exam_id, student_id)
);
CREATE TABLE thesis (
  thesis_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student(student_id),
  title text NOT NULL,
  supervisor_id int NOT NULL REFERENCES lecturer(lecturer_id),
  second_reader_id int REFERENCES lecturer(lecturer_id),
  started_on date NOT NULL,
  due_on date NOT NULL,
  submitted_on date,
  grade numeric(3,1)
);
CREATE TABLE scholarship (
  scholarship_id int PRIMARY KEY,
  title text NOT NULL,
  sponsor text NOT NULL,
  monthly_amount numeric(8,2) NOT NULL
);
CREATE TABLE scholarship_award (
  award_id int PRIMARY KEY,
  scholarship_id int NOT NULL REFERENCES scholarship(scholarship_id),
  student_id int NOT NULL REFERENCES student(student_id),
  from_date date NOT NULL,
  until_date date NOT NULL
);
CREATE TABLE fee_charge (
  charge_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student(student_id),
  term_id int NOT NULL REFERENCES term(term_id),
  amount numeric(9,2) NOT NULL,
  due_on date NOT NULL
);
CREATE TABLE fee_payment (
  payment_id int PRIMARY KEY,
  charge_id int NOT NULL REFERENCES fee_charge(charge_id),
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL,
  method text NOT NULL
);
CREATE TABLE status_history (
  history_id int PRIMARY KEY,
  student_id int NOT NULL REFERENCES student(student_id),
  old_status text NOT NULL,
  new_status text NOT NULL,
  changed_on date NOT NULL
);
COMMENT ON COLUMN student.status IS 'active, leave, graduated, withdrawn';
COMMENT ON COLUMN degree_programme.level IS 'bachelor, master, doctorate';
COMMENT ON COLUMN lecturer.position IS 'professor, senior lecturer, assistant';
COMMENT ON COLUMN exam.kind IS 'written, oral, resit';
COMMENT ON COLUMN thesis.grade IS '1.0 best to 5.0';
COMMENT ON COLUMN fee_payment.method IS 'transfer, card, sponsor';
