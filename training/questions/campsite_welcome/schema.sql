CREATE TABLE tbl_pitch (
  pitch_code text PRIMARY KEY,
  field text NOT NULL,
  pitch_type text NOT NULL,
  hook_up boolean NOT NULL,
  max_people smallint NOT NULL,
  night_price numeric(6,2) NOT NULL,
  closed_from date
);
CREATE TABLE tbl_guest (
  guest_id int PRIMARY KEY,
  guest_name text NOT NULL,
  country text NOT NULL,
  car_reg text,
  phone text
);
CREATE TABLE tbl_stay (
  stay_id int PRIMARY KEY,
  guest_id int NOT NULL REFERENCES tbl_guest,
  pitch_code text NOT NULL REFERENCES tbl_pitch,
  booked_on date NOT NULL,
  from_date date NOT NULL,
  to_date date NOT NULL,
  adults smallint NOT NULL,
  kids smallint NOT NULL,
  dogs smallint NOT NULL,
  arrived timestamp,
  departed timestamp,
  stay_status text NOT NULL, -- reserved, here, gone, cancelled, noshow
  total_price numeric(7,2) NOT NULL,
  paid_amount numeric(7,2) NOT NULL
);
CREATE TABLE tbl_extra (
  extra_id int PRIMARY KEY,
  stay_id int NOT NULL REFERENCES tbl_stay,
  label text NOT NULL,
  qty smallint NOT NULL,
  unit_price numeric(6,2) NOT NULL
);
CREATE TABLE tbl_complaint (
  complaint_id int PRIMARY KEY,
  stay_id int REFERENCES tbl_stay,
  raised_at timestamp NOT NULL,
  about text NOT NULL,
  sorted_at timestamp
);
