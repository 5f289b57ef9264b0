CREATE TABLE product_models (
  id int PRIMARY KEY,
  model_name text NOT NULL,
  family text NOT NULL,
  standard_hours numeric(5,1) NOT NULL,
  target_price numeric(9,2) NOT NULL,
  launched_on date NOT NULL,
  retired_on date
);
CREATE TABLE machines (
  id int PRIMARY KEY,
  machine_name text NOT NULL,
  workshop text NOT NULL,
  bought_on date NOT NULL,
  purchase_cost numeric(10,2) NOT NULL,
  next_service_on date
);
CREATE TABLE operators (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  shift text NOT NULL,
  hourly_wage numeric(6,2) NOT NULL,
  mentor_id int REFERENCES operators(id),
  started_on date NOT NULL,
  finished_on date
);
CREATE TABLE work_orders (
  id int PRIMARY KEY,
  model_id int NOT NULL REFERENCES product_models(id),
  dealer text,
  quantity int NOT NULL,
  priority text NOT NULL,
  status text NOT NULL,
  released_on date NOT NULL,
  due_on date NOT NULL,
  completed_on date
);
CREATE TABLE job_steps (
  id int PRIMARY KEY,
  work_order_id int NOT NULL REFERENCES work_orders(id),
  operator_id int NOT NULL REFERENCES operators(id),
  machine_id int REFERENCES machines(id),
  step text NOT NULL,
  started_at timestamp NOT NULL,
  ended_at timestamp,
  good_pieces int,
  scrapped_pieces int
);
CREATE TABLE inspections (
  id int PRIMARY KEY,
  work_order_id int NOT NULL REFERENCES work_orders(id),
  inspector_id int NOT NULL REFERENCES operators(id),
  inspected_at timestamp NOT NULL,
  passed boolean NOT NULL,
  defect_kind text
);
CREATE TABLE machine_stops (
  id int PRIMARY KEY,
  machine_id int NOT NULL REFERENCES machines(id),
  stopped_at timestamp NOT NULL,
  restarted_at timestamp,
  cause text NOT NULL,
  planned boolean NOT NULL,
  repair_cost numeric(9,2)
);
CREATE TABLE materials (
  id int PRIMARY KEY,
  material_name text NOT NULL,
  unit text NOT NULL,
  on_stock numeric(9,1) NOT NULL,
  minimum_stock numeric(9,1) NOT NULL,
  price_per_unit numeric(8,2) NOT NULL
);
CREATE TABLE material_usage (
  id int PRIMARY KEY,
  work_order_id int NOT NULL REFERENCES work_orders(id),
  material_id int NOT NULL REFERENCES materials(id),
  planned_qty numeric(8,1) NOT NULL,
  used_qty numeric(8,1) NOT NULL,
  used_on date NOT NULL
);
COMMENT ON COLUMN work_orders.status IS 'planned, in_progress, on_hold, completed, cancelled';
COMMENT ON COLUMN work_orders.dealer IS 'empty = made for our own shop';
COMMENT ON COLUMN operators.shift IS 'early, late, night';
COMMENT ON COLUMN job_steps.step IS 'cutting, gluing, sanding, painting, assembly, setup';
