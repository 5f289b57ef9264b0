CREATE TABLE cust (
  cust_id int PRIMARY KEY,
  cust_name text NOT NULL,
  industry text NOT NULL,
  payment_days int NOT NULL,
  credit_limit numeric(10,2)
);
CREATE TABLE carrier (
  carrier_id int PRIMARY KEY,
  carrier_name text NOT NULL,
  mode text NOT NULL
);
COMMENT ON COLUMN carrier.mode IS 'road, rail, sea or air';
CREATE TABLE lane (
  lane_id int PRIMARY KEY,
  from_city text NOT NULL,
  to_city text NOT NULL,
  distance_km int NOT NULL
);
CREATE TABLE shipment (
  ship_no int PRIMARY KEY,
  cust_id int NOT NULL REFERENCES cust,
  lane_id int NOT NULL REFERENCES lane,
  carrier_id int REFERENCES carrier,
  weight_t numeric(6,1) NOT NULL,
  booked_on date NOT NULL,
  planned_pickup date NOT NULL,
  actual_pickup date,
  planned_delivery date NOT NULL,
  actual_delivery date,
  sell_price numeric(9,2) NOT NULL,
  buy_cost numeric(9,2),
  state text NOT NULL
);
COMMENT ON COLUMN shipment.state IS 'booked, in transit, delivered, cancelled';
CREATE TABLE extra_charge (
  charge_id int PRIMARY KEY,
  ship_no int NOT NULL REFERENCES shipment,
  kind text NOT NULL,
  amount numeric(8,2) NOT NULL,
  passed_on boolean NOT NULL
);
COMMENT ON COLUMN extra_charge.passed_on IS 'true when the customer pays it, false when we bear it';
CREATE TABLE freight_invoice (
  inv_no int PRIMARY KEY,
  ship_no int NOT NULL REFERENCES shipment,
  invoice_date date NOT NULL,
  amount numeric(9,2) NOT NULL,
  paid_date date
);
CREATE TABLE damage_claim (
  claim_id int PRIMARY KEY,
  ship_no int NOT NULL REFERENCES shipment,
  claimed numeric(9,2) NOT NULL,
  recovered numeric(9,2),
  filed_on date NOT NULL,
  closed_on date
);
