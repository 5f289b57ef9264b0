CREATE TABLE employers (employer_id integer PRIMARY KEY, company text NOT NULL, industry text NOT NULL, hq_city text NOT NULL, signed_up_on date NOT NULL, blocked boolean NOT NULL DEFAULT false);
CREATE TABLE jobs (
  job_id integer PRIMARY KEY,
  employer_id integer NOT NULL REFERENCES employers,
  title text NOT NULL,
  job_city text NOT NULL,
  contract text NOT NULL CHECK (contract IN ('permanent','temporary','internship')),
  hours_week integer NOT NULL,
  pay_from numeric(9,2),
  pay_to numeric(9,2),
  created_at timestamp NOT NULL,
  published_at timestamp,
  updated_at timestamp NOT NULL,
  expires_on date,
  filled_on date,
  listing_price numeric(7,2) NOT NULL,
  discount numeric(7,2) NOT NULL DEFAULT 0,
  views integer NOT NULL DEFAULT 0,
  unique_visitors integer NOT NULL DEFAULT 0
);
COMMENT ON COLUMN jobs.pay_from IS 'yearly pay, lower end';
COMMENT ON COLUMN jobs.listing_price IS 'what the employer is charged for the advert, before the discount';
CREATE TABLE seekers (seeker_id integer PRIMARY KEY, display_name text NOT NULL, city text NOT NULL, registered_on date NOT NULL, last_login_on date NOT NULL, desired_pay numeric(9,2), open_to_move boolean NOT NULL);
CREATE TABLE job_applications (job_id integer NOT NULL REFERENCES jobs, seeker_id integer NOT NULL REFERENCES seekers, applied_at timestamp NOT NULL, read_at timestamp, replied_at timestamp, invited_for date, outcome text CHECK (outcome IN ('hired','rejected','withdrawn')), PRIMARY KEY (job_id, seeker_id));
COMMENT ON COLUMN job_applications.invited_for IS 'day of the job interview';
CREATE TABLE saved_jobs (seeker_id integer NOT NULL REFERENCES seekers, job_id integer NOT NULL REFERENCES jobs, saved_on date NOT NULL, PRIMARY KEY (seeker_id, job_id));
