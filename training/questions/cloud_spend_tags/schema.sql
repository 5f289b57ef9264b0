CREATE TABLE teams (team_id int PRIMARY KEY, team_name text NOT NULL, cost_owner text NOT NULL);
CREATE TABLE projects (project_key text PRIMARY KEY, team_id int REFERENCES teams, env text NOT NULL, created_on date NOT NULL);
CREATE TABLE services (service_code text PRIMARY KEY, service_name text NOT NULL, category text NOT NULL);
CREATE TABLE usage_costs (usage_id int PRIMARY KEY, project_key text NOT NULL REFERENCES projects, service_code text NOT NULL REFERENCES services, usage_month date NOT NULL, list_cost numeric(10,2) NOT NULL, discount numeric(10,2) NOT NULL, tax numeric(10,2) NOT NULL);
CREATE TABLE team_budgets (team_id int NOT NULL REFERENCES teams, budget_month date NOT NULL, amount numeric(10,2) NOT NULL, PRIMARY KEY (team_id, budget_month));
CREATE TABLE servers (server_id int PRIMARY KEY, project_key text NOT NULL REFERENCES projects, size text NOT NULL, launched_at timestamp NOT NULL, stopped_at timestamp, avg_cpu_pct numeric(5,2));
COMMENT ON COLUMN usage_costs.usage_month IS 'first day of the month';
