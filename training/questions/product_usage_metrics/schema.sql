CREATE TABLE plan (code text PRIMARY KEY, title text NOT NULL, monthly_price numeric(8,2) NOT NULL, seat_limit int);
CREATE TABLE workspace (workspace_id bigint PRIMARY KEY, title text NOT NULL, plan_code text NOT NULL REFERENCES plan(code), industry text, created_at timestamptz NOT NULL, trial_ends_at timestamptz, converted_at timestamptz, cancelled_at timestamptz);
CREATE TABLE member (member_id bigint PRIMARY KEY, workspace_id bigint NOT NULL REFERENCES workspace, email text NOT NULL, role text NOT NULL, invited_at timestamptz NOT NULL, activated_at timestamptz);
CREATE TABLE feature (feature_id int PRIMARY KEY, title text NOT NULL, area text NOT NULL, released_on date NOT NULL, beta boolean NOT NULL);
CREATE TABLE session (session_id bigint PRIMARY KEY, member_id bigint NOT NULL REFERENCES member, started_at timestamptz NOT NULL, ended_at timestamptz, device text NOT NULL);
CREATE TABLE feature_event (event_id bigint PRIMARY KEY, session_id bigint NOT NULL REFERENCES session, feature_id int NOT NULL REFERENCES feature, occurred_at timestamptz NOT NULL, succeeded boolean NOT NULL);
CREATE TABLE invoice (invoice_id bigint PRIMARY KEY, workspace_id bigint NOT NULL REFERENCES workspace, issued_on date NOT NULL, seats int NOT NULL, unit_price numeric(8,2) NOT NULL, discount numeric(8,2) NOT NULL DEFAULT 0, paid_on date);
