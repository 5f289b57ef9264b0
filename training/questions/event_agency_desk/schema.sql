CREATE TABLE clients (
  client_id int PRIMARY KEY,
  client text NOT NULL,
  sector text NOT NULL,
  city text NOT NULL,
  vip_flag char(1) NOT NULL -- Y / N
);
CREATE TABLE venues (
  venue_id int PRIMARY KEY,
  venue_name text NOT NULL,
  city text NOT NULL,
  cap_seated int NOT NULL,
  cap_standing int NOT NULL,
  hire_fee numeric(9,2) NOT NULL -- a day
);
CREATE TABLE staff (
  staff_id int PRIMARY KEY,
  name text NOT NULL,
  team text NOT NULL -- S sales, P production
);
CREATE TABLE events (
  ev_no int PRIMARY KEY,
  ev_name text NOT NULL,
  client_id int NOT NULL REFERENCES clients,
  venue_id int REFERENCES venues,
  sold_by int NOT NULL REFERENCES staff,
  run_by int REFERENCES staff,
  enquiry_dt date NOT NULL,
  confirmed_dt date,
  event_dt date NOT NULL,
  status text NOT NULL, -- ENQ enquiry, CFM confirmed, DON done, LST lost, CXL cancelled
  guests_exp int NOT NULL,
  guests_act int,
  budget numeric(10,2) NOT NULL, -- client's
  fee numeric(10,2) NOT NULL -- ours
);
CREATE TABLE supplier (
  sup_id int PRIMARY KEY,
  sup_name text NOT NULL,
  trade text NOT NULL -- CAT catering, AV sound and light, FLO flowers, SEC security
);
CREATE TABLE ev_cost (
  cost_id int PRIMARY KEY,
  ev_no int NOT NULL REFERENCES events,
  sup_id int NOT NULL REFERENCES supplier,
  quoted numeric(9,2) NOT NULL,
  invoiced numeric(9,2),
  inv_dt date,
  paid_dt date
);
