CREATE TABLE visitors (visitor_key text PRIMARY KEY, first_seen timestamptz NOT NULL, utm_source text, utm_campaign text, device text NOT NULL, country text);
CREATE TABLE page_views (pv_id bigint PRIMARY KEY, visitor_key text NOT NULL REFERENCES visitors, viewed_at timestamptz NOT NULL, path text NOT NULL, load_ms int);
CREATE TABLE signups (signup_id bigint PRIMARY KEY, visitor_key text REFERENCES visitors, email_domain text NOT NULL, signed_up_at timestamptz NOT NULL, confirmed_at timestamptz, team_size int);
CREATE TABLE workspaces (ws_id bigint PRIMARY KEY, signup_id bigint NOT NULL REFERENCES signups, created_at timestamptz NOT NULL, plan text NOT NULL, seats_bought int NOT NULL, seats_used int NOT NULL, mrr_cents int NOT NULL, closed_at timestamptz);
CREATE TABLE onboarding_steps (ws_id bigint NOT NULL REFERENCES workspaces, step text NOT NULL, done_at timestamptz, PRIMARY KEY (ws_id, step));
CREATE TABLE campaign_spend (utm_source text NOT NULL, month_start date NOT NULL, spend numeric(9,2) NOT NULL, PRIMARY KEY (utm_source, month_start));
