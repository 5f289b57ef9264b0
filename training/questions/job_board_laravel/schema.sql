CREATE TABLE plans (
  id bigserial PRIMARY KEY,
  name varchar(50) NOT NULL,
  price decimal(8,2) NOT NULL,
  job_slots integer NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE companies (
  id bigserial PRIMARY KEY,
  uuid uuid NOT NULL UNIQUE,
  plan_id bigint REFERENCES plans(id),
  name varchar(255) NOT NULL,
  industry varchar(60) NOT NULL,
  city varchar(80) NOT NULL,
  employee_count integer,
  verified_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE users (
  id bigserial PRIMARY KEY,
  company_id bigint REFERENCES companies(id),
  name varchar(255) NOT NULL,
  email varchar(255) NOT NULL UNIQUE,
  type varchar(20) NOT NULL,
  email_verified_at timestamp(0),
  last_login_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE candidate_profiles (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL UNIQUE REFERENCES users(id),
  headline varchar(255) NOT NULL,
  years_experience integer NOT NULL,
  desired_salary integer,
  open_to_remote boolean NOT NULL DEFAULT false,
  cv_uploaded_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE categories (
  id bigserial PRIMARY KEY,
  name varchar(60) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE job_posts (
  id bigserial PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies(id),
  category_id bigint NOT NULL REFERENCES categories(id),
  title varchar(255) NOT NULL,
  location varchar(80) NOT NULL,
  employment_type varchar(20) NOT NULL,
  is_remote boolean NOT NULL DEFAULT false,
  is_featured boolean NOT NULL DEFAULT false,
  salary_min integer,
  salary_max integer,
  views_count integer NOT NULL DEFAULT 0,
  published_at timestamp(0),
  expires_on date,
  deleted_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE applications (
  id bigserial PRIMARY KEY,
  job_post_id bigint NOT NULL REFERENCES job_posts(id),
  user_id bigint NOT NULL REFERENCES users(id),
  stage varchar(20) NOT NULL,
  cover_letter text,
  viewed_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE interviews (
  id bigserial PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES applications(id),
  takes_place_at timestamp(0) NOT NULL,
  format varchar(20) NOT NULL,
  outcome varchar(20),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE skills (
  id bigserial PRIMARY KEY,
  name varchar(60) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE job_post_skill (
  id bigserial PRIMARY KEY,
  job_post_id bigint NOT NULL REFERENCES job_posts(id),
  skill_id bigint NOT NULL REFERENCES skills(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE candidate_skill (
  id bigserial PRIMARY KEY,
  candidate_profile_id bigint NOT NULL REFERENCES candidate_profiles(id),
  skill_id bigint NOT NULL REFERENCES skills(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE saved_jobs (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  job_post_id bigint NOT NULL REFERENCES job_posts(id),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE job_alerts (
  id bigserial PRIMARY KEY,
  user_id bigint NOT NULL REFERENCES users(id),
  keyword varchar(80) NOT NULL,
  frequency varchar(10) NOT NULL,
  paused_at timestamp(0),
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE payments (
  id bigserial PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies(id),
  amount decimal(8,2) NOT NULL,
  purpose varchar(20) NOT NULL,
  status varchar(20) NOT NULL,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
CREATE TABLE company_reviews (
  id bigserial PRIMARY KEY,
  company_id bigint NOT NULL REFERENCES companies(id),
  user_id bigint NOT NULL REFERENCES users(id),
  rating smallint NOT NULL,
  approved boolean NOT NULL DEFAULT false,
  created_at timestamp(0) NOT NULL,
  updated_at timestamp(0) NOT NULL
);
COMMENT ON COLUMN users.type IS 'candidate, employer or admin';
COMMENT ON COLUMN applications.stage IS 'applied, screening, interview, offer, hired, rejected, withdrawn';
COMMENT ON COLUMN payments.purpose IS 'plan, featured_job or cv_access';
COMMENT ON COLUMN payments.status IS 'paid, failed or refunded';
COMMENT ON COLUMN interviews.outcome IS 'passed, failed or no_show; null while it has not been entered';
