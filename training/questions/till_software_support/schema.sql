CREATE TABLE accounts (
  account_id integer PRIMARY KEY,
  shop_name text NOT NULL,
  plan text NOT NULL,
  signed_up_at timestamp NOT NULL,
  went_live_on date,
  cancelled_at timestamp,
  modified_at timestamp NOT NULL
);
CREATE TABLE agents (
  agent_id integer PRIMARY KEY,
  name text NOT NULL,
  started_on date NOT NULL,
  left_on date
);
CREATE TABLE tickets (
  ticket_id integer PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(account_id),
  agent_id integer REFERENCES agents(agent_id),
  subject text NOT NULL,
  priority text NOT NULL,
  opened_at timestamp NOT NULL,
  first_reply_at timestamp,
  due_at timestamp NOT NULL,
  escalated_at timestamp,
  resolved_at timestamp,
  reopened_at timestamp,
  closed_at timestamp,
  modified_at timestamp NOT NULL
);
CREATE TABLE site_visits (
  visit_id integer PRIMARY KEY,
  ticket_id integer NOT NULL REFERENCES tickets(ticket_id),
  agent_id integer NOT NULL REFERENCES agents(agent_id),
  requested_at timestamp NOT NULL,
  visit_at timestamp NOT NULL,
  arrived_at timestamp,
  departed_at timestamp,
  called_off_at timestamp
);
CREATE TABLE bugs (
  bug_id integer PRIMARY KEY,
  ticket_id integer REFERENCES tickets(ticket_id),
  title text NOT NULL,
  reported_at timestamp NOT NULL,
  confirmed_at timestamp,
  fixed_at timestamp,
  shipped_on date,
  modified_at timestamp NOT NULL
);
CREATE TABLE subscription_invoices (
  invoice_no text PRIMARY KEY,
  account_id integer NOT NULL REFERENCES accounts(account_id),
  amount numeric(8,2) NOT NULL,
  invoice_date date NOT NULL,
  due_date date NOT NULL,
  paid_at timestamp,
  reminded_at timestamp,
  written_off_at timestamp
);
