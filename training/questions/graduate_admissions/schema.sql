CREATE TABLE faculty_department (
  department_identifier integer PRIMARY KEY,
  department_name text NOT NULL,
  building_name text NOT NULL
);
CREATE TABLE degree_programme (
  programme_identifier integer PRIMARY KEY,
  programme_title text NOT NULL,
  degree_level text NOT NULL CHECK (degree_level IN ('Master','Doctorate')),
  department_identifier integer NOT NULL REFERENCES faculty_department(department_identifier),
  places_available integer NOT NULL,
  annual_tuition_fee numeric(9,2) NOT NULL,
  application_deadline date NOT NULL
);
CREATE TABLE applicant (
  applicant_identifier integer PRIMARY KEY,
  applicant_first_name text NOT NULL,
  applicant_last_name text NOT NULL,
  applicant_birth_date date NOT NULL,
  applicant_nationality text NOT NULL,
  previous_university_name text,
  undergraduate_grade_average numeric(3,2)
);
CREATE TABLE programme_application (
  application_identifier integer PRIMARY KEY,
  applicant_identifier integer NOT NULL REFERENCES applicant(applicant_identifier),
  programme_identifier integer NOT NULL REFERENCES degree_programme(programme_identifier),
  submission_date date NOT NULL,
  application_decision text CHECK (application_decision IN ('offer','rejection','waiting list')),
  decision_date date,
  offer_accepted boolean,
  application_fee_paid boolean NOT NULL
);
CREATE TABLE admissions_reviewer (
  reviewer_identifier integer PRIMARY KEY,
  reviewer_full_name text NOT NULL,
  department_identifier integer NOT NULL REFERENCES faculty_department(department_identifier)
);
CREATE TABLE application_review (
  application_identifier integer NOT NULL REFERENCES programme_application(application_identifier),
  reviewer_identifier integer NOT NULL REFERENCES admissions_reviewer(reviewer_identifier),
  review_score integer NOT NULL CHECK (review_score BETWEEN 1 AND 10),
  review_date date NOT NULL,
  PRIMARY KEY (application_identifier, reviewer_identifier)
);
CREATE TABLE admission_interview (
  interview_identifier integer PRIMARY KEY,
  application_identifier integer NOT NULL REFERENCES programme_application(application_identifier),
  interview_starts_at timestamp NOT NULL,
  interview_format text NOT NULL,
  applicant_was_present boolean
);
CREATE TABLE scholarship_award (
  scholarship_identifier integer PRIMARY KEY,
  application_identifier integer NOT NULL REFERENCES programme_application(application_identifier),
  scholarship_name text NOT NULL,
  yearly_amount numeric(9,2) NOT NULL
);
