CREATE TABLE graduate_school_departments (
  department_code text PRIMARY KEY,
  department_full_name text NOT NULL,
  faculty_name text NOT NULL
);
CREATE TABLE academic_supervisors (
  supervisor_id integer PRIMARY KEY,
  supervisor_first_name text NOT NULL,
  supervisor_last_name text NOT NULL,
  academic_rank text NOT NULL,
  department_code text NOT NULL REFERENCES graduate_school_departments(department_code),
  is_external boolean NOT NULL
);
CREATE TABLE doctoral_candidates (
  candidate_id integer PRIMARY KEY,
  candidate_first_name text NOT NULL,
  candidate_last_name text NOT NULL,
  nationality text,
  department_code text NOT NULL REFERENCES graduate_school_departments(department_code),
  main_supervisor_id integer NOT NULL REFERENCES academic_supervisors(supervisor_id),
  enrolment_date date NOT NULL,
  funding_source text,
  withdrawal_date date
);
CREATE TABLE thesis_submissions (
  thesis_id integer PRIMARY KEY,
  candidate_id integer NOT NULL UNIQUE REFERENCES doctoral_candidates(candidate_id),
  thesis_title text NOT NULL,
  language_of_thesis text NOT NULL,
  number_of_pages integer NOT NULL,
  submission_date date NOT NULL,
  embargo_end_date date
);
CREATE TABLE thesis_defences (
  defence_id integer PRIMARY KEY,
  thesis_id integer NOT NULL REFERENCES thesis_submissions(thesis_id),
  defence_date date NOT NULL,
  defence_room text NOT NULL,
  defence_outcome text,
  travel_budget_euros numeric(8,2)
);
CREATE TABLE defence_committee_members (
  defence_id integer NOT NULL REFERENCES thesis_defences(defence_id),
  supervisor_id integer NOT NULL REFERENCES academic_supervisors(supervisor_id),
  committee_role text NOT NULL,
  PRIMARY KEY (defence_id, supervisor_id)
);
CREATE TABLE annual_progress_reports (
  progress_report_id integer PRIMARY KEY,
  candidate_id integer NOT NULL REFERENCES doctoral_candidates(candidate_id),
  report_due_date date NOT NULL,
  report_received_date date,
  progress_assessment text
);
