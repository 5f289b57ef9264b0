CREATE TABLE port (port_code text PRIMARY KEY, port_name text NOT NULL, country text NOT NULL);
CREATE TABLE carrier (carrier_id integer PRIMARY KEY, carrier_name text NOT NULL, alliance text);
CREATE TABLE shipper (shipper_id integer PRIMARY KEY, shipper_name text NOT NULL, country text NOT NULL);
CREATE TABLE voyage (
  voyage_no text PRIMARY KEY,
  carrier_id integer NOT NULL REFERENCES carrier,
  vessel text NOT NULL,
  load_port text NOT NULL REFERENCES port(port_code),
  discharge_port text NOT NULL REFERENCES port(port_code),
  etd date NOT NULL,
  atd date,
  eta date NOT NULL,
  ata date
);
COMMENT ON TABLE voyage IS 'etd/eta: estimated departure and arrival; atd/ata: actual, null until it happened';
CREATE TABLE booking (
  booking_no integer PRIMARY KEY,
  voyage_no text NOT NULL REFERENCES voyage,
  shipper_id integer NOT NULL REFERENCES shipper,
  consignee_id integer NOT NULL REFERENCES shipper(shipper_id),
  booked_on date NOT NULL,
  confirmed_on date,
  cancelled_on date,
  incoterm text NOT NULL,
  commodity text NOT NULL
);
COMMENT ON COLUMN booking.consignee_id IS 'company that receives the goods';
CREATE TABLE container (
  cont_no text PRIMARY KEY,
  booking_no integer NOT NULL REFERENCES booking,
  size_type text NOT NULL,
  teu numeric(3,1) NOT NULL,
  gross_kg integer NOT NULL,
  tare_kg integer NOT NULL,
  sealed_on date,
  picked_up_on date,
  empty_back_on date
);
COMMENT ON COLUMN container.gross_kg IS 'box and cargo together';
CREATE TABLE charge (
  booking_no integer NOT NULL REFERENCES booking,
  charge_code text NOT NULL,
  buy_usd numeric(9,2) NOT NULL,
  sell_usd numeric(9,2) NOT NULL,
  invoiced_on date,
  PRIMARY KEY (booking_no, charge_code)
);
COMMENT ON COLUMN charge.buy_usd IS 'what we pay for the whole booking';
COMMENT ON COLUMN charge.sell_usd IS 'what we charge the customer for the whole booking';
COMMENT ON COLUMN charge.charge_code IS 'OCF ocean freight, THC terminal handling, DOC documents, BAF fuel';
