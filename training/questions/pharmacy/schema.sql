CREATE TABLE branches (
  branch_code char(3) PRIMARY KEY,
  name text NOT NULL,
  town text NOT NULL,
  night_service boolean NOT NULL DEFAULT false
);
CREATE TABLE staff (
  branch_code char(3) NOT NULL REFERENCES branches,
  staff_no smallint NOT NULL,
  full_name text NOT NULL,
  role text NOT NULL,
  employed_from date NOT NULL,
  employed_to date,
  PRIMARY KEY (branch_code, staff_no)
);
CREATE TABLE insurers (
  insurer_code text PRIMARY KEY,
  name text NOT NULL,
  pays_within_days smallint NOT NULL
);
CREATE TABLE patients (
  patient_id integer PRIMARY KEY,
  full_name text NOT NULL,
  born date NOT NULL,
  sex char(1) NOT NULL,
  town text NOT NULL,
  insurer_code text REFERENCES insurers,
  home_branch char(3) REFERENCES branches,
  allergy text,
  registered_on date NOT NULL,
  deceased_on date
);
CREATE TABLE doctors (
  doctor_id integer PRIMARY KEY,
  full_name text NOT NULL,
  specialty text NOT NULL,
  practice_town text NOT NULL
);
CREATE TABLE substances (
  substance_id integer PRIMARY KEY,
  name text NOT NULL,
  controlled boolean NOT NULL DEFAULT false
);
CREATE TABLE medicines (
  med_code text PRIMARY KEY,
  name text NOT NULL,
  form text NOT NULL,
  pack_size smallint NOT NULL,
  rx_only boolean NOT NULL,
  retail_price numeric(8,2) NOT NULL,
  fridge boolean NOT NULL DEFAULT false
);
CREATE TABLE medicine_substances (
  med_code text NOT NULL REFERENCES medicines,
  substance_id integer NOT NULL REFERENCES substances,
  mg numeric(8,2) NOT NULL,
  PRIMARY KEY (med_code, substance_id)
);
CREATE TABLE interactions (
  substance_a integer NOT NULL REFERENCES substances,
  substance_b integer NOT NULL REFERENCES substances,
  severity text NOT NULL,
  PRIMARY KEY (substance_a, substance_b)
);
CREATE TABLE suppliers (
  supplier_id integer PRIMARY KEY,
  name text NOT NULL,
  country text NOT NULL,
  lead_days smallint NOT NULL
);
CREATE TABLE batches (
  med_code text NOT NULL REFERENCES medicines,
  batch_no text NOT NULL,
  supplier_id integer NOT NULL REFERENCES suppliers,
  received_on date NOT NULL,
  expires_on date NOT NULL,
  packs_received integer NOT NULL,
  cost_per_pack numeric(8,2) NOT NULL,
  recalled_on date,
  PRIMARY KEY (med_code, batch_no)
);
CREATE TABLE stock (
  branch_code char(3) NOT NULL REFERENCES branches,
  med_code text NOT NULL,
  batch_no text NOT NULL,
  packs integer NOT NULL,
  counted_on date NOT NULL,
  PRIMARY KEY (branch_code, med_code, batch_no),
  FOREIGN KEY (med_code, batch_no) REFERENCES batches
);
CREATE TABLE prescriptions (
  branch_code char(3) NOT NULL REFERENCES branches,
  rx_no integer NOT NULL,
  patient_id integer NOT NULL REFERENCES patients,
  doctor_id integer NOT NULL REFERENCES doctors,
  written_on date NOT NULL,
  received_at timestamp NOT NULL,
  repeats_allowed smallint NOT NULL DEFAULT 0,
  status text NOT NULL CHECK (status IN ('waiting','ready','collected','refused','expired')),
  PRIMARY KEY (branch_code, rx_no)
);
CREATE TABLE prescription_lines (
  branch_code char(3) NOT NULL,
  rx_no integer NOT NULL,
  line_no smallint NOT NULL,
  med_code text NOT NULL REFERENCES medicines,
  batch_no text,
  packs smallint NOT NULL,
  price numeric(8,2) NOT NULL,
  insurer_share numeric(8,2) NOT NULL,
  dispensed_at timestamp,
  dispensed_by smallint,
  PRIMARY KEY (branch_code, rx_no, line_no),
  FOREIGN KEY (branch_code, rx_no) REFERENCES prescriptions,
  FOREIGN KEY (med_code, batch_no) REFERENCES batches,
  FOREIGN KEY (branch_code, dispensed_by) REFERENCES staff
);
CREATE TABLE purchase_orders (
  po_no integer PRIMARY KEY,
  supplier_id integer NOT NULL REFERENCES suppliers,
  branch_code char(3) NOT NULL REFERENCES branches,
  med_code text NOT NULL REFERENCES medicines,
  ordered_on date NOT NULL,
  packs_ordered integer NOT NULL,
  packs_delivered integer,
  delivered_on date,
  unit_cost numeric(8,2) NOT NULL
);
