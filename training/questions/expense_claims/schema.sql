CREATE TABLE departments (
  id uuid PRIMARY KEY,
  name varchar(255) NOT NULL,
  cost_center varchar(32) NOT NULL,
  annual_budget_cents bigint NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE users (
  id uuid PRIMARY KEY,
  full_name varchar(255) NOT NULL,
  email varchar(255) NOT NULL UNIQUE,
  department_id uuid REFERENCES departments(id),
  manager_id uuid REFERENCES users(id),
  role varchar(32) NOT NULL DEFAULT 'employee',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE expense_categories (
  id uuid PRIMARY KEY,
  name varchar(255) NOT NULL,
  max_amount_cents bigint,
  requires_receipt boolean NOT NULL DEFAULT true,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE expense_reports (
  id uuid PRIMARY KEY,
  number varchar(32) NOT NULL UNIQUE,
  user_id uuid NOT NULL REFERENCES users(id),
  title varchar(255) NOT NULL,
  status varchar(32) NOT NULL,
  submitted_at timestamptz,
  approved_at timestamptz,
  approver_id uuid REFERENCES users(id),
  reimbursed_at timestamptz,
  rejection_note text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE expense_items (
  id uuid PRIMARY KEY,
  expense_report_id uuid NOT NULL REFERENCES expense_reports(id),
  expense_category_id uuid NOT NULL REFERENCES expense_categories(id),
  merchant varchar(255),
  spent_on date NOT NULL,
  amount_cents bigint NOT NULL,
  currency char(3) NOT NULL DEFAULT 'EUR',
  receipt_url varchar(1024),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE mileage_logs (
  id uuid PRIMARY KEY,
  expense_report_id uuid NOT NULL REFERENCES expense_reports(id),
  driven_on date NOT NULL,
  from_place varchar(255) NOT NULL,
  to_place varchar(255) NOT NULL,
  kilometers numeric(7,1) NOT NULL,
  rate_cents integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
