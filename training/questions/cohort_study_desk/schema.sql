CREATE TABLE site (site_code text PRIMARY KEY, site_name text NOT NULL, country text NOT NULL, opened date NOT NULL, target_size integer NOT NULL);
CREATE TABLE investigator (investigator_id integer PRIMARY KEY, name text NOT NULL, site_code text NOT NULL REFERENCES site(site_code), principal boolean NOT NULL);
CREATE TABLE participant (
  participant_code text PRIMARY KEY,
  site_code text NOT NULL REFERENCES site(site_code),
  birth_year integer NOT NULL,
  sex text NOT NULL,
  smoker text NOT NULL CHECK (smoker IN ('never','former','current')),
  enrolled date NOT NULL,
  recruited_by integer REFERENCES investigator(investigator_id)
);
CREATE TABLE consent (consent_id integer PRIMARY KEY, participant_code text NOT NULL REFERENCES participant(participant_code), version text NOT NULL, signed date NOT NULL, revoked date);
CREATE TABLE visit_type (visit_type_id integer PRIMARY KEY, label text NOT NULL, month_offset integer NOT NULL, payment numeric(6,2) NOT NULL);
CREATE TABLE visit (
  visit_id integer PRIMARY KEY,
  participant_code text NOT NULL REFERENCES participant(participant_code),
  visit_type_id integer NOT NULL REFERENCES visit_type(visit_type_id),
  planned date NOT NULL,
  actual date,
  nurse text
);
CREATE TABLE measurement (
  visit_id integer PRIMARY KEY REFERENCES visit(visit_id),
  weight_kg numeric(5,1),
  height_cm numeric(5,1),
  systolic integer,
  diastolic integer
);
CREATE TABLE blood_sample (sample_id text PRIMARY KEY, visit_id integer NOT NULL REFERENCES visit(visit_id), drawn_at timestamp NOT NULL, frozen_at timestamp, freezer text, volume_ml numeric(4,1) NOT NULL, used_up boolean NOT NULL);
CREATE TABLE questionnaire (questionnaire_id integer PRIMARY KEY, visit_id integer NOT NULL REFERENCES visit(visit_id), form_name text NOT NULL, sent date NOT NULL, returned date);
CREATE TABLE adverse_event (event_id integer PRIMARY KEY, participant_code text NOT NULL REFERENCES participant(participant_code), onset date NOT NULL, term text NOT NULL, severity text NOT NULL CHECK (severity IN ('mild','moderate','severe')), resolved date, reported date NOT NULL);
CREATE TABLE dropout (participant_code text PRIMARY KEY REFERENCES participant(participant_code), left_on date NOT NULL, reason text);
