CREATE TABLE machines (
  machine_id integer PRIMARY KEY,
  model text NOT NULL,
  category text NOT NULL,
  day_rate numeric(8,2) NOT NULL,
  purchased_on date NOT NULL,
  last_inspected_on date,
  retired_on date
);
CREATE TABLE clients (
  client_id integer PRIMARY KEY,
  name text NOT NULL,
  trade text NOT NULL,
  account_opened_on date NOT NULL,
  blocked_on date
);
CREATE TABLE hires (
  hire_id integer PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(client_id),
  machine_id integer NOT NULL REFERENCES machines(machine_id),
  reserved_at timestamp NOT NULL,
  start_date date NOT NULL,
  end_date date NOT NULL,
  checked_out_at timestamp,
  checked_in_at timestamp,
  cancelled_at timestamp,
  total numeric(10,2) NOT NULL,
  modified_at timestamp NOT NULL
);
COMMENT ON COLUMN hires.start_date IS 'first agreed day of the hire';
COMMENT ON COLUMN hires.end_date IS 'last agreed day, the machine is due back then';
COMMENT ON COLUMN hires.checked_out_at IS 'machine left the yard';
COMMENT ON COLUMN hires.checked_in_at IS 'machine came back to the yard';
CREATE TABLE payments (
  payment_id integer PRIMARY KEY,
  hire_id integer NOT NULL REFERENCES hires(hire_id),
  amount numeric(10,2) NOT NULL,
  requested_on date NOT NULL,
  due_on date NOT NULL,
  received_on date,
  refunded_on date
);
CREATE TABLE workshop_orders (
  order_id integer PRIMARY KEY,
  machine_id integer NOT NULL REFERENCES machines(machine_id),
  problem text NOT NULL,
  cost numeric(9,2) NOT NULL,
  opened_at timestamp NOT NULL,
  begun_at timestamp,
  completed_at timestamp,
  modified_at timestamp NOT NULL
);
