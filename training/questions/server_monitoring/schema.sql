CREATE TABLE env_codes (
  code char(1) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE host_states (
  code smallint PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE severity_levels (
  code smallint PRIMARY KEY,
  label text NOT NULL,
  respond_within_min int NOT NULL
);
CREATE TABLE alert_states (
  code char(3) PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE teams (
  id int PRIMARY KEY,
  name text NOT NULL,
  chat_channel text
);
CREATE TABLE hosts (
  id int PRIMARY KEY,
  hostname text NOT NULL UNIQUE,
  env_code char(1) NOT NULL REFERENCES env_codes(code),
  state_code smallint NOT NULL REFERENCES host_states(code),
  team_id int REFERENCES teams(id),
  site text NOT NULL,
  os text NOT NULL,
  cpu_cores int NOT NULL,
  memory_gb int NOT NULL,
  monthly_cost numeric(8,2) NOT NULL,
  last_patched date,
  last_seen timestamptz
);
CREATE TABLE checks (
  id int PRIMARY KEY,
  host_id int NOT NULL REFERENCES hosts(id),
  kind text NOT NULL,
  threshold numeric(8,2),
  enabled boolean NOT NULL
);
CREATE TABLE alerts (
  id int PRIMARY KEY,
  check_id int NOT NULL REFERENCES checks(id),
  sev_code smallint NOT NULL REFERENCES severity_levels(code),
  state_code char(3) NOT NULL REFERENCES alert_states(code),
  raised_at timestamptz NOT NULL,
  acked_at timestamptz,
  acked_by text,
  closed_at timestamptz,
  measured numeric(8,2)
);
CREATE TABLE daily_usage (
  host_id int NOT NULL REFERENCES hosts(id),
  day date NOT NULL,
  avg_cpu_pct numeric(5,1) NOT NULL,
  max_cpu_pct numeric(5,1) NOT NULL,
  disk_used_gb numeric(8,1) NOT NULL,
  PRIMARY KEY (host_id, day)
);
