CREATE TABLE subject_areas (
  area_id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  step_free boolean NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE rooms (
  room_id int PRIMARY KEY,
  venue_id int NOT NULL REFERENCES venues(venue_id),
  name text NOT NULL,
  seats int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE staff_teams (
  team_id int PRIMARY KEY,
  name text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE staff_members (
  staff_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  team_id int NOT NULL REFERENCES staff_teams(team_id),
  status text NOT NULL,
  contract_until date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE tutors (
  tutor_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  status text NOT NULL,
  fee_per_hour numeric(6,2) NOT NULL,
  started_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE terms (
  term_id int PRIMARY KEY,
  name text NOT NULL,
  begins_on date NOT NULL,
  ends_on date NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE courses (
  course_id int PRIMARY KEY,
  area_id int NOT NULL REFERENCES subject_areas(area_id),
  name text NOT NULL,
  level text NOT NULL,
  fee numeric(7,2) NOT NULL,
  min_participants int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE classes (
  class_id int PRIMARY KEY,
  course_id int NOT NULL REFERENCES courses(course_id),
  term_id int NOT NULL REFERENCES terms(term_id),
  tutor_id int NOT NULL REFERENCES tutors(tutor_id),
  room_id int NOT NULL REFERENCES rooms(room_id),
  status text NOT NULL,
  weekday text NOT NULL,
  first_date date NOT NULL,
  last_date date NOT NULL,
  max_participants int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE concession_types (
  concession_id int PRIMARY KEY,
  name text NOT NULL,
  discount_pct int NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE learners (
  learner_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  town text NOT NULL,
  birth_date date NOT NULL,
  concession_id int REFERENCES concession_types(concession_id),
  email text,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE enrolments (
  enrolment_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  class_id int NOT NULL REFERENCES classes(class_id),
  status text NOT NULL,
  enrolled_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE sessions (
  session_id int PRIMARY KEY,
  class_id int NOT NULL REFERENCES classes(class_id),
  held_on date NOT NULL,
  hours numeric(3,1) NOT NULL,
  status text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE attendance (
  session_id int NOT NULL REFERENCES sessions(session_id),
  enrolment_id int NOT NULL REFERENCES enrolments(enrolment_id),
  present boolean NOT NULL,
  PRIMARY KEY (session_id, enrolment_id),
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  enrolment_id int NOT NULL REFERENCES enrolments(enrolment_id),
  status text NOT NULL,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE payments (
  payment_id int PRIMARY KEY,
  invoice_id int NOT NULL REFERENCES invoices(invoice_id),
  paid_on date NOT NULL,
  amount numeric(7,2) NOT NULL,
  method text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE funders (
  funder_id int PRIMARY KEY,
  name text NOT NULL,
  type text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE grants (
  grant_id int PRIMARY KEY,
  funder_id int NOT NULL REFERENCES funders(funder_id),
  area_id int NOT NULL REFERENCES subject_areas(area_id),
  name text NOT NULL,
  status text NOT NULL,
  awarded_on date,
  amount numeric(10,2) NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE enquiries (
  enquiry_id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES learners(learner_id),
  staff_id int REFERENCES staff_members(staff_id),
  topic text NOT NULL,
  status text NOT NULL,
  received_on date NOT NULL,
  answered_on date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE enquiry_messages (
  message_id int PRIMARY KEY,
  enquiry_id int NOT NULL REFERENCES enquiries(enquiry_id),
  sender text NOT NULL,
  sent_at timestamp NOT NULL,
  body text NOT NULL,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
COMMENT ON COLUMN classes.status IS 'planned, running, finished or cancelled';
COMMENT ON COLUMN enrolments.status IS 'confirmed, waiting list or withdrawn';
COMMENT ON COLUMN sessions.status IS 'held, moved or cancelled';
COMMENT ON COLUMN invoices.status IS 'open, paid or waived';
COMMENT ON COLUMN grants.status IS 'applied, awarded or rejected';
COMMENT ON COLUMN grants.awarded_on IS 'null unless awarded';
COMMENT ON COLUMN tutors.status IS 'freelance, employed or former';
COMMENT ON COLUMN staff_members.status IS 'permanent, fixed-term or left';
COMMENT ON COLUMN enquiries.status IS 'new, answered or closed';
COMMENT ON COLUMN enquiry_messages.sender IS 'learner or staff';
