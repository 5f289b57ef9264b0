CREATE TABLE developers (id int PRIMARY KEY, name text NOT NULL, company text, country text NOT NULL, registered_at timestamptz NOT NULL, closed_at timestamptz);
CREATE TABLE projects (id int PRIMARY KEY, developer_id int NOT NULL REFERENCES developers(id), title text NOT NULL, spending_cap_cents int, created_at timestamptz NOT NULL);
CREATE TABLE api_keys (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects(id), label text NOT NULL, created_at timestamptz NOT NULL, revoked_at timestamptz, last_used_at timestamptz);
CREATE TABLE endpoints (id int PRIMARY KEY, path text NOT NULL, product text NOT NULL, millicents_per_call int NOT NULL, free_calls_per_month int NOT NULL, beta boolean NOT NULL);
CREATE TABLE daily_calls (id int PRIMARY KEY, api_key_id int NOT NULL REFERENCES api_keys(id), endpoint_id int NOT NULL REFERENCES endpoints(id), day date NOT NULL, calls int NOT NULL, errors int NOT NULL, p95_ms int NOT NULL);
CREATE TABLE monthly_bills (id int PRIMARY KEY, developer_id int NOT NULL REFERENCES developers(id), month date NOT NULL, amount_cents int NOT NULL, status text NOT NULL, credit_cents int NOT NULL);
CREATE TABLE rate_limit_raises (id int PRIMARY KEY, project_id int NOT NULL REFERENCES projects(id), asked_on date NOT NULL, wanted_per_second int NOT NULL, granted_per_second int, decided_on date);
