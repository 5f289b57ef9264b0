CREATE TABLE tbl_teachers (
  teacher_id int PRIMARY KEY,
  teacher_name varchar(60) NOT NULL,
  main_style varchar(30),
  pay_per_lesson decimal(6,2) NOT NULL,
  is_active smallint NOT NULL
);
CREATE TABLE tbl_studios (
  studio_id int PRIMARY KEY,
  studio_name varchar(40) NOT NULL,
  floor_m2 int NOT NULL,
  has_mirrors smallint NOT NULL
);
CREATE TABLE tbl_courses (
  course_id int PRIMARY KEY,
  course_name varchar(80) NOT NULL,
  style varchar(30) NOT NULL,
  level smallint NOT NULL,
  teacher_id int REFERENCES tbl_teachers(teacher_id),
  studio_id int NOT NULL REFERENCES tbl_studios(studio_id),
  weekday smallint NOT NULL,
  start_time time NOT NULL,
  first_date date NOT NULL,
  last_date date NOT NULL,
  price decimal(7,2) NOT NULL,
  max_people int NOT NULL,
  is_cancelled smallint NOT NULL
);
CREATE TABLE tbl_students (
  student_id int PRIMARY KEY,
  first_name varchar(40) NOT NULL,
  last_name varchar(40) NOT NULL,
  birth_date date,
  phone varchar(25),
  registered date NOT NULL,
  is_leader smallint
);
CREATE TABLE tbl_enrolments (
  enrolment_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES tbl_courses(course_id),
  student_id int NOT NULL REFERENCES tbl_students(student_id),
  partner_id int REFERENCES tbl_students(student_id),
  enrolled_on date NOT NULL,
  discount_pct int NOT NULL,
  is_paid smallint NOT NULL,
  is_dropped smallint NOT NULL
);
CREATE TABLE tbl_attendance (
  enrolment_id int REFERENCES tbl_enrolments(enrolment_id),
  lesson_date date,
  was_present smallint NOT NULL,
  PRIMARY KEY (enrolment_id, lesson_date)
);
CREATE TABLE tbl_balls (
  ball_id int PRIMARY KEY,
  ball_name varchar(60) NOT NULL,
  ball_date date NOT NULL,
  tickets_sold int NOT NULL,
  ticket_price decimal(6,2) NOT NULL,
  hall_rent decimal(8,2)
);
