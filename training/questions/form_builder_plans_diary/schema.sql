CREATE TABLE workspaces (id int PRIMARY KEY, name text NOT NULL, owner_email text NOT NULL, country char(2) NOT NULL, signed_up_at timestamptz NOT NULL, source text);
CREATE TABLE plans (code text PRIMARY KEY, title text NOT NULL, monthly_cents int NOT NULL, included_responses int NOT NULL, overage_cents int NOT NULL);
COMMENT ON COLUMN plans.overage_cents IS 'per response above what is included';
CREATE TABLE subs (id int PRIMARY KEY, workspace_id int NOT NULL REFERENCES workspaces, plan_code text NOT NULL REFERENCES plans, trial_from date, paid_from date, ended_on date, end_reason text, seats int NOT NULL);
COMMENT ON COLUMN subs.paid_from IS 'null while in trial or when the trial led to nothing';
CREATE TABLE forms (id int PRIMARY KEY, workspace_id int NOT NULL REFERENCES workspaces, title text NOT NULL, created_at date NOT NULL, published boolean NOT NULL);
CREATE TABLE usage_months (workspace_id int NOT NULL REFERENCES workspaces, month date NOT NULL, responses int NOT NULL, views int NOT NULL, PRIMARY KEY (workspace_id, month));
COMMENT ON COLUMN usage_months.month IS 'first day of the month';
CREATE TABLE invoices (no text PRIMARY KEY, workspace_id int NOT NULL REFERENCES workspaces, issued_on date NOT NULL, due_on date NOT NULL, paid_on date, net_cents int NOT NULL, tax_cents int NOT NULL);
