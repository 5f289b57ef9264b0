CREATE TABLE haulier (
  haulier_id integer PRIMARY KEY,
  haulier_name text NOT NULL,
  own_fleet boolean NOT NULL
);
CREATE TABLE truck (
  plate text PRIMARY KEY,
  haulier_id integer NOT NULL REFERENCES haulier,
  tare_t numeric(5,2) NOT NULL,
  max_gross_t numeric(5,2) NOT NULL
);
CREATE TABLE material (
  material_code text PRIMARY KEY,
  material_name text NOT NULL,
  price_per_t numeric(7,2) NOT NULL,
  stock_t numeric(9,1) NOT NULL
);
CREATE TABLE site_customer (
  customer_id integer PRIMARY KEY,
  name text NOT NULL,
  county text NOT NULL,
  account_type text NOT NULL CHECK (account_type IN ('cash','credit')),
  on_stop boolean NOT NULL DEFAULT false
);
COMMENT ON COLUMN site_customer.on_stop IS 'no more loads until they pay';
CREATE TABLE load (
  ticket_no integer PRIMARY KEY,
  plate text NOT NULL REFERENCES truck,
  customer_id integer NOT NULL REFERENCES site_customer,
  material_code text NOT NULL REFERENCES material,
  weighed_in timestamptz NOT NULL,
  weighed_out timestamptz,
  gross_t numeric(5,2),
  net_t numeric(5,2),
  price_per_t numeric(7,2) NOT NULL,
  invoice_no integer
);
CREATE TABLE invoice (
  invoice_no integer PRIMARY KEY,
  customer_id integer NOT NULL REFERENCES site_customer,
  invoice_date date NOT NULL,
  total numeric(10,2) NOT NULL,
  paid_on date
);
