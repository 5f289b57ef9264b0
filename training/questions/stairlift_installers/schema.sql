CREATE TABLE tbl_region (
  region_code char(2) PRIMARY KEY,
  region_name text NOT NULL
);
CREATE TABLE tbl_model (
  model_code text PRIMARY KEY,
  model_name text NOT NULL,
  rail char(1) NOT NULL,
  max_load_kg int NOT NULL,
  list_price numeric(9,2) NOT NULL,
  still_made boolean NOT NULL
);
CREATE TABLE tbl_customer (
  customer_id int PRIMARY KEY,
  title char(2) NOT NULL,
  surname text NOT NULL,
  region_code char(2) NOT NULL REFERENCES tbl_region(region_code),
  born_on date NOT NULL,
  funding char(1) NOT NULL,
  deceased_on date
);
CREATE TABLE tbl_engineer (
  engineer_id int PRIMARY KEY,
  engineer_name text NOT NULL,
  works_for_us char(1) NOT NULL,
  on_call boolean NOT NULL
);
CREATE TABLE tbl_sale (
  sale_id int PRIMARY KEY,
  customer_id int NOT NULL REFERENCES tbl_customer(customer_id),
  model_code text NOT NULL REFERENCES tbl_model(model_code),
  asked_on date NOT NULL,
  survey_on date,
  signed_on date,
  fitted_on date,
  removed_on date,
  sale_state char(2) NOT NULL,
  reconditioned boolean NOT NULL,
  price_net numeric(9,2) NOT NULL,
  vat_rate int NOT NULL
);
CREATE TABLE tbl_service_plan (
  plan_id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES tbl_sale(sale_id),
  plan_level char(1) NOT NULL,
  begins_on date NOT NULL,
  expires_on date NOT NULL,
  cancelled_on date,
  yearly_fee numeric(8,2) NOT NULL,
  billing char(2) NOT NULL
);
CREATE TABLE tbl_call (
  call_id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES tbl_sale(sale_id),
  engineer_id int REFERENCES tbl_engineer(engineer_id),
  rang_at timestamp NOT NULL,
  arrived_at timestamp,
  fixed_at timestamp,
  priority int NOT NULL,
  fault char(2) NOT NULL,
  chargeable char(1) NOT NULL,
  fee_net numeric(8,2) NOT NULL
);
CREATE TABLE tbl_instalment (
  instalment_id int PRIMARY KEY,
  sale_id int NOT NULL REFERENCES tbl_sale(sale_id),
  due_on date NOT NULL,
  paid_on date,
  written_off_on date,
  amount numeric(9,2) NOT NULL
);
COMMENT ON COLUMN tbl_model.rail IS 'S straight, C curved, O outdoor';
COMMENT ON COLUMN tbl_customer.title IS 'MR, MS';
COMMENT ON COLUMN tbl_customer.funding IS 'O own money, C council grant, H charity';
COMMENT ON COLUMN tbl_engineer.works_for_us IS 'Y still here, N has left';
COMMENT ON COLUMN tbl_sale.sale_state IS 'EN enquiry, SV survey made, OR ordered (contract signed), FI fitted, RM removed again, NO did not buy';
COMMENT ON COLUMN tbl_sale.reconditioned IS 'true = second-hand lift, false = new';
COMMENT ON COLUMN tbl_sale.vat_rate IS 'percent; 0 when exempt because of disability';
COMMENT ON COLUMN tbl_service_plan.plan_level IS 'B bronze, S silver, G gold';
COMMENT ON COLUMN tbl_service_plan.billing IS 'DD direct debit, CQ cheque, CC card';
COMMENT ON COLUMN tbl_call.priority IS '1 somebody is stuck, 2 lift does not move, 3 nuisance';
COMMENT ON COLUMN tbl_call.fault IS 'BA battery, RL rail, SE seat, EL electronics, US user error';
COMMENT ON COLUMN tbl_call.chargeable IS 'Y or N';
