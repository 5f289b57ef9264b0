CREATE TABLE warehouses (
  warehouse_code text PRIMARY KEY,
  warehouse_name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE article_groups (
  group_id int PRIMARY KEY,
  group_name text NOT NULL
);
CREATE TABLE articles (
  article_no text PRIMARY KEY,
  title text NOT NULL,
  group_id int NOT NULL REFERENCES article_groups,
  unit_cost numeric(8,2) NOT NULL,
  list_price numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL DEFAULT false
);
CREATE TABLE stock_levels (
  article_no text NOT NULL REFERENCES articles,
  warehouse_code text NOT NULL REFERENCES warehouses,
  on_hand int NOT NULL,
  reserved int NOT NULL,
  min_level int NOT NULL,
  last_counted date,
  PRIMARY KEY (article_no, warehouse_code)
);
CREATE TABLE stock_moves (
  move_id int PRIMARY KEY,
  article_no text NOT NULL REFERENCES articles,
  warehouse_code text NOT NULL REFERENCES warehouses,
  moved_at timestamptz NOT NULL,
  kind text NOT NULL,
  quantity int NOT NULL,
  clerk text NOT NULL
);
COMMENT ON COLUMN stock_moves.kind IS 'receipt, issue, return, scrap, count correction; quantity is negative for what leaves';
CREATE TABLE suppliers (
  supplier_id int PRIMARY KEY,
  supplier_name text NOT NULL,
  lead_days int NOT NULL
);
CREATE TABLE article_suppliers (
  article_no text NOT NULL REFERENCES articles,
  supplier_id int NOT NULL REFERENCES suppliers,
  purchase_price numeric(8,2) NOT NULL,
  is_main boolean NOT NULL,
  PRIMARY KEY (article_no, supplier_id)
);
CREATE TABLE replenishments (
  replenishment_id int PRIMARY KEY,
  article_no text NOT NULL REFERENCES articles,
  warehouse_code text NOT NULL REFERENCES warehouses,
  supplier_id int NOT NULL REFERENCES suppliers,
  ordered_on date NOT NULL,
  expected_on date NOT NULL,
  received_on date,
  quantity int NOT NULL
);
