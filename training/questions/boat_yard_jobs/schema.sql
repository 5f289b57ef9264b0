CREATE TABLE owners (
  owner_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  joined_on date NOT NULL,
  left_on date
);
CREATE TABLE boats (
  boat_id integer PRIMARY KEY,
  owner_id integer NOT NULL REFERENCES owners(owner_id),
  boat_name text NOT NULL,
  boat_type text NOT NULL,
  built_year integer NOT NULL,
  arrived_on date,
  launched_on date,
  insurance_ends_on date
);
COMMENT ON COLUMN boats.arrived_on IS 'lifted out and brought into the yard';
COMMENT ON COLUMN boats.launched_on IS 'put back in the water';
CREATE TABLE craftsmen (
  craftsman_id integer PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  hired_on date NOT NULL,
  retired_on date
);
CREATE TABLE yard_jobs (
  job_id integer PRIMARY KEY,
  boat_id integer NOT NULL REFERENCES boats(boat_id),
  craftsman_id integer REFERENCES craftsmen(craftsman_id),
  work text NOT NULL,
  entered_on date NOT NULL,
  estimate_sent_on date,
  approved_on date,
  scheduled_start date,
  started_on date,
  promised_on date,
  finished_on date,
  called_off_on date,
  price numeric(9,2) NOT NULL,
  last_change timestamp NOT NULL
);
COMMENT ON COLUMN yard_jobs.entered_on IS 'day the job was written into the book';
CREATE TABLE bills (
  bill_no integer PRIMARY KEY,
  job_id integer NOT NULL REFERENCES yard_jobs(job_id),
  amount numeric(9,2) NOT NULL,
  bill_date date NOT NULL,
  sent_on date,
  due_on date NOT NULL,
  paid_on date,
  last_change timestamp NOT NULL
);
CREATE TABLE purchases (
  purchase_id integer PRIMARY KEY,
  job_id integer REFERENCES yard_jobs(job_id),
  supplier text NOT NULL,
  item text NOT NULL,
  cost numeric(8,2) NOT NULL,
  ordered_on date NOT NULL,
  received_on date,
  sent_back_on date,
  credited_on date
);
CREATE TABLE berth_stays (
  stay_id integer PRIMARY KEY,
  boat_id integer NOT NULL REFERENCES boats(boat_id),
  berth text NOT NULL,
  booked_on date NOT NULL,
  planned_from date NOT NULL,
  planned_to date NOT NULL,
  moored_at timestamp,
  departed_at timestamp,
  cancelled_on date
);
