CREATE TABLE t_alumnus (
  alumnus_id integer PRIMARY KEY,
  full_name text NOT NULL,
  graduation_year integer NOT NULL,
  degree text NOT NULL,
  city text,
  country text,
  employer text,
  email_ok boolean NOT NULL,
  lost_contact boolean NOT NULL
);
CREATE TABLE t_chapter (
  chapter_id integer PRIMARY KEY,
  chapter_name text NOT NULL,
  president_id integer REFERENCES t_alumnus(alumnus_id),
  founded date NOT NULL
);
CREATE TABLE t_chapter_member (
  chapter_id integer NOT NULL REFERENCES t_chapter(chapter_id),
  alumnus_id integer NOT NULL REFERENCES t_alumnus(alumnus_id),
  member_since date NOT NULL,
  PRIMARY KEY (chapter_id, alumnus_id)
);
CREATE TABLE t_event (
  event_id integer PRIMARY KEY,
  event_title text NOT NULL,
  chapter_id integer REFERENCES t_chapter(chapter_id),
  event_day date NOT NULL,
  ticket_price numeric(6,2) NOT NULL,
  cost numeric(8,2) NOT NULL
);
CREATE TABLE t_rsvp (
  event_id integer NOT NULL REFERENCES t_event(event_id),
  alumnus_id integer NOT NULL REFERENCES t_alumnus(alumnus_id),
  answer text NOT NULL CHECK (answer IN ('yes','no','maybe')),
  guests integer NOT NULL,
  attended boolean,
  PRIMARY KEY (event_id, alumnus_id)
);
CREATE TABLE t_pledge (
  pledge_id integer PRIMARY KEY,
  alumnus_id integer NOT NULL REFERENCES t_alumnus(alumnus_id),
  campaign text NOT NULL,
  pledged numeric(9,2) NOT NULL,
  received numeric(9,2) NOT NULL,
  pledged_on date NOT NULL
);
CREATE TABLE t_mentoring (
  mentoring_id integer PRIMARY KEY,
  mentor_id integer NOT NULL REFERENCES t_alumnus(alumnus_id),
  student_name text NOT NULL,
  field text NOT NULL,
  began date NOT NULL,
  finished date
);
