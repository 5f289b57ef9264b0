CREATE TABLE programmes (
  id bigint PRIMARY KEY,
  name varchar(120) NOT NULL,
  yearly_budget numeric(12,2) NOT NULL,
  max_award numeric(12,2),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE organisations (
  id bigint PRIMARY KEY,
  name varchar(160) NOT NULL,
  legal_form varchar(60) NOT NULL,
  country varchar(60) NOT NULL,
  website varchar(200),
  verified_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE reviewers (
  id bigint PRIMARY KEY,
  full_name varchar(120) NOT NULL,
  expertise varchar(80) NOT NULL,
  available boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE applications (
  id bigint PRIMARY KEY,
  programme_id bigint NOT NULL REFERENCES programmes(id),
  organisation_id bigint NOT NULL REFERENCES organisations(id),
  title varchar(200) NOT NULL,
  requested_amount numeric(12,2) NOT NULL,
  status varchar(30) NOT NULL,
  submitted_at timestamptz,
  decided_at timestamptz,
  awarded_amount numeric(12,2),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE assessments (
  id bigint PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES applications(id),
  reviewer_id bigint NOT NULL REFERENCES reviewers(id),
  score integer,
  recommends boolean,
  conflict_of_interest boolean NOT NULL DEFAULT false,
  invited_at timestamptz NOT NULL,
  completed_at timestamptz
);
CREATE TABLE instalments (
  id bigint PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES applications(id),
  number integer NOT NULL,
  amount numeric(12,2) NOT NULL,
  due_on date NOT NULL,
  paid_at timestamptz
);
CREATE TABLE progress_reports (
  id bigint PRIMARY KEY,
  application_id bigint NOT NULL REFERENCES applications(id),
  due_on date NOT NULL,
  received_at timestamptz,
  people_reached integer,
  accepted boolean
);
