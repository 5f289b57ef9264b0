CREATE TABLE line (
  line_no integer PRIMARY KEY,
  line_name text NOT NULL,
  hall text NOT NULL
);
CREATE TABLE employee (
  emp_no integer PRIMARY KEY,
  full_name text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);
CREATE TABLE part (
  part_code text PRIMARY KEY,
  part_title text NOT NULL,
  family text NOT NULL,
  weight_g integer NOT NULL,
  material_cost numeric(8,2) NOT NULL,
  sales_price numeric(8,2) NOT NULL
);
COMMENT ON COLUMN part.weight_g IS 'weight of one piece in grams';
COMMENT ON COLUMN part.material_cost IS 'what one piece costs us in material';
CREATE TABLE production_order (
  order_no integer PRIMARY KEY,
  part_code text NOT NULL REFERENCES part,
  line_no integer NOT NULL REFERENCES line,
  operator_no integer NOT NULL REFERENCES employee,
  planner_no integer NOT NULL REFERENCES employee,
  released_on date NOT NULL,
  started_on date,
  due_on date NOT NULL,
  finished_on date,
  qty_planned integer NOT NULL,
  qty_good integer,
  qty_scrap integer,
  qty_rework integer
);
COMMENT ON TABLE production_order IS 'quantities are entered when the order is finished';
CREATE TABLE defect_type (
  defect_code text PRIMARY KEY,
  meaning text NOT NULL,
  severity text NOT NULL CHECK (severity IN ('minor','major','critical'))
);
CREATE TABLE inspection (
  inspection_no integer PRIMARY KEY,
  order_no integer NOT NULL REFERENCES production_order,
  inspector_no integer NOT NULL REFERENCES employee,
  requested_on date NOT NULL,
  inspected_on date,
  sample_size integer NOT NULL,
  verdict text CHECK (verdict IN ('accepted','rejected','accepted with deviation'))
);
CREATE TABLE inspection_finding (
  inspection_no integer NOT NULL REFERENCES inspection,
  defect_code text NOT NULL REFERENCES defect_type,
  pieces integer NOT NULL,
  PRIMARY KEY (inspection_no, defect_code)
);
