CREATE TABLE cost_units (unit_code text PRIMARY KEY, unit_name text NOT NULL, head text NOT NULL, yearly_budget numeric(11,2) NOT NULL);
CREATE TABLE goods_groups (gg text PRIMARY KEY, gg_text text NOT NULL);
CREATE TABLE reqs (req_id int PRIMARY KEY, unit_code text NOT NULL REFERENCES cost_units, asked_by text NOT NULL, asked_at timestamp NOT NULL, needed_by date NOT NULL, stage text NOT NULL);
COMMENT ON COLUMN reqs.stage IS 'draft, waiting, approved, declined, purchased';
CREATE TABLE req_lines (line_id int PRIMARY KEY, req_id int NOT NULL REFERENCES reqs, gg text NOT NULL REFERENCES goods_groups, what text NOT NULL, how_many int NOT NULL, est_price numeric(9,2) NOT NULL, paid_price numeric(9,2), vendor text);
COMMENT ON COLUMN req_lines.est_price IS 'estimate per piece';
CREATE TABLE votes (vote_id int PRIMARY KEY, req_id int NOT NULL REFERENCES reqs, voter text NOT NULL, level int NOT NULL, yes boolean NOT NULL, voted_at timestamp NOT NULL, comment text);
