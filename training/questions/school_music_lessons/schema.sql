CREATE TABLE teacher (
  teacher_no integer PRIMARY KEY,
  surname text NOT NULL,
  instrument text NOT NULL,
  rate_per_lesson numeric(6,2) NOT NULL,
  active boolean NOT NULL
);
CREATE TABLE pupil (
  pupil_no integer PRIMARY KEY,
  first_name text NOT NULL,
  surname text NOT NULL,
  year_group integer NOT NULL,
  free_meals boolean NOT NULL,
  joined date NOT NULL
);
CREATE TABLE enrolment (
  enrolment_no integer PRIMARY KEY,
  pupil_no integer NOT NULL REFERENCES pupil,
  teacher_no integer NOT NULL REFERENCES teacher,
  instrument text NOT NULL,
  began date NOT NULL,
  ended date,
  term_fee numeric(7,2) NOT NULL
);
CREATE TABLE lesson (
  lesson_no integer PRIMARY KEY,
  enrolment_no integer NOT NULL REFERENCES enrolment,
  held_on date NOT NULL,
  minutes integer NOT NULL,
  attendance text NOT NULL CHECK (attendance IN ('present','absent','teacher_away'))
);
CREATE TABLE grade_exam (
  exam_no integer PRIMARY KEY,
  pupil_no integer NOT NULL REFERENCES pupil,
  instrument text NOT NULL,
  grade integer NOT NULL,
  sat_on date NOT NULL,
  marks integer,
  result text CHECK (result IN ('fail','pass','merit','distinction'))
);
CREATE TABLE instrument_loan (
  loan_no integer PRIMARY KEY,
  pupil_no integer NOT NULL REFERENCES pupil,
  instrument text NOT NULL,
  lent_on date NOT NULL,
  due_back date NOT NULL,
  returned_on date
);
