CREATE TABLE dim_department (department_key integer PRIMARY KEY, department text NOT NULL, division text NOT NULL);
CREATE TABLE dim_location (location_key integer PRIMARY KEY, site text NOT NULL, country text NOT NULL);
CREATE TABLE dim_grade (grade_key integer PRIMARY KEY, grade text NOT NULL, band_min numeric(9,2) NOT NULL, band_max numeric(9,2) NOT NULL);
CREATE TABLE dim_employee (
  employee_key integer PRIMARY KEY,
  employee_name text NOT NULL,
  gender text NOT NULL,
  hire_date date NOT NULL,
  exit_date date,
  exit_kind text,
  department_key integer NOT NULL REFERENCES dim_department(department_key),
  location_key integer NOT NULL REFERENCES dim_location(location_key),
  grade_key integer NOT NULL REFERENCES dim_grade(grade_key),
  manager_key integer REFERENCES dim_employee(employee_key)
);
COMMENT ON COLUMN dim_employee.exit_kind IS 'resigned, dismissed or retired; empty while employed';
CREATE TABLE fact_pay (employee_key integer NOT NULL REFERENCES dim_employee(employee_key), valid_from date NOT NULL, annual_salary numeric(10,2) NOT NULL, change_reason text NOT NULL, PRIMARY KEY (employee_key, valid_from));
CREATE TABLE fact_absence (absence_key integer PRIMARY KEY, employee_key integer NOT NULL REFERENCES dim_employee(employee_key), day_from date NOT NULL, days numeric(4,1) NOT NULL, absence_kind text NOT NULL);
CREATE TABLE fact_training (employee_key integer NOT NULL REFERENCES dim_employee(employee_key), course text NOT NULL, finished_on date NOT NULL, cost numeric(8,2) NOT NULL, PRIMARY KEY (employee_key, course));
CREATE TABLE fact_survey (employee_key integer NOT NULL REFERENCES dim_employee(employee_key), survey_date date NOT NULL, engagement integer NOT NULL, PRIMARY KEY (employee_key, survey_date));
COMMENT ON COLUMN fact_survey.engagement IS 'score from 0 to 100';
