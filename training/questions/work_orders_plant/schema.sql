CREATE TABLE item (
  item_no text PRIMARY KEY,
  item_name text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('finished','part','raw')),
  std_cost numeric(9,2) NOT NULL,
  sales_price numeric(9,2),
  on_stock integer NOT NULL,
  safety_stock integer NOT NULL
);
CREATE TABLE bom (
  parent_no text NOT NULL REFERENCES item(item_no),
  child_no text NOT NULL REFERENCES item(item_no),
  qty_per numeric(8,3) NOT NULL,
  PRIMARY KEY (parent_no, child_no)
);
COMMENT ON TABLE bom IS 'what one piece of the parent needs of the child';
CREATE TABLE machine (
  machine_id text PRIMARY KEY,
  machine_name text NOT NULL,
  hall text NOT NULL,
  cost_per_hour numeric(7,2) NOT NULL,
  bought_year integer NOT NULL
);
CREATE TABLE work_order (
  wo_no integer PRIMARY KEY,
  item_no text NOT NULL REFERENCES item,
  customer text,
  qty_planned integer NOT NULL,
  qty_good integer NOT NULL DEFAULT 0,
  qty_scrap integer NOT NULL DEFAULT 0,
  released_on date,
  planned_start date NOT NULL,
  planned_end date NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  prio integer NOT NULL
);
COMMENT ON COLUMN work_order.customer IS 'null when made for stock';
COMMENT ON COLUMN work_order.prio IS '1 rush, 2 normal, 3 can wait';
CREATE TABLE operation_log (
  log_id integer PRIMARY KEY,
  wo_no integer NOT NULL REFERENCES work_order,
  machine_id text NOT NULL REFERENCES machine,
  operator text NOT NULL,
  began timestamptz NOT NULL,
  setup_min integer NOT NULL,
  run_min integer NOT NULL
);
CREATE TABLE stoppage (
  stop_id integer PRIMARY KEY,
  machine_id text NOT NULL REFERENCES machine,
  from_ts timestamptz NOT NULL,
  to_ts timestamptz,
  cause text NOT NULL,
  planned boolean NOT NULL
);
