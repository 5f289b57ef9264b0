CREATE TABLE users (
  id bigserial PRIMARY KEY,
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL UNIQUE,
  email_verified_at timestamp(0),
  country varchar(60) NOT NULL,
  is_instructor boolean NOT NULL DEFAULT false,
  last_login_at timestamp(0),
  deleted_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE categories (
  id bigserial PRIMARY KEY,
  name varchar(255) NOT NULL,
  slug varchar(255) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE courses (
  id bigserial PRIMARY KEY,
  category_id bigint NOT NULL REFERENCES categories(id),
  instructor_id bigint NOT NULL REFERENCES users(id),
  title varchar(255) NOT NULL,
  level varchar(20) NOT NULL,
  price decimal(8,2) NOT NULL,
  published_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE lessons (
  id bigserial PRIMARY KEY,
  course_id bigint NOT NULL REFERENCES courses(id),
  title varchar(255) NOT NULL,
  position integer NOT NULL,
  duration_minutes integer NOT NULL,
  is_free_preview boolean NOT NULL DEFAULT false,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE coupons (
  id bigserial PRIMARY KEY,
  code varchar(30) NOT NULL UNIQUE,
  percent_off integer NOT NULL,
  expires_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE orders (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  course_id bigint NOT NULL REFERENCES courses(id),
  coupon_id bigint REFERENCES coupons(id),
  amount decimal(8,2) NOT NULL,
  payment_method varchar(20) NOT NULL,
  refunded_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE enrollments (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  course_id bigint NOT NULL REFERENCES courses(id),
  progress_percent integer NOT NULL DEFAULT 0,
  completed_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE lesson_completions (
  id bigserial PRIMARY KEY,
  enrollment_id bigint NOT NULL REFERENCES enrollments(id),
  lesson_id bigint NOT NULL REFERENCES lessons(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE quizzes (
  id bigserial PRIMARY KEY,
  course_id bigint NOT NULL REFERENCES courses(id),
  title varchar(255) NOT NULL,
  pass_mark integer NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE quiz_attempts (
  id bigserial PRIMARY KEY,
  quiz_id bigint NOT NULL REFERENCES quizzes(id),
  user_id bigint NOT NULL REFERENCES users(id),
  score integer NOT NULL,
  passed boolean NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE reviews (
  id bigserial PRIMARY KEY,
  course_id bigint NOT NULL REFERENCES courses(id),
  user_id bigint NOT NULL REFERENCES users(id),
  rating smallint NOT NULL,
  body text,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE certificates (
  id bigserial PRIMARY KEY,
  enrollment_id bigint NOT NULL REFERENCES enrollments(id),
  serial_number varchar(20) NOT NULL,
  downloaded_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE tags (
  id bigserial PRIMARY KEY,
  name varchar(50) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE course_tag (
  id bigserial PRIMARY KEY,
  course_id bigint NOT NULL REFERENCES courses(id),
  tag_id bigint NOT NULL REFERENCES tags(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
