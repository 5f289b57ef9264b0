CREATE TABLE dept (
  dept_id integer PRIMARY KEY,
  dept_code text NOT NULL,
  dept_name text NOT NULL,
  cost_centre text NOT NULL
);
CREATE TABLE usr (
  usr_id integer PRIMARY KEY,
  usr_name text NOT NULL,
  dept_id integer NOT NULL REFERENCES dept,
  status text NOT NULL
);
COMMENT ON TABLE usr IS 'everybody with an account: staff, students and the agents of the help desk';
COMMENT ON COLUMN usr.status IS 'staff, student or agent';
CREATE TABLE cat (
  cat_code text PRIMARY KEY,
  cat_name text NOT NULL,
  first_reply_target_min integer NOT NULL,
  solve_target_h integer NOT NULL
);
COMMENT ON TABLE cat IS 'categories of tickets with their targets';
CREATE TABLE tkt (
  tkt_no integer PRIMARY KEY,
  subject text NOT NULL,
  cat_code text NOT NULL REFERENCES cat,
  prio integer NOT NULL,
  asked_by integer NOT NULL REFERENCES usr(usr_id),
  for_user integer NOT NULL REFERENCES usr(usr_id),
  taken_by integer REFERENCES usr(usr_id),
  channel text NOT NULL,
  opened_at timestamp NOT NULL,
  first_reply_at timestamp,
  solved_at timestamp,
  closed_at timestamp,
  reopened_times integer NOT NULL DEFAULT 0,
  rating integer
);
COMMENT ON COLUMN tkt.prio IS '1 urgent, 2 normal, 3 low';
COMMENT ON COLUMN tkt.for_user IS 'the person who has the problem; may differ from who wrote in';
COMMENT ON COLUMN tkt.solved_at IS 'agent says it is solved';
COMMENT ON COLUMN tkt.closed_at IS 'user agreed, or a week went by';
COMMENT ON COLUMN tkt.rating IS '1 to 5 stars from the user';
CREATE TABLE tkt_work (
  work_id integer PRIMARY KEY,
  tkt_no integer NOT NULL REFERENCES tkt,
  agent_id integer NOT NULL REFERENCES usr(usr_id),
  worked_on date NOT NULL,
  minutes integer NOT NULL
);
CREATE TABLE device (
  asset_no text PRIMARY KEY,
  kind text NOT NULL,
  model text NOT NULL,
  used_by integer REFERENCES usr(usr_id),
  paid_by_dept integer NOT NULL REFERENCES dept(dept_id),
  bought_on date NOT NULL,
  handed_out_on date,
  warranty_ends date NOT NULL,
  scrapped_on date,
  price_net numeric(8,2) NOT NULL,
  price_gross numeric(8,2) NOT NULL
);
CREATE TABLE tkt_device (
  tkt_no integer NOT NULL REFERENCES tkt,
  asset_no text NOT NULL REFERENCES device,
  PRIMARY KEY (tkt_no, asset_no)
);
