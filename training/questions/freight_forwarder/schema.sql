CREATE TABLE country (
  code char(2) PRIMARY KEY,
  name text NOT NULL,
  is_eu boolean NOT NULL
);

CREATE TABLE port (
  code char(5) PRIMARY KEY,
  name text NOT NULL,
  country_code char(2) NOT NULL REFERENCES country(code),
  kind text NOT NULL
);
COMMENT ON COLUMN port.code IS 'UN/LOCODE';
COMMENT ON COLUMN port.kind IS 'sea or air';

CREATE TABLE employee (
  id integer PRIMARY KEY,
  name text NOT NULL,
  job_title text NOT NULL,
  office text NOT NULL,
  hired_on date NOT NULL,
  left_on date
);

CREATE TABLE client (
  id integer PRIMARY KEY,
  name text NOT NULL,
  city text NOT NULL,
  country_code char(2) NOT NULL REFERENCES country(code),
  account_manager_id integer REFERENCES employee(id),
  credit_limit numeric(12,2),
  payment_days integer NOT NULL,
  is_blocked boolean NOT NULL,
  created_on date NOT NULL
);

CREATE TABLE carrier (
  id integer PRIMARY KEY,
  name text NOT NULL,
  mode text NOT NULL,
  scac char(4)
);
COMMENT ON COLUMN carrier.scac IS 'Standard carrier alpha code';

CREATE TABLE vessel (
  id integer PRIMARY KEY,
  name text NOT NULL,
  imo_no text NOT NULL,
  carrier_id integer NOT NULL REFERENCES carrier(id),
  capacity_teu integer,
  built_year integer
);

CREATE TABLE voyage (
  id integer PRIMARY KEY,
  vessel_id integer NOT NULL REFERENCES vessel(id),
  voyage_no text NOT NULL,
  pol_code char(5) NOT NULL REFERENCES port(code),
  pod_code char(5) NOT NULL REFERENCES port(code),
  etd date NOT NULL,
  eta date NOT NULL,
  atd date,
  ata date
);
COMMENT ON COLUMN voyage.pol_code IS 'Port of loading';
COMMENT ON COLUMN voyage.pod_code IS 'Port of discharge';
COMMENT ON COLUMN voyage.etd IS 'Planned departure';
COMMENT ON COLUMN voyage.eta IS 'Planned arrival';
COMMENT ON COLUMN voyage.atd IS 'Real departure, null while in port of loading';
COMMENT ON COLUMN voyage.ata IS 'Real arrival, null while at sea';

CREATE TABLE quote (
  id integer PRIMARY KEY,
  quote_no text NOT NULL UNIQUE,
  client_id integer NOT NULL REFERENCES client(id),
  made_by integer NOT NULL REFERENCES employee(id),
  mode text NOT NULL,
  pol_code char(5) NOT NULL REFERENCES port(code),
  pod_code char(5) NOT NULL REFERENCES port(code),
  price numeric(12,2) NOT NULL,
  quoted_on date NOT NULL,
  valid_until date NOT NULL,
  status text NOT NULL
);

CREATE TABLE shipment (
  id integer PRIMARY KEY,
  ref_no text NOT NULL UNIQUE,
  client_id integer NOT NULL REFERENCES client(id),
  quote_id integer REFERENCES quote(id),
  handled_by integer REFERENCES employee(id),
  mode text NOT NULL,
  incoterm char(3),
  pol_code char(5) NOT NULL REFERENCES port(code),
  pod_code char(5) NOT NULL REFERENCES port(code),
  voyage_id integer REFERENCES voyage(id),
  goods text NOT NULL,
  gross_weight_kg numeric(10,1) NOT NULL,
  volume_cbm numeric(8,2),
  is_dangerous boolean NOT NULL,
  status text NOT NULL,
  booked_on date NOT NULL
);
COMMENT ON COLUMN shipment.mode IS 'sea, air or road';

CREATE TABLE container (
  id integer PRIMARY KEY,
  container_no text NOT NULL,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  container_type text NOT NULL,
  seal_no text,
  picked_up_on date,
  returned_on date,
  free_days integer NOT NULL
);
COMMENT ON COLUMN container.free_days IS 'Days without demurrage after pick-up';

CREATE TABLE milestone (
  id integer PRIMARY KEY,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  event text NOT NULL,
  planned_at timestamp NOT NULL,
  happened_at timestamp
);

CREATE TABLE customs_entry (
  id integer PRIMARY KEY,
  entry_no text NOT NULL UNIQUE,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  hs_code text NOT NULL,
  customs_value numeric(12,2) NOT NULL,
  duty_amount numeric(12,2) NOT NULL,
  filed_on date NOT NULL,
  released_on date,
  was_inspected boolean NOT NULL
);

CREATE TABLE trucking_order (
  id integer PRIMARY KEY,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  haulier text NOT NULL,
  pickup_city text NOT NULL,
  delivery_city text NOT NULL,
  planned_on date NOT NULL,
  delivered_on date,
  price numeric(10,2) NOT NULL
);

CREATE TABLE document (
  id integer PRIMARY KEY,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  doc_type text NOT NULL,
  doc_no text,
  requested_on date NOT NULL,
  received_on date
);

CREATE TABLE invoice (
  id integer PRIMARY KEY,
  invoice_no text NOT NULL UNIQUE,
  client_id integer NOT NULL REFERENCES client(id),
  shipment_id integer NOT NULL REFERENCES shipment(id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(12,2) NOT NULL,
  paid_on date
);

CREATE TABLE carrier_charge (
  id integer PRIMARY KEY,
  shipment_id integer NOT NULL REFERENCES shipment(id),
  carrier_id integer NOT NULL REFERENCES carrier(id),
  charge_type text NOT NULL,
  amount numeric(12,2) NOT NULL,
  charged_on date NOT NULL
);
