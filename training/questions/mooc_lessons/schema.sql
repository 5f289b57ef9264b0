CREATE TABLE instructors (
  id integer PRIMARY KEY,
  display_name text NOT NULL,
  country_code char(2) NOT NULL,
  revenue_share_pct integer NOT NULL
);
CREATE TABLE topics (
  id integer PRIMARY KEY,
  label text NOT NULL,
  parent_id integer REFERENCES topics(id)
);
CREATE TABLE courses (
  id integer PRIMARY KEY,
  title text NOT NULL,
  instructor_id integer NOT NULL REFERENCES instructors(id),
  topic_id integer NOT NULL REFERENCES topics(id),
  price_usd numeric(7,2) NOT NULL,
  published_on date,
  difficulty text NOT NULL CHECK (difficulty IN ('beginner','intermediate','expert'))
);
CREATE TABLE lessons (
  id integer PRIMARY KEY,
  course_id integer NOT NULL REFERENCES courses(id),
  position integer NOT NULL,
  title text NOT NULL,
  seconds integer NOT NULL,
  free_preview boolean NOT NULL
);
CREATE TABLE learners (
  id integer PRIMARY KEY,
  username text NOT NULL UNIQUE,
  country_code char(2),
  signed_up_at timestamptz NOT NULL,
  newsletter boolean NOT NULL
);
CREATE TABLE enrollments (
  id integer PRIMARY KEY,
  learner_id integer NOT NULL REFERENCES learners(id),
  course_id integer NOT NULL REFERENCES courses(id),
  enrolled_at timestamptz NOT NULL,
  paid_usd numeric(7,2) NOT NULL,
  completed_at timestamptz,
  refunded_at timestamptz
);
CREATE TABLE lesson_views (
  id integer PRIMARY KEY,
  enrollment_id integer NOT NULL REFERENCES enrollments(id),
  lesson_id integer NOT NULL REFERENCES lessons(id),
  viewed_at timestamptz NOT NULL
);
CREATE TABLE reviews (
  enrollment_id integer PRIMARY KEY REFERENCES enrollments(id),
  stars integer NOT NULL CHECK (stars BETWEEN 1 AND 5),
  comment text,
  written_at timestamptz NOT NULL
);
