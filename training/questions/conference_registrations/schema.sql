CREATE TABLE events (
  event_id integer PRIMARY KEY,
  title text NOT NULL,
  city text NOT NULL,
  announced_on date NOT NULL,
  registration_closes_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  called_off_on date
);
CREATE TABLE people (
  person_id integer PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  organisation text NOT NULL,
  account_created_at timestamp NOT NULL,
  last_login_at timestamp,
  profile_updated_at timestamp NOT NULL
);
CREATE TABLE registrations (
  registration_id integer PRIMARY KEY,
  event_id integer NOT NULL REFERENCES events(event_id),
  person_id integer NOT NULL REFERENCES people(person_id),
  ticket_type text NOT NULL,
  price numeric(8,2) NOT NULL,
  registered_at timestamp NOT NULL,
  pay_by date NOT NULL,
  paid_at timestamp,
  cancelled_at timestamp,
  refunded_at timestamp,
  checked_in_at timestamp,
  updated_at timestamp NOT NULL
);
CREATE TABLE talks (
  talk_id integer PRIMARY KEY,
  event_id integer NOT NULL REFERENCES events(event_id),
  person_id integer NOT NULL REFERENCES people(person_id),
  title text NOT NULL,
  submitted_at timestamp NOT NULL,
  accepted_at timestamp,
  rejected_at timestamp,
  takes_place_at timestamp,
  slides_received_at timestamp
);
COMMENT ON COLUMN talks.person_id IS 'the speaker';
CREATE TABLE sponsors (
  sponsor_id integer PRIMARY KEY,
  company text NOT NULL,
  event_id integer NOT NULL REFERENCES events(event_id),
  amount numeric(10,2) NOT NULL,
  approached_on date NOT NULL,
  signed_on date,
  declined_on date,
  invoiced_on date,
  due_on date,
  paid_on date
);
CREATE TABLE supplier_orders (
  order_no integer PRIMARY KEY,
  event_id integer NOT NULL REFERENCES events(event_id),
  supplier text NOT NULL,
  item text NOT NULL,
  cost numeric(9,2) NOT NULL,
  order_date date NOT NULL,
  promised_for date NOT NULL,
  delivered_on date,
  returned_on date,
  paid_on date
);
