CREATE TABLE builder (builder_no integer PRIMARY KEY, firm text NOT NULL, town text NOT NULL, discount_pct numeric(4,1) NOT NULL, on_stop boolean NOT NULL);
COMMENT ON COLUMN builder.on_stop IS 'no hire until old bills are paid';
CREATE TABLE machine_class (class_code text PRIMARY KEY, class_name text NOT NULL, day_rate numeric(8,2) NOT NULL, week_rate numeric(8,2) NOT NULL, deposit numeric(8,2) NOT NULL);
CREATE TABLE machine (machine_no text PRIMARY KEY, class_code text NOT NULL REFERENCES machine_class, make text NOT NULL, bought_on date NOT NULL, price numeric(10,2) NOT NULL, hours_meter numeric(8,1) NOT NULL, sold_on date);
CREATE TABLE hire (
  hire_no integer PRIMARY KEY,
  builder_no integer NOT NULL REFERENCES builder,
  machine_no text NOT NULL REFERENCES machine,
  reserved_on date NOT NULL,
  out_on date,
  due_back date NOT NULL,
  back_on date,
  days_charged integer,
  day_rate numeric(8,2) NOT NULL,
  discount_pct numeric(4,1) NOT NULL,
  transport_fee numeric(7,2) NOT NULL DEFAULT 0,
  fuel_charge numeric(7,2) NOT NULL DEFAULT 0,
  site_town text NOT NULL,
  cancelled boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN hire.days_charged IS 'filled in when the machine is back';
COMMENT ON COLUMN hire.discount_pct IS 'on days_charged * day_rate only';
CREATE TABLE damage_note (note_no integer PRIMARY KEY, hire_no integer NOT NULL REFERENCES hire, what text NOT NULL, repair_cost numeric(8,2), charged numeric(8,2) NOT NULL DEFAULT 0, repaired_on date);
CREATE TABLE service_visit (visit_no integer PRIMARY KEY, machine_no text NOT NULL REFERENCES machine, planned_on date NOT NULL, done_on date, parts numeric(8,2) NOT NULL DEFAULT 0, labour numeric(8,2) NOT NULL DEFAULT 0, hours_at_service numeric(8,1));
