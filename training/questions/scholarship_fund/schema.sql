CREATE TABLE endowment_donors (
  donor_id integer PRIMARY KEY,
  donor_display_name text NOT NULL,
  donor_category text NOT NULL,
  wishes_to_stay_unnamed boolean NOT NULL
);
CREATE TABLE donor_contributions (
  contribution_id integer PRIMARY KEY,
  donor_id integer NOT NULL REFERENCES endowment_donors(donor_id),
  received_date date NOT NULL,
  contribution_amount numeric(12,2) NOT NULL,
  contribution_currency char(3) NOT NULL CHECK (contribution_currency IN ('USD','KES'))
);
CREATE TABLE scholarship_programmes (
  programme_id integer PRIMARY KEY,
  programme_name text NOT NULL,
  sponsoring_donor_id integer REFERENCES endowment_donors(donor_id),
  yearly_award_usd integer NOT NULL,
  maximum_years integer NOT NULL,
  application_deadline date NOT NULL
);
CREATE TABLE student_applicants (
  applicant_id integer PRIMARY KEY,
  applicant_full_name text NOT NULL,
  gender text,
  home_county text NOT NULL,
  secondary_school_name text NOT NULL,
  final_exam_points integer,
  household_monthly_income_kes integer
);
CREATE TABLE scholarship_applications (
  application_id integer PRIMARY KEY,
  applicant_id integer NOT NULL REFERENCES student_applicants(applicant_id),
  programme_id integer NOT NULL REFERENCES scholarship_programmes(programme_id),
  submitted_date date NOT NULL,
  interview_date date,
  interview_score numeric(4,1),
  application_outcome text
);
CREATE TABLE awarded_scholarships (
  award_id integer PRIMARY KEY,
  application_id integer NOT NULL UNIQUE REFERENCES scholarship_applications(application_id),
  university_name text NOT NULL,
  degree_subject text NOT NULL,
  award_start_date date NOT NULL,
  expected_end_date date NOT NULL,
  terminated_date date,
  termination_reason text,
  mentor_name text
);
CREATE TABLE stipend_payments (
  payment_id integer PRIMARY KEY,
  award_id integer NOT NULL REFERENCES awarded_scholarships(award_id),
  scheduled_date date NOT NULL,
  paid_date date,
  amount_usd numeric(8,2) NOT NULL
);
CREATE TABLE semester_results (
  result_id integer PRIMARY KEY,
  award_id integer NOT NULL REFERENCES awarded_scholarships(award_id),
  semester_label text NOT NULL,
  grade_average numeric(3,2),
  credits_passed integer NOT NULL,
  credits_taken integer NOT NULL
);
