CREATE TABLE petition_topics (
  topic_id integer PRIMARY KEY,
  topic_name text NOT NULL
);
CREATE TABLE registered_citizens (
  citizen_id integer PRIMARY KEY,
  citizen_display_name text NOT NULL,
  home_municipality text,
  registration_date date NOT NULL,
  email_confirmed boolean NOT NULL,
  is_deleted boolean NOT NULL DEFAULT false
);
CREATE TABLE submitted_petitions (
  petition_id integer PRIMARY KEY,
  petition_title text NOT NULL,
  topic_id integer NOT NULL REFERENCES petition_topics(topic_id),
  initiating_citizen_id integer NOT NULL REFERENCES registered_citizens(citizen_id),
  submission_date date NOT NULL,
  signature_deadline date NOT NULL,
  required_signatures integer NOT NULL,
  petition_status text NOT NULL
);
CREATE TABLE petition_signatures (
  signature_id integer PRIMARY KEY,
  petition_id integer NOT NULL REFERENCES submitted_petitions(petition_id),
  citizen_id integer NOT NULL REFERENCES registered_citizens(citizen_id),
  signed_at timestamptz NOT NULL,
  signed_on_paper boolean NOT NULL
);
CREATE TABLE responsible_ministries (
  ministry_id integer PRIMARY KEY,
  ministry_name text NOT NULL
);
CREATE TABLE official_responses (
  response_id integer PRIMARY KEY,
  petition_id integer NOT NULL REFERENCES submitted_petitions(petition_id),
  ministry_id integer NOT NULL REFERENCES responsible_ministries(ministry_id),
  requested_date date NOT NULL,
  answered_date date,
  response_verdict text,
  estimated_cost_millions numeric(8,1)
);
CREATE TABLE moderation_reports (
  report_id integer PRIMARY KEY,
  petition_id integer NOT NULL REFERENCES submitted_petitions(petition_id),
  reported_by_citizen_id integer REFERENCES registered_citizens(citizen_id),
  reported_at timestamptz NOT NULL,
  report_reason text NOT NULL,
  report_upheld boolean
);
COMMENT ON COLUMN registered_citizens.is_deleted IS 'account was removed; do not show';
COMMENT ON COLUMN moderation_reports.report_upheld IS 'empty until decided';
