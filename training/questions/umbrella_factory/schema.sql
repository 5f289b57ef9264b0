CREATE TABLE models (
  id bigint PRIMARY KEY,
  name varchar(60) NOT NULL,
  ribs int NOT NULL,
  handle varchar(20) NOT NULL,
  folding boolean NOT NULL,
  list_price_eur numeric(7,2) NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE components (
  id bigint PRIMARY KEY,
  name varchar(60) NOT NULL,
  unit varchar(10) NOT NULL,
  stock numeric(10,1) NOT NULL,
  reorder_level numeric(10,1),
  cost_usd numeric(8,3) NOT NULL,
  supplier varchar(60),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE model_components (
  id bigint PRIMARY KEY,
  model_id bigint NOT NULL REFERENCES models(id),
  component_id bigint NOT NULL REFERENCES components(id),
  quantity numeric(8,2) NOT NULL
);
CREATE TABLE lines (
  id bigint PRIMARY KEY,
  code varchar(10) NOT NULL,
  foreman varchar(60),
  stopped_at timestamptz
);
CREATE TABLE runs (
  id bigint PRIMARY KEY,
  model_id bigint NOT NULL REFERENCES models(id),
  line_id bigint NOT NULL REFERENCES lines(id),
  colour varchar(20) NOT NULL,
  planned int NOT NULL,
  made int,
  rejected int,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE TABLE retailers (
  id bigint PRIMARY KEY,
  name varchar(80) NOT NULL,
  city varchar(40) NOT NULL,
  country varchar(40) NOT NULL,
  credit_blocked boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  deleted_at timestamptz
);
CREATE TABLE sales_orders (
  id bigint PRIMARY KEY,
  retailer_id bigint NOT NULL REFERENCES retailers(id),
  number varchar(12) NOT NULL,
  status varchar(20) NOT NULL,
  wanted_by date,
  shipped_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE TABLE sales_order_items (
  id bigint PRIMARY KEY,
  sales_order_id bigint NOT NULL REFERENCES sales_orders(id),
  model_id bigint NOT NULL REFERENCES models(id),
  pieces int NOT NULL,
  price_eur numeric(7,2) NOT NULL
);
CREATE TABLE complaints (
  id bigint PRIMARY KEY,
  sales_order_id bigint NOT NULL REFERENCES sales_orders(id),
  model_id bigint REFERENCES models(id),
  defect varchar(40) NOT NULL,
  pieces int NOT NULL,
  created_at timestamptz NOT NULL,
  closed_at timestamptz
);
