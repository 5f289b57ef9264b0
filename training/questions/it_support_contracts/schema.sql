CREATE TABLE clients (
  client_id int PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  industry text NOT NULL,
  client_since date NOT NULL
);
CREATE TABLE plans (
  plan_id int PRIMARY KEY,
  name text NOT NULL,
  price_per_seat numeric(8,2) NOT NULL,
  response_hours int NOT NULL
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  plan_id int NOT NULL REFERENCES plans(plan_id),
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  seats int NOT NULL,
  auto_renew boolean NOT NULL
);
CREATE TABLE users (
  user_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  first_name text NOT NULL,
  last_name text NOT NULL,
  email text NOT NULL,
  is_main_contact boolean NOT NULL
);
CREATE TABLE technicians (
  technician_id int PRIMARY KEY,
  first_name text NOT NULL,
  last_name text NOT NULL,
  team text NOT NULL
);
CREATE TABLE devices (
  device_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(client_id),
  device_type text NOT NULL,
  model text NOT NULL,
  purchased_on date NOT NULL,
  warranty_until date NOT NULL,
  retired boolean NOT NULL
);
CREATE TABLE tickets (
  ticket_id int PRIMARY KEY,
  user_id int NOT NULL REFERENCES users(user_id),
  subject text NOT NULL,
  category text NOT NULL,
  priority text NOT NULL,
  opened_at timestamp NOT NULL,
  solved_at timestamp,
  technician_id int REFERENCES technicians(technician_id),
  rating int
);
CREATE TABLE work_logs (
  work_log_id int PRIMARY KEY,
  ticket_id int NOT NULL REFERENCES tickets(ticket_id),
  technician_id int NOT NULL REFERENCES technicians(technician_id),
  worked_on date NOT NULL,
  minutes int NOT NULL,
  billable boolean NOT NULL
);
CREATE TABLE invoices (
  invoice_id int PRIMARY KEY,
  invoice_number text NOT NULL UNIQUE,
  client_id int NOT NULL REFERENCES clients(client_id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
