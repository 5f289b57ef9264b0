CREATE TABLE agent (
  agent_id int PRIMARY KEY,
  agent_name text NOT NULL,
  office text NOT NULL,
  commission_share numeric(4,1) NOT NULL
);
COMMENT ON COLUMN agent.commission_share IS 'percent of the margin that the agent receives';
CREATE TABLE traveller (
  traveller_id int PRIMARY KEY,
  full_name text NOT NULL,
  home_town text,
  newsletter boolean NOT NULL
);
CREATE TABLE destination (
  dest_id int PRIMARY KEY,
  dest_name text NOT NULL,
  country text NOT NULL,
  continent text NOT NULL
);
CREATE TABLE enquiry (
  enquiry_id int PRIMARY KEY,
  traveller_id int NOT NULL REFERENCES traveller,
  dest_id int NOT NULL REFERENCES destination,
  agent_id int REFERENCES agent,
  received_on date NOT NULL,
  channel text NOT NULL,
  quoted_on date,
  outcome text NOT NULL
);
COMMENT ON COLUMN enquiry.outcome IS 'open, booked, lost';
CREATE TABLE booking (
  booking_no int PRIMARY KEY,
  enquiry_id int UNIQUE REFERENCES enquiry,
  traveller_id int NOT NULL REFERENCES traveller,
  agent_id int NOT NULL REFERENCES agent,
  dest_id int NOT NULL REFERENCES destination,
  booked_on date NOT NULL,
  departs_on date NOT NULL,
  returns_on date NOT NULL,
  travellers int NOT NULL,
  status text NOT NULL,
  cancelled_on date
);
COMMENT ON COLUMN booking.enquiry_id IS 'null for walk-in bookings';
CREATE TABLE booking_component (
  component_id int PRIMARY KEY,
  booking_no int NOT NULL REFERENCES booking,
  kind text NOT NULL,
  supplier text NOT NULL,
  cost numeric(9,2) NOT NULL,
  price numeric(9,2) NOT NULL
);
CREATE TABLE customer_payment (
  payment_id int PRIMARY KEY,
  booking_no int NOT NULL REFERENCES booking,
  paid_on date NOT NULL,
  amount numeric(9,2) NOT NULL
);
