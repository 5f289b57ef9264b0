CREATE TABLE clients (
  id int PRIMARY KEY,
  name text NOT NULL,
  industry text NOT NULL,
  first_contact date NOT NULL
);
CREATE TABLE staff (
  id int PRIMARY KEY,
  name text NOT NULL,
  job text NOT NULL,
  cost_rate numeric(6,2) NOT NULL
);
CREATE TABLE offers (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES clients(id),
  made_by int NOT NULL REFERENCES staff(id),
  sent_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  decision text,
  decided_on date
);
CREATE TABLE events (
  id int PRIMARY KEY,
  offer_id int NOT NULL REFERENCES offers(id),
  title text NOT NULL,
  kind text NOT NULL,
  city text NOT NULL,
  event_date date NOT NULL,
  guests_invited int NOT NULL,
  guests_came int,
  budget numeric(10,2) NOT NULL
);
CREATE TABLE costs (
  id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(id),
  item text NOT NULL,
  supplier text NOT NULL,
  spent_on date NOT NULL,
  amount numeric(10,2) NOT NULL
);
CREATE TABLE hours_worked (
  id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(id),
  staff_id int NOT NULL REFERENCES staff(id),
  worked_on date NOT NULL,
  hours numeric(4,1) NOT NULL
);
CREATE TABLE invoices (
  id int PRIMARY KEY,
  event_id int NOT NULL REFERENCES events(id),
  issued_on date NOT NULL,
  due_on date NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date
);
COMMENT ON COLUMN offers.decision IS 'won or lost; null while the client is still thinking';
COMMENT ON COLUMN events.guests_came IS 'null until the event is over';
COMMENT ON COLUMN costs.item IS 'catering, location, technology, music, decoration or transport';
COMMENT ON COLUMN staff.cost_rate IS 'euros per hour';
