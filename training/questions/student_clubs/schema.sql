CREATE TABLE university_students (
  student_number integer PRIMARY KEY,
  student_first_name text NOT NULL,
  student_last_name text NOT NULL,
  student_major text,
  student_birth_date date NOT NULL,
  student_home_city text NOT NULL,
  student_advisor_number integer
);
CREATE TABLE academic_advisors (
  advisor_number integer PRIMARY KEY,
  advisor_first_name text NOT NULL,
  advisor_last_name text NOT NULL,
  advisor_academic_rank text NOT NULL,
  advisor_office_building text NOT NULL
);
ALTER TABLE university_students ADD FOREIGN KEY (student_advisor_number) REFERENCES academic_advisors(advisor_number);
CREATE TABLE student_clubs (
  club_number integer PRIMARY KEY,
  club_name text NOT NULL,
  club_description text,
  club_meeting_building text NOT NULL,
  club_yearly_dues_euros numeric(6,2) NOT NULL
);
CREATE TABLE club_memberships (
  student_number integer NOT NULL REFERENCES university_students(student_number),
  club_number integer NOT NULL REFERENCES student_clubs(club_number),
  membership_start_date date NOT NULL,
  membership_end_date date,
  membership_position text NOT NULL,
  PRIMARY KEY (student_number, club_number)
);
CREATE TABLE club_gatherings (
  gathering_number integer PRIMARY KEY,
  club_number integer NOT NULL REFERENCES student_clubs(club_number),
  gathering_title text NOT NULL,
  gathering_start_time timestamp NOT NULL,
  gathering_attendance_count integer,
  gathering_cost_euros numeric(7,2) NOT NULL
);
