CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  line_of_business text NOT NULL,
  first_contact date NOT NULL,
  recommended_by int REFERENCES clients(client_id)
);
CREATE TABLE workers (
  worker_id int PRIMARY KEY,
  worker_name text NOT NULL,
  craft text NOT NULL,
  cost_per_hour numeric(6,2) NOT NULL
);
CREATE TABLE jobs (
  job_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  job_title text NOT NULL,
  sign_type text NOT NULL,
  estimated_by int NOT NULL REFERENCES workers(worker_id),
  estimate_sent date NOT NULL,
  order_confirmed date,
  promised_for date,
  mounted_on date,
  estimated_hours numeric(6,1) NOT NULL,
  estimated_materials numeric(9,2) NOT NULL,
  quoted_price numeric(10,2) NOT NULL
);
CREATE TABLE hours_booked (
  booking_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  worker_id int NOT NULL REFERENCES workers(worker_id),
  work_date date NOT NULL,
  hours numeric(4,1) NOT NULL,
  rework boolean NOT NULL
);
CREATE TABLE materials_used (
  usage_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  material text NOT NULL,
  quantity numeric(7,2) NOT NULL,
  unit_cost numeric(8,2) NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES jobs(job_id),
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  net_amount numeric(10,2) NOT NULL,
  tax_amount numeric(10,2) NOT NULL,
  paid_date date
);
COMMENT ON COLUMN jobs.order_confirmed IS 'empty when the client never ordered';
COMMENT ON COLUMN jobs.sign_type IS 'neon, vinyl, carved, lightbox, vehicle';
COMMENT ON COLUMN hours_booked.rework IS 'repairing our own mistake';
