CREATE TABLE dim_member (
  member_key int PRIMARY KEY,
  member_name text NOT NULL,
  gender char(1) NOT NULL, -- F, M, X
  district text NOT NULL,
  joined_on date NOT NULL,
  cancelled_on date
);
CREATE TABLE dim_teacher (
  teacher_key int PRIMARY KEY,
  teacher_name text NOT NULL,
  style text NOT NULL, -- main style
  contract char(2) NOT NULL -- EM employed, FR freelance
);
CREATE TABLE dim_class (
  class_key int PRIMARY KEY,
  class_name text NOT NULL,
  level char(1) NOT NULL, -- B beginner, I intermediate, A advanced
  mins int NOT NULL
);
CREATE TABLE dim_pass (
  pass_key int PRIMARY KEY,
  pass_name text NOT NULL, -- Single, Ten, Month, Year
  list_price numeric(7,2) NOT NULL
);
CREATE TABLE fact_session (
  session_id int PRIMARY KEY,
  class_key int NOT NULL REFERENCES dim_class,
  planned_teacher_key int NOT NULL REFERENCES dim_teacher,
  actual_teacher_key int REFERENCES dim_teacher, -- differs when somebody stands in
  starts_at timestamp NOT NULL,
  room text NOT NULL,
  capacity int NOT NULL,
  teacher_pay numeric(6,2) NOT NULL,
  state text NOT NULL -- HLD held, CXL cancelled, PLN planned
);
CREATE TABLE fact_booking (
  session_id int NOT NULL REFERENCES fact_session,
  member_key int NOT NULL REFERENCES dim_member,
  booked_at timestamp NOT NULL,
  checked_in_at timestamp,
  cancelled_at timestamp,
  waitlisted boolean NOT NULL,
  PRIMARY KEY (session_id, member_key)
);
CREATE TABLE fact_pass_sale (
  sale_id int PRIMARY KEY,
  member_key int NOT NULL REFERENCES dim_member,
  pass_key int NOT NULL REFERENCES dim_pass,
  sold_on date NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  price_paid numeric(7,2) NOT NULL,
  voucher_value numeric(7,2) NOT NULL -- part of the list price covered by voucher
);
