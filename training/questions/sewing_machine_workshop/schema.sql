CREATE TABLE wk_status (
  st_code char(2) PRIMARY KEY,
  meaning text NOT NULL,
  is_final boolean NOT NULL
);
CREATE TABLE wk_customers (
  cust_no int PRIMARY KEY,
  cust_name text NOT NULL,
  cust_kind char(1) NOT NULL,
  city text NOT NULL,
  on_account boolean NOT NULL,
  since_date date NOT NULL
);
CREATE TABLE wk_mechanics (
  mech_no int PRIMARY KEY,
  mech_name text NOT NULL,
  is_active boolean NOT NULL,
  contract char(2) NOT NULL
);
CREATE TABLE wk_machines (
  machine_no int PRIMARY KEY,
  cust_no int NOT NULL REFERENCES wk_customers(cust_no),
  brand text NOT NULL,
  model text NOT NULL,
  mtype char(1) NOT NULL,
  bought_date date
);
CREATE TABLE wk_tickets (
  ticket_no int PRIMARY KEY,
  machine_no int NOT NULL REFERENCES wk_machines(machine_no),
  mech_no int REFERENCES wk_mechanics(mech_no),
  st_code char(2) NOT NULL REFERENCES wk_status(st_code),
  priority int NOT NULL,
  warranty char(1) NOT NULL,
  brought_date date NOT NULL,
  promised_date date NOT NULL,
  ready_date date,
  collected_date date,
  paid_date date,
  pay_type char(1),
  labour_amt numeric(8,2) NOT NULL
);
CREATE TABLE wk_quotes (
  quote_no int PRIMARY KEY,
  ticket_no int NOT NULL REFERENCES wk_tickets(ticket_no),
  sent_date date NOT NULL,
  answer_date date,
  accepted char(1),
  quote_amt numeric(8,2) NOT NULL
);
CREATE TABLE wk_parts (
  part_no text PRIMARY KEY,
  descr text NOT NULL,
  in_stock int NOT NULL,
  min_stock int NOT NULL,
  sale_price numeric(8,2) NOT NULL,
  discontinued boolean NOT NULL
);
CREATE TABLE wk_ticket_parts (
  ticket_no int NOT NULL REFERENCES wk_tickets(ticket_no),
  part_no text NOT NULL REFERENCES wk_parts(part_no),
  qty int NOT NULL,
  unit_amt numeric(8,2) NOT NULL,
  PRIMARY KEY (ticket_no, part_no)
);
COMMENT ON COLUMN wk_customers.cust_kind IS 'P private person, B business, S school';
COMMENT ON COLUMN wk_mechanics.contract IS 'FT full time, PT part time, AP apprentice';
COMMENT ON COLUMN wk_machines.mtype IS 'D domestic, I industrial, O overlocker, E embroidery';
COMMENT ON COLUMN wk_tickets.priority IS '1 express, 2 normal, 3 whenever there is time';
COMMENT ON COLUMN wk_tickets.warranty IS 'Y repaired under warranty, N customer pays';
COMMENT ON COLUMN wk_tickets.pay_type IS 'C cash, K card, T transfer; null while unpaid or under warranty';
COMMENT ON COLUMN wk_quotes.accepted IS 'Y, N, null while the customer has not answered';
