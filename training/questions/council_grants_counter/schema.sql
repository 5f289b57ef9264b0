CREATE TABLE funds (fund_id integer PRIMARY KEY, fund_title text NOT NULL, policy_area text NOT NULL, yearly_pot numeric(12,2) NOT NULL);
CREATE TABLE organisations (org_id integer PRIMARY KEY, org_name text NOT NULL, org_kind text NOT NULL, ward text NOT NULL, registered_on date NOT NULL);
COMMENT ON COLUMN organisations.ward IS 'ward of the town in which the organisation has its seat';
CREATE TABLE case_officers (officer_id integer PRIMARY KEY, officer_name text NOT NULL);
CREATE TABLE applications (
  app_no text PRIMARY KEY,
  fund_id integer NOT NULL REFERENCES funds(fund_id),
  org_id integer NOT NULL REFERENCES organisations(org_id),
  project_title text NOT NULL,
  project_ward text NOT NULL,
  submitted_on date NOT NULL,
  complete_on date,
  decided_on date,
  decision text CHECK (decision IN ('granted','rejected')),
  received_by integer NOT NULL REFERENCES case_officers(officer_id),
  assessed_by integer REFERENCES case_officers(officer_id),
  amount_requested numeric(10,2) NOT NULL,
  own_funds numeric(10,2) NOT NULL,
  amount_granted numeric(10,2),
  points integer
);
COMMENT ON COLUMN applications.complete_on IS 'day on which the last missing paper came in';
COMMENT ON COLUMN applications.own_funds IS 'what the organisation itself puts into the project';
COMMENT ON COLUMN applications.points IS 'score of the assessment, 0 to 100';
CREATE TABLE payouts (payout_id integer PRIMARY KEY, app_no text NOT NULL REFERENCES applications(app_no), instalment integer NOT NULL, planned_on date NOT NULL, paid_on date, amount numeric(10,2) NOT NULL);
CREATE TABLE reports (report_id integer PRIMARY KEY, app_no text NOT NULL REFERENCES applications(app_no), due_on date NOT NULL, handed_in_on date, accepted_on date, money_spent numeric(10,2), money_to_return numeric(10,2));
COMMENT ON TABLE reports IS 'what an organisation has to hand in about the use of the grant';
