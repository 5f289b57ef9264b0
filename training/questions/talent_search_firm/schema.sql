CREATE TABLE client (
  client_id integer PRIMARY KEY,
  client_name text NOT NULL,
  sector text NOT NULL,
  won_on date NOT NULL
);
CREATE TABLE consultant (
  consultant_id integer PRIMARY KEY,
  consultant_name text NOT NULL,
  team text NOT NULL,
  yearly_target numeric(10,2) NOT NULL
);
CREATE TABLE mandate (
  mandate_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES client,
  job_title text NOT NULL,
  city text NOT NULL,
  lead_consultant integer NOT NULL REFERENCES consultant(consultant_id),
  researcher integer REFERENCES consultant(consultant_id),
  opened_on date NOT NULL,
  shortlist_due_on date NOT NULL,
  shortlist_sent_on date,
  closed_on date,
  close_reason text,
  salary_min numeric(10,2) NOT NULL,
  salary_max numeric(10,2) NOT NULL,
  fee_pct numeric(4,1) NOT NULL
);
COMMENT ON TABLE mandate IS 'a search that a client gave us';
COMMENT ON COLUMN mandate.close_reason IS 'filled, given up by client, lost to competitor';
COMMENT ON COLUMN mandate.fee_pct IS 'our fee as a percentage of the first year''s salary';
CREATE TABLE candidate (
  candidate_id integer PRIMARY KEY,
  candidate_name text NOT NULL,
  lives_in text NOT NULL,
  current_salary numeric(10,2),
  expected_salary numeric(10,2),
  first_contact_on date NOT NULL,
  last_contact_on date NOT NULL
);
CREATE TABLE candidacy (
  mandate_id integer NOT NULL REFERENCES mandate,
  candidate_id integer NOT NULL REFERENCES candidate,
  proposed_on date NOT NULL,
  interviewed_on date,
  offered_on date,
  accepted_on date,
  declined_on date,
  offered_salary numeric(10,2),
  PRIMARY KEY (mandate_id, candidate_id)
);
COMMENT ON COLUMN candidacy.declined_on IS 'day on which the candidate turned the offer down';
CREATE TABLE placement (
  placement_id integer PRIMARY KEY,
  mandate_id integer NOT NULL REFERENCES mandate,
  candidate_id integer NOT NULL REFERENCES candidate,
  start_on date NOT NULL,
  guarantee_until date NOT NULL,
  left_on date,
  agreed_salary numeric(10,2) NOT NULL,
  fee numeric(10,2) NOT NULL,
  invoiced_on date,
  fee_paid_on date
);
