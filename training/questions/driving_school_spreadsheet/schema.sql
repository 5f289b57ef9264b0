CREATE TABLE instr (
  instr_cd text,
  instr_nm text,
  car_reg text,
  gearbox text,
  active text
);
CREATE TABLE pupils (
  pupil_id int,
  pupil_nm text,
  dob text,
  mobile text,
  post_town text,
  instr_cd text,
  start_dt text,
  prov_lic text,
  how_found text
);
CREATE TABLE lesson (
  lesson_id int,
  pupil_id int,
  instr_cd text,
  l_date text,
  start_tm text,
  mins int,
  fee numeric,
  stat text
);
CREATE TABLE theory (
  pupil_id int,
  test_dt text,
  score int,
  pass int
);
CREATE TABLE prac_test (
  pupil_id int,
  instr_cd text,
  test_dt text,
  centre text,
  minors int,
  majors int,
  result text
);
CREATE TABLE payments (
  pay_id int,
  pupil_id int,
  pay_dt text,
  amt numeric,
  meth text
);
CREATE TABLE cars (
  car_reg text,
  model text,
  svc_due text,
  mot_due text
);
