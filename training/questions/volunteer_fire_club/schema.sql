CREATE TABLE crew (
  crew_no int PRIMARY KEY,
  surname text NOT NULL,
  given_name text NOT NULL,
  born date NOT NULL,
  entered date NOT NULL,
  left_club date,
  rank text NOT NULL,
  medical_until date
);
CREATE TABLE engine (
  engine_id int PRIMARY KEY,
  call_sign text NOT NULL,
  bought date NOT NULL,
  purchase_price numeric(10,2) NOT NULL,
  inspection_due date,
  scrapped date
);
CREATE TABLE callout (
  callout_id int PRIMARY KEY,
  kind text NOT NULL,
  parish text NOT NULL,
  alarm_at timestamp NOT NULL,
  first_out_at timestamp,
  on_scene_at timestamp,
  back_at timestamp,
  officer_no int REFERENCES crew(crew_no),
  report_by int REFERENCES crew(crew_no),
  report_due date NOT NULL,
  report_filed date,
  charge_billed numeric(9,2),
  charge_paid numeric(9,2),
  billed date,
  paid date
);
CREATE TABLE callout_crew (
  callout_id int NOT NULL REFERENCES callout(callout_id),
  crew_no int NOT NULL REFERENCES crew(crew_no),
  engine_id int REFERENCES engine(engine_id),
  hours numeric(4,1) NOT NULL,
  PRIMARY KEY (callout_id, crew_no)
);
CREATE TABLE drill (
  drill_id int PRIMARY KEY,
  topic text NOT NULL,
  planned_for timestamp NOT NULL,
  held_at timestamp,
  led_by int NOT NULL REFERENCES crew(crew_no)
);
CREATE TABLE drill_attendance (
  drill_id int NOT NULL REFERENCES drill(drill_id),
  crew_no int NOT NULL REFERENCES crew(crew_no),
  signed_in date,
  excused boolean NOT NULL,
  PRIMARY KEY (drill_id, crew_no)
);
CREATE TABLE certificate (
  certificate_id int PRIMARY KEY,
  crew_no int NOT NULL REFERENCES crew(crew_no),
  course text NOT NULL,
  enrolled date NOT NULL,
  passed date,
  valid_to date,
  course_fee numeric(7,2) NOT NULL,
  fee_refunded numeric(7,2)
);
COMMENT ON COLUMN crew.rank IS 'recruit, firefighter, leading firefighter, officer';
COMMENT ON COLUMN callout.kind IS 'fire, road accident, flood, false alarm, animal rescue';
COMMENT ON COLUMN certificate.course IS 'breathing apparatus, first aid, pump operator, chainsaw';
