CREATE TABLE "user" (
  id int PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  user_type text NOT NULL,
  country text NOT NULL,
  created_at timestamp NOT NULL,
  deleted_at timestamp
);
CREATE TABLE tutor_profile (
  id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES "user"(id),
  sign_language text NOT NULL,
  hourly_rate numeric(6,2) NOT NULL,
  is_deaf boolean NOT NULL,
  is_visible boolean NOT NULL,
  verified_at timestamp
);
CREATE TABLE company_account (
  id int PRIMARY KEY,
  company_name text NOT NULL,
  admin_user_id int NOT NULL REFERENCES "user"(id),
  seats int NOT NULL,
  contract_status text NOT NULL,
  contract_start date NOT NULL,
  contract_end date
);
CREATE TABLE company_seat (
  id int PRIMARY KEY,
  company_account_id int NOT NULL REFERENCES company_account(id),
  user_id int NOT NULL REFERENCES "user"(id),
  assigned_at timestamp NOT NULL,
  released_at timestamp
);
CREATE TABLE lesson_pack (
  id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES "user"(id),
  lessons_bought int NOT NULL,
  price numeric(8,2) NOT NULL,
  discount numeric(8,2) NOT NULL,
  payment_status text NOT NULL,
  bought_at timestamp NOT NULL,
  expires_at timestamp
);
CREATE TABLE lesson (
  id int PRIMARY KEY,
  learner_id int NOT NULL REFERENCES "user"(id),
  tutor_profile_id int NOT NULL REFERENCES tutor_profile(id),
  status text NOT NULL,
  is_trial boolean NOT NULL,
  minutes int NOT NULL,
  booked_at timestamp NOT NULL,
  starts_at timestamp NOT NULL,
  cancelled_at timestamp,
  cancelled_by text
);
CREATE TABLE lesson_review (
  id int PRIMARY KEY,
  lesson_id int NOT NULL REFERENCES lesson(id),
  stars int NOT NULL,
  comment text,
  created_at timestamp NOT NULL
);
COMMENT ON COLUMN "user".user_type IS 'learner, tutor';
COMMENT ON COLUMN company_account.contract_status IS 'pilot, signed, ended';
COMMENT ON COLUMN lesson_pack.payment_status IS 'paid, unpaid, refunded';
COMMENT ON COLUMN lesson.status IS 'scheduled, taught, no_show, cancelled';
COMMENT ON COLUMN lesson.cancelled_by IS 'learner, tutor';
