CREATE TABLE app_user (
  user_id serial PRIMARY KEY,
  username text NOT NULL,
  country text NOT NULL,
  native_language text NOT NULL,
  birth_year integer,
  registered_at timestamptz NOT NULL,
  last_login_at timestamptz,
  deletion_requested_on date
);
CREATE TABLE course (
  course_id serial PRIMARY KEY,
  course_name text NOT NULL,
  target_language text NOT NULL,
  level text NOT NULL,
  lesson_count integer NOT NULL,
  premium_only boolean NOT NULL
);
CREATE TABLE enrolment (
  user_id integer NOT NULL REFERENCES app_user,
  course_id integer NOT NULL REFERENCES course,
  enrolled_on date NOT NULL,
  lessons_done integer NOT NULL,
  finished_on date,
  PRIMARY KEY (user_id, course_id)
);
CREATE TABLE session (
  session_id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  device text NOT NULL,
  app_version text NOT NULL,
  started_at timestamptz NOT NULL,
  ended_at timestamptz,
  crashed boolean NOT NULL
);
CREATE TABLE plan (
  plan_code text PRIMARY KEY,
  title text NOT NULL,
  months integer NOT NULL,
  price_cents integer NOT NULL
);
CREATE TABLE premium_order (
  order_id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  plan_code text NOT NULL REFERENCES plan,
  bought_at timestamptz NOT NULL,
  valid_until date NOT NULL,
  paid_cents integer NOT NULL,
  store text NOT NULL,
  refunded_at timestamptz
);
CREATE TABLE review (
  review_id serial PRIMARY KEY,
  user_id integer NOT NULL REFERENCES app_user,
  stars integer NOT NULL,
  body text,
  posted_on date NOT NULL,
  answered_on date
);
