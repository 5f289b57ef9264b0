CREATE TABLE instructors (
  instructor_id integer PRIMARY KEY,
  display_name text NOT NULL,
  payout_percent numeric(4,1) NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE categories (
  category_id integer PRIMARY KEY,
  category text NOT NULL
);
CREATE TABLE courses (
  course_id integer PRIMARY KEY,
  title text NOT NULL,
  category_id integer NOT NULL REFERENCES categories,
  instructor_id integer NOT NULL REFERENCES instructors,
  level text NOT NULL,
  list_price numeric(7,2) NOT NULL,
  duration_minutes integer NOT NULL,
  published_on date
);
COMMENT ON COLUMN courses.published_on IS 'null while the course is a draft';
CREATE TABLE learners (
  learner_id integer PRIMARY KEY,
  learner_name text NOT NULL,
  country text NOT NULL,
  employer text,
  created_at timestamptz NOT NULL
);
CREATE TABLE coupons (
  code text PRIMARY KEY,
  discount_percent integer NOT NULL,
  valid_until date
);
CREATE TABLE purchases (
  purchase_id integer PRIMARY KEY,
  learner_id integer NOT NULL REFERENCES learners,
  course_id integer NOT NULL REFERENCES courses,
  coupon_code text REFERENCES coupons,
  amount_paid numeric(7,2) NOT NULL,
  purchased_at timestamptz NOT NULL,
  refunded_at timestamptz
);
CREATE TABLE progress (
  purchase_id integer PRIMARY KEY REFERENCES purchases,
  first_opened_at timestamptz,
  percent_watched integer NOT NULL,
  completed_at timestamptz,
  quiz_score integer
);
CREATE TABLE ratings (
  purchase_id integer PRIMARY KEY REFERENCES purchases,
  stars integer NOT NULL,
  review_text text,
  rated_at timestamptz NOT NULL
);
