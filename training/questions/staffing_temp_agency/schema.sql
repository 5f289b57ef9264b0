CREATE TABLE workers (
  id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  gender text NOT NULL,
  contract_type text NOT NULL,
  status text NOT NULL,
  has_driving_licence boolean NOT NULL,
  registered_on date NOT NULL
);
CREATE TABLE companies (
  id integer PRIMARY KEY,
  name text NOT NULL,
  sector text NOT NULL,
  relation text NOT NULL
);
CREATE TABLE vacancies (
  id integer PRIMARY KEY,
  company_id integer NOT NULL REFERENCES companies(id),
  title text NOT NULL,
  state text NOT NULL,
  hours text NOT NULL,
  posted_on date NOT NULL
);
CREATE TABLE applications (
  id integer PRIMARY KEY,
  vacancy_id integer NOT NULL REFERENCES vacancies(id),
  worker_id integer NOT NULL REFERENCES workers(id),
  outcome text NOT NULL,
  applied_on date NOT NULL
);
CREATE TABLE placements (
  id integer PRIMARY KEY,
  worker_id integer NOT NULL REFERENCES workers(id),
  company_id integer NOT NULL REFERENCES companies(id),
  shift text NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  hourly_rate numeric(6,2) NOT NULL
);
CREATE TABLE timesheets (
  id integer PRIMARY KEY,
  placement_id integer NOT NULL REFERENCES placements(id),
  week_start date NOT NULL,
  hours numeric(5,1) NOT NULL,
  state text NOT NULL
);
