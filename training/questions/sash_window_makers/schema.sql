CREATE TABLE lead_state (
  state_id int PRIMARY KEY,
  state_label text NOT NULL
);
CREATE TABLE timber (
  timber_code char(2) PRIMARY KEY,
  timber_label text NOT NULL,
  fsc_certified boolean NOT NULL,
  price_per_m numeric(7,2) NOT NULL
);
CREATE TABLE glazing (
  glazing_code char(2) PRIMARY KEY,
  glazing_label text NOT NULL
);
CREATE TABLE production_step (
  step_no int PRIMARY KEY,
  step_label text NOT NULL
);
CREATE TABLE client (
  id int PRIMARY KEY,
  full_name text NOT NULL,
  trade_buyer boolean NOT NULL,
  county text NOT NULL
);
CREATE TABLE quotation (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  state_id int NOT NULL REFERENCES lead_state(state_id),
  surveyed_on date,
  sent_on date,
  decided_on date,
  listed_building boolean NOT NULL,
  total_net numeric(9,2) NOT NULL
);
CREATE TABLE works_order (
  id int PRIMARY KEY,
  quotation_id int NOT NULL REFERENCES quotation(id),
  ordered_on date NOT NULL,
  promised_on date NOT NULL,
  started_on date,
  finished_on date,
  fitted_on date,
  deposit_paid_on date,
  final_paid_on date,
  deposit numeric(9,2) NOT NULL,
  final_amount numeric(9,2) NOT NULL
);
CREATE TABLE window_unit (
  id int PRIMARY KEY,
  works_order_id int NOT NULL REFERENCES works_order(id),
  timber_code char(2) NOT NULL REFERENCES timber(timber_code),
  glazing_code char(2) NOT NULL REFERENCES glazing(glazing_code),
  step_no int NOT NULL REFERENCES production_step(step_no),
  width_mm int NOT NULL,
  height_mm int NOT NULL,
  painted boolean NOT NULL
);
CREATE TABLE callback (
  id int PRIMARY KEY,
  works_order_id int NOT NULL REFERENCES works_order(id),
  phoned_on date NOT NULL,
  visited_on date,
  solved_on date,
  under_guarantee char(1) NOT NULL,
  severity int NOT NULL,
  charge numeric(7,2) NOT NULL
);
COMMENT ON TABLE callback IS 'customers who called us back after fitting because something was wrong';
COMMENT ON COLUMN quotation.sent_on IS 'null until the quotation has gone out';
COMMENT ON COLUMN quotation.decided_on IS 'day the client said yes or no';
COMMENT ON COLUMN callback.under_guarantee IS 'Y or N';
COMMENT ON COLUMN callback.severity IS '1 cannot be closed or broken glass, 2 sticks or rattles, 3 cosmetic';
