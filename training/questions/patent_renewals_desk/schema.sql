CREATE TABLE clients (
  id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  partner_in_charge text NOT NULL,
  since date NOT NULL
);
CREATE TABLE patents (
  id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  title text NOT NULL,
  field text NOT NULL,
  office text NOT NULL,
  filed_on date NOT NULL,
  granted_on date,
  lapsed_on date
);
COMMENT ON COLUMN patents.office IS 'patent office where it was filed: EP, US, JP, CN';
CREATE TABLE renewals (
  id integer PRIMARY KEY,
  patent_id integer NOT NULL REFERENCES patents(id),
  year_no integer NOT NULL,
  due_on date NOT NULL,
  official_fee numeric(9,2) NOT NULL,
  our_fee numeric(9,2) NOT NULL,
  instructed_on date,
  paid_on date
);
COMMENT ON COLUMN renewals.instructed_on IS 'when the client told us to renew';
CREATE TABLE inventors (
  id integer PRIMARY KEY,
  full_name text NOT NULL,
  country text
);
CREATE TABLE patent_inventors (
  patent_id integer NOT NULL REFERENCES patents(id),
  inventor_id integer NOT NULL REFERENCES inventors(id),
  is_lead boolean NOT NULL,
  PRIMARY KEY (patent_id, inventor_id)
);
CREATE TABLE reminders (
  id integer PRIMARY KEY,
  renewal_id integer NOT NULL REFERENCES renewals(id),
  sent_on date NOT NULL,
  channel text NOT NULL
);
