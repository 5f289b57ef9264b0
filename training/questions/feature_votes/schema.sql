CREATE TABLE workspace (
  id serial PRIMARY KEY,
  name text NOT NULL,
  tier text NOT NULL,
  yearly_value numeric(10,2) NOT NULL,
  renewal_on date NOT NULL
);
CREATE TABLE voter (
  id serial PRIMARY KEY,
  workspace_id integer REFERENCES workspace(id),
  nickname text NOT NULL,
  job text,
  first_seen date NOT NULL
);
CREATE TABLE product_manager (
  id serial PRIMARY KEY,
  name text NOT NULL,
  area text NOT NULL
);
CREATE TABLE idea (
  id serial PRIMARY KEY,
  headline text NOT NULL,
  area text NOT NULL,
  stage text NOT NULL,
  suggested_by integer REFERENCES voter(id),
  product_manager_id integer REFERENCES product_manager(id),
  effort_days integer,
  posted_on date NOT NULL,
  shipped_on date,
  merged_into_id integer REFERENCES idea(id)
);
COMMENT ON COLUMN idea.merged_into_id IS 'set when the idea was a duplicate of another';
COMMENT ON COLUMN idea.stage IS 'new, under review, planned, in progress, shipped, declined';
CREATE TABLE vote (
  idea_id integer NOT NULL REFERENCES idea(id),
  voter_id integer NOT NULL REFERENCES voter(id),
  importance text NOT NULL,
  voted_at timestamptz NOT NULL,
  PRIMARY KEY (idea_id, voter_id)
);
COMMENT ON COLUMN vote.importance IS 'nice, important or critical';
CREATE TABLE remark (
  id serial PRIMARY KEY,
  idea_id integer NOT NULL REFERENCES idea(id),
  voter_id integer REFERENCES voter(id),
  product_manager_id integer REFERENCES product_manager(id),
  text text NOT NULL,
  written_at timestamptz NOT NULL
);
