CREATE TABLE plans (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  code TEXT NOT NULL,
  name TEXT NOT NULL,
  monthly_price_cents INTEGER NOT NULL, -- per seat
  yearly_price_cents INTEGER,           -- per seat
  max_seats INTEGER,
  available BOOLEAN DEFAULT 1 NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX index_plans_on_code ON plans (code);

CREATE TABLE accounts (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  name TEXT NOT NULL,
  subdomain TEXT NOT NULL,
  country_code TEXT NOT NULL,
  industry TEXT,
  state TEXT DEFAULT 'trialing' NOT NULL,
  billing_email TEXT,
  vat_number TEXT,
  trial_ends_at TEXT,
  closed_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX index_accounts_on_subdomain ON accounts (subdomain);

CREATE TABLE users (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  role TEXT DEFAULT 'member' NOT NULL,
  locale TEXT DEFAULT 'en' NOT NULL,
  sign_in_count INTEGER DEFAULT 0 NOT NULL,
  last_sign_in_at TEXT,
  deactivated_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX index_users_on_account_id ON users (account_id);
CREATE UNIQUE INDEX index_users_on_email ON users (email);

CREATE TABLE subscriptions (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  plan_id INTEGER NOT NULL REFERENCES plans (id),
  state TEXT NOT NULL,
  billing_interval TEXT DEFAULT 'month' NOT NULL,
  seats INTEGER DEFAULT 1 NOT NULL,
  unit_price_cents INTEGER NOT NULL,
  started_at TEXT NOT NULL,
  ended_at TEXT,
  cancel_reason TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX index_subscriptions_on_account_id ON subscriptions (account_id);

CREATE TABLE invoices (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  number TEXT,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  subscription_id INTEGER REFERENCES subscriptions (id),
  state TEXT DEFAULT 'draft' NOT NULL,
  subtotal_cents INTEGER NOT NULL,
  vat_cents INTEGER DEFAULT 0 NOT NULL,
  total_cents INTEGER NOT NULL,
  issued_at TEXT,
  due_at TEXT,
  paid_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX index_invoices_on_number ON invoices (number);
CREATE INDEX index_invoices_on_account_id ON invoices (account_id);

CREATE TABLE teams (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE agents (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  team_id INTEGER NOT NULL REFERENCES teams (id),
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL,
  hired_on TEXT NOT NULL,
  left_on TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE ticket_priorities (
  id INTEGER PRIMARY KEY NOT NULL, -- same as Ticket.priority enum
  name TEXT NOT NULL
);

CREATE TABLE ticket_categories (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  name TEXT NOT NULL,
  position INTEGER
);

CREATE TABLE tickets (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  account_id INTEGER NOT NULL REFERENCES accounts (id),
  user_id INTEGER NOT NULL REFERENCES users (id),
  agent_id INTEGER REFERENCES agents (id),
  ticket_category_id INTEGER REFERENCES ticket_categories (id),
  priority INTEGER DEFAULT 1 NOT NULL,
  state TEXT DEFAULT 'new' NOT NULL,
  channel TEXT NOT NULL,
  subject TEXT NOT NULL,
  first_replied_at TEXT,
  solved_at TEXT,
  reopens_count INTEGER DEFAULT 0 NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX index_tickets_on_account_id ON tickets (account_id);
CREATE INDEX index_tickets_on_agent_id ON tickets (agent_id);
CREATE INDEX index_tickets_on_state ON tickets (state);

CREATE TABLE ticket_messages (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ticket_id INTEGER NOT NULL REFERENCES tickets (id),
  author_type TEXT NOT NULL,
  author_id INTEGER NOT NULL,
  internal BOOLEAN DEFAULT 0 NOT NULL,
  body TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX index_ticket_messages_on_ticket_id ON ticket_messages (ticket_id);
CREATE INDEX index_ticket_messages_on_author ON ticket_messages (author_type, author_id);

CREATE TABLE satisfaction_ratings (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  ticket_id INTEGER NOT NULL REFERENCES tickets (id),
  score INTEGER NOT NULL,
  comment TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE UNIQUE INDEX index_satisfaction_ratings_on_ticket_id ON satisfaction_ratings (ticket_id);

CREATE TABLE features (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  key TEXT NOT NULL,
  name TEXT NOT NULL,
  min_plan_id INTEGER REFERENCES plans (id),
  released_on TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);

CREATE TABLE feature_usages (
  id INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL,
  user_id INTEGER NOT NULL REFERENCES users (id),
  feature_id INTEGER NOT NULL,
  used_on TEXT NOT NULL,
  uses_count INTEGER DEFAULT 1 NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
);
CREATE INDEX index_feature_usages_on_user_id_and_used_on ON feature_usages (user_id, used_on);
