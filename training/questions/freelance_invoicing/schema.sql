CREATE TABLE clients (
  id serial PRIMARY KEY,
  company text NOT NULL,
  contact_person text,
  country text NOT NULL,
  default_terms_days integer NOT NULL,
  blocked boolean NOT NULL DEFAULT false
);
CREATE TABLE projects (
  id serial PRIMARY KEY,
  client_id integer NOT NULL REFERENCES clients(id),
  title text NOT NULL,
  hourly_rate numeric(8,2),
  fixed_price numeric(10,2),
  started date NOT NULL,
  finished date
);
CREATE TABLE hours (
  id serial PRIMARY KEY,
  project_id integer NOT NULL REFERENCES projects(id),
  day date NOT NULL,
  hours numeric(4,2) NOT NULL,
  what text,
  billable boolean NOT NULL,
  invoice_id integer
);
CREATE TABLE invoices (
  id serial PRIMARY KEY,
  number text NOT NULL UNIQUE,
  client_id integer NOT NULL REFERENCES clients(id),
  issued date,
  due date,
  net numeric(10,2) NOT NULL,
  vat numeric(10,2) NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN invoices.issued IS 'empty for a draft';
ALTER TABLE hours ADD FOREIGN KEY (invoice_id) REFERENCES invoices(id);
CREATE TABLE incoming_payments (
  id serial PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices(id),
  received date NOT NULL,
  amount numeric(10,2) NOT NULL,
  via text NOT NULL
);
CREATE TABLE reminders (
  id serial PRIMARY KEY,
  invoice_id integer NOT NULL REFERENCES invoices(id),
  level integer NOT NULL,
  sent date NOT NULL,
  fee numeric(6,2) NOT NULL
);
COMMENT ON COLUMN reminders.level IS '1 friendly reminder, 2 first dunning letter, 3 last warning';
CREATE TABLE outlays (
  id serial PRIMARY KEY,
  spent date NOT NULL,
  shop text NOT NULL,
  category text NOT NULL,
  amount numeric(8,2) NOT NULL,
  project_id integer REFERENCES projects(id)
);
