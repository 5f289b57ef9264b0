CREATE TABLE speciality (
  code text PRIMARY KEY,
  title text NOT NULL,
  target_weeks integer NOT NULL
);
COMMENT ON TABLE speciality IS 'medical specialities of the outpatient clinic';
COMMENT ON COLUMN speciality.target_weeks IS 'nobody should wait longer than this for the first appointment';
CREATE TABLE consultant (
  id integer PRIMARY KEY,
  name text NOT NULL,
  speciality_code text NOT NULL REFERENCES speciality(code),
  works_days text
);
COMMENT ON TABLE consultant IS 'doctors who hold clinics';
CREATE TABLE person (
  id integer PRIMARY KEY,
  name text NOT NULL,
  dob date NOT NULL,
  postcode_area text NOT NULL,
  needs_interpreter text
);
COMMENT ON TABLE person IS 'patients';
COMMENT ON COLUMN person.dob IS 'date of birth';
COMMENT ON COLUMN person.needs_interpreter IS 'language, empty if no interpreter is needed';
CREATE TABLE referral (
  id integer PRIMARY KEY,
  person_id integer NOT NULL REFERENCES person(id),
  speciality_code text NOT NULL REFERENCES speciality(code),
  received date NOT NULL,
  priority smallint NOT NULL,
  closed date,
  close_cause text
);
COMMENT ON TABLE referral IS 'requests by family doctors to see a patient';
COMMENT ON COLUMN referral.priority IS '1 = urgent, 2 = soon, 3 = routine';
COMMENT ON COLUMN referral.closed IS 'empty while the referral is open';
COMMENT ON COLUMN referral.close_cause IS 'treated, declined or no contact';
CREATE TABLE slot (
  id integer PRIMARY KEY,
  consultant_id integer NOT NULL REFERENCES consultant(id),
  starts timestamp NOT NULL,
  length_min integer NOT NULL
);
COMMENT ON TABLE slot IS 'clinic times that can be booked';
CREATE TABLE appointment (
  slot_id integer PRIMARY KEY REFERENCES slot(id),
  referral_id integer NOT NULL REFERENCES referral(id),
  booked date NOT NULL,
  result text
);
COMMENT ON TABLE appointment IS 'a slot given to a referral';
COMMENT ON COLUMN appointment.result IS 'seen, did not attend or cancelled; empty for the future';
CREATE TABLE phone_contact (
  id integer PRIMARY KEY,
  referral_id integer NOT NULL REFERENCES referral(id),
  called timestamp NOT NULL,
  reached boolean NOT NULL
);
COMMENT ON TABLE phone_contact IS 'attempts to reach a patient by phone';
