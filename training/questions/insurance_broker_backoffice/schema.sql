CREATE TABLE branch (
  branch_id int PRIMARY KEY,
  branch_name text NOT NULL,
  city text NOT NULL
);
CREATE TABLE broker (
  broker_id int PRIMARY KEY,
  broker_name text NOT NULL,
  branch_id int NOT NULL REFERENCES branch(branch_id),
  licence_until date,
  joined date NOT NULL,
  left_date date
);
CREATE TABLE insurer (
  insurer_id int PRIMARY KEY,
  insurer_name text NOT NULL,
  country text NOT NULL,
  rating text
);
CREATE TABLE product_line (
  line_id int PRIMARY KEY,
  line_name text NOT NULL,
  is_business boolean NOT NULL
);
CREATE TABLE insurer_line (
  insurer_id int NOT NULL REFERENCES insurer(insurer_id),
  line_id int NOT NULL REFERENCES product_line(line_id),
  commission_pct numeric(4,1) NOT NULL,
  PRIMARY KEY (insurer_id, line_id)
);
CREATE TABLE client (
  client_id int PRIMARY KEY,
  client_name text NOT NULL,
  client_type text NOT NULL,
  town text NOT NULL,
  adviser_id int REFERENCES broker(broker_id),
  introduced_by int REFERENCES client(client_id),
  status text NOT NULL,
  first_contact date NOT NULL
);
CREATE TABLE policy (
  policy_id int PRIMARY KEY,
  policy_number text NOT NULL,
  client_id int NOT NULL REFERENCES client(client_id),
  payer_id int NOT NULL REFERENCES client(client_id),
  insurer_id int NOT NULL REFERENCES insurer(insurer_id),
  line_id int NOT NULL REFERENCES product_line(line_id),
  sold_by int NOT NULL REFERENCES broker(broker_id),
  serviced_by int REFERENCES broker(broker_id),
  signed_on date NOT NULL,
  start_date date NOT NULL,
  end_date date,
  annual_premium numeric(10,2) NOT NULL,
  sum_insured numeric(12,2),
  deductible numeric(8,2) NOT NULL,
  status text NOT NULL
);
CREATE TABLE premium_history (
  policy_id int NOT NULL REFERENCES policy(policy_id),
  valid_from date NOT NULL,
  annual_premium numeric(10,2) NOT NULL,
  PRIMARY KEY (policy_id, valid_from)
);
CREATE TABLE premium_invoice (
  invoice_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES policy(policy_id),
  issued date NOT NULL,
  due date NOT NULL,
  paid date,
  net_amount numeric(10,2) NOT NULL,
  tax_amount numeric(10,2) NOT NULL
);
CREATE TABLE commission (
  commission_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES policy(policy_id),
  broker_id int NOT NULL REFERENCES broker(broker_id),
  kind text NOT NULL,
  booked date NOT NULL,
  received date,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE claim (
  claim_id int PRIMARY KEY,
  claim_number text NOT NULL,
  policy_id int NOT NULL REFERENCES policy(policy_id),
  handled_by int REFERENCES broker(broker_id),
  happened date NOT NULL,
  reported date NOT NULL,
  settled date,
  cause text NOT NULL,
  claimed_amount numeric(11,2) NOT NULL,
  paid_amount numeric(11,2),
  status text NOT NULL
);
CREATE TABLE claim_note (
  note_id int PRIMARY KEY,
  claim_id int NOT NULL REFERENCES claim(claim_id),
  written_by int NOT NULL REFERENCES broker(broker_id),
  written date NOT NULL,
  minutes int NOT NULL
);
CREATE TABLE quote_request (
  request_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(client_id),
  line_id int NOT NULL REFERENCES product_line(line_id),
  broker_id int NOT NULL REFERENCES broker(broker_id),
  requested date NOT NULL,
  channel text NOT NULL,
  outcome text NOT NULL
);
CREATE TABLE quote_offer (
  request_id int NOT NULL REFERENCES quote_request(request_id),
  insurer_id int NOT NULL REFERENCES insurer(insurer_id),
  offered date NOT NULL,
  annual_premium numeric(10,2) NOT NULL,
  chosen boolean NOT NULL,
  PRIMARY KEY (request_id, insurer_id)
);
CREATE TABLE meeting (
  meeting_id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(client_id),
  broker_id int NOT NULL REFERENCES broker(broker_id),
  held date NOT NULL,
  place text NOT NULL,
  minutes int
);
CREATE TABLE vehicle (
  vehicle_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES policy(policy_id),
  make text NOT NULL,
  registration_year int NOT NULL,
  annual_km int
);
COMMENT ON COLUMN client.client_type IS 'private, business';
COMMENT ON COLUMN client.status IS 'active, prospect, former';
COMMENT ON COLUMN policy.status IS 'in force, cancelled, expired';
COMMENT ON COLUMN claim.status IS 'open, paid, refused';
COMMENT ON COLUMN commission.kind IS 'first, renewal';
COMMENT ON COLUMN quote_request.outcome IS 'open, won, lost';
COMMENT ON COLUMN quote_request.channel IS 'website, phone, walk-in, referral';
COMMENT ON COLUMN meeting.place IS 'office, at client, video';
