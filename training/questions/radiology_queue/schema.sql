CREATE TABLE scanners (
  scanner_id integer PRIMARY KEY,
  label text NOT NULL,
  modality text NOT NULL,
  installed date NOT NULL,
  down_since timestamptz
);
CREATE TABLE referrers (
  referrer_id integer PRIMARY KEY,
  referrer_name text NOT NULL,
  ward_or_practice text NOT NULL,
  in_house boolean NOT NULL
);
CREATE TABLE radiologists (
  radiologist_id integer PRIMARY KEY,
  surname text NOT NULL,
  subspecialty text,
  remote boolean NOT NULL
);
CREATE TABLE exam_requests (
  request_no text PRIMARY KEY,
  patient_code text NOT NULL,
  patient_age integer NOT NULL,
  referrer_id integer NOT NULL REFERENCES referrers(referrer_id),
  modality text NOT NULL,
  body_part text NOT NULL,
  urgency char(1) NOT NULL CHECK (urgency IN ('E','U','R')),
  requested_at timestamptz NOT NULL,
  slot_at timestamptz,
  withdrawn boolean NOT NULL
);
CREATE TABLE exams (
  exam_id integer PRIMARY KEY,
  request_no text NOT NULL REFERENCES exam_requests(request_no),
  scanner_id integer NOT NULL REFERENCES scanners(scanner_id),
  began_at timestamptz NOT NULL,
  ended_at timestamptz NOT NULL,
  contrast_ml integer,
  dose_msv numeric(5,2),
  repeat_of integer REFERENCES exams(exam_id)
);
CREATE TABLE readings (
  exam_id integer NOT NULL REFERENCES exams(exam_id),
  radiologist_id integer NOT NULL REFERENCES radiologists(radiologist_id),
  reading_order integer NOT NULL,
  read_at timestamptz NOT NULL,
  finding text NOT NULL,
  agrees_with_first boolean,
  PRIMARY KEY (exam_id, reading_order)
);
CREATE TABLE charges (
  charge_id integer PRIMARY KEY,
  exam_id integer NOT NULL REFERENCES exams(exam_id),
  payer text NOT NULL,
  tariff_points integer NOT NULL,
  amount_chf numeric(8,2) NOT NULL,
  settled boolean NOT NULL
);
COMMENT ON TABLE scanners IS 'Imaging machines of the department';
COMMENT ON TABLE referrers IS 'Doctors who send patients';
COMMENT ON TABLE radiologists IS 'Doctors who read the images';
COMMENT ON TABLE exam_requests IS 'Requests for an examination; the waiting list';
COMMENT ON TABLE exams IS 'Examinations that were carried out';
COMMENT ON TABLE readings IS 'Interpretation of an examination; some have a second reading';
COMMENT ON TABLE charges IS 'What is billed for an examination';
COMMENT ON COLUMN scanners.down_since IS 'filled while the machine is out of order';
COMMENT ON COLUMN exam_requests.urgency IS 'E emergency, U urgent, R routine';
COMMENT ON COLUMN exam_requests.slot_at IS 'appointment; empty while waiting for one';
COMMENT ON COLUMN exam_requests.withdrawn IS 'the referrer took the request back';
COMMENT ON COLUMN exams.contrast_ml IS 'contrast agent, empty when none was given';
COMMENT ON COLUMN exams.dose_msv IS 'radiation dose in millisievert, empty for MRI and ultrasound';
COMMENT ON COLUMN exams.repeat_of IS 'the examination that had to be repeated';
COMMENT ON COLUMN readings.reading_order IS '1 first reading, 2 second reading';
COMMENT ON COLUMN readings.agrees_with_first IS 'only for second readings';
