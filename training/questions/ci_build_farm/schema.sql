CREATE TABLE repos (
  repo_id integer,
  repo_name text,
  team text,
  main_branch text,
  archived_on date
);
CREATE TABLE people (
  person_id integer,
  login text,
  team text,
  joined date,
  is_bot boolean
);
CREATE TABLE runners (
  runner_id integer,
  hostname text,
  os text,
  cores integer,
  eur_per_hour numeric(6,3),
  retired boolean
);
CREATE TABLE builds (
  build_id integer,
  repo_id integer,
  triggered_by integer,
  runner_id integer,
  branch text,
  commit_sha text,
  queued_at timestamptz,
  started_at timestamptz,
  finished_at timestamptz,
  result text
);
COMMENT ON COLUMN builds.triggered_by IS 'person_id';
COMMENT ON COLUMN builds.result IS 'passed, failed, cancelled; empty while running or queued';
CREATE TABLE test_failures (
  failure_id integer,
  build_id integer,
  test_name text,
  message text
);
CREATE TABLE releases (
  release_id integer,
  repo_id integer,
  build_id integer,
  version text,
  released_at timestamptz,
  yanked_at timestamptz
);
CREATE TABLE quarantined_tests (
  repo_id integer,
  test_name text,
  since date,
  owner integer
);
COMMENT ON COLUMN quarantined_tests.owner IS 'person_id of who promised to mend it';
