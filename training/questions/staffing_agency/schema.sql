CREATE TABLE consultants (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE employers (
  id integer PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  signed_on date NOT NULL,
  lost_on date,
  created_at timestamp NOT NULL,
  updated_at timestamp NOT NULL
);
CREATE TABLE candidates (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  occupation text NOT NULL,
  registered_at timestamp NOT NULL,
  last_contacted_at timestamp,
  available_from date,
  withdrawn_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE vacancies (
  id integer PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers(id),
  consultant_id integer NOT NULL REFERENCES consultants(id),
  title text NOT NULL,
  salary integer NOT NULL,
  opened_on date NOT NULL,
  apply_by date NOT NULL,
  filled_on date,
  withdrawn_on date,
  updated_at timestamp NOT NULL
);
CREATE TABLE applications (
  id integer PRIMARY KEY,
  vacancy_id integer NOT NULL REFERENCES vacancies(id),
  candidate_id integer NOT NULL REFERENCES candidates(id),
  applied_at timestamp NOT NULL,
  shortlisted_at timestamp,
  interview_at timestamp,
  offered_at timestamp,
  accepted_at timestamp,
  rejected_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE placements (
  id integer PRIMARY KEY,
  application_id integer NOT NULL REFERENCES applications(id),
  contract_signed_on date NOT NULL,
  first_day date NOT NULL,
  last_day date,
  fee integer NOT NULL
);
CREATE TABLE fee_invoices (
  id integer PRIMARY KEY,
  placement_id integer NOT NULL REFERENCES placements(id),
  amount integer NOT NULL,
  invoice_date date NOT NULL,
  due_on date NOT NULL,
  paid_on date,
  refunded_on date,
  updated_at timestamp NOT NULL
);
