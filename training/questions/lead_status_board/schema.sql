-- leads of a firm selling kitchens; status and source are look-ups
CREATE TABLE lkp_status (id int PRIMARY KEY, label text NOT NULL, terminal boolean NOT NULL);
CREATE TABLE lkp_source (id int PRIMARY KEY, label text NOT NULL, bought boolean NOT NULL);
CREATE TABLE lkp_lost_reason (id int PRIMARY KEY, label text NOT NULL);
CREATE TABLE advisers (
  id int PRIMARY KEY,
  name text NOT NULL,
  showroom text NOT NULL,
  active char(1) NOT NULL,      -- 't' or 'f'
  level char(1) NOT NULL,       -- 'j' junior, 's' senior
  works char(2) NOT NULL        -- 'ft','pt'
);
CREATE TABLE leads (
  id int PRIMARY KEY,
  lead_name text NOT NULL,
  status_id int NOT NULL REFERENCES lkp_status(id),
  source_id int NOT NULL REFERENCES lkp_source(id),
  lost_reason_id int REFERENCES lkp_lost_reason(id),
  adviser_id int REFERENCES advisers(id),
  temperature char(1) NOT NULL, -- 'h' hot, 'w' warm, 'c' cold
  owner_occupier boolean,       -- false: rents; null unknown
  may_call boolean NOT NULL,
  may_mail boolean NOT NULL,
  spam smallint NOT NULL,
  came_in_on date NOT NULL,
  first_contact_on date,
  won_on date,
  lost_on date,
  budget numeric(9,2)
);
CREATE TABLE appointments (
  id int PRIMARY KEY,
  lead_id int NOT NULL REFERENCES leads(id),
  adviser_id int NOT NULL REFERENCES advisers(id),
  place char(1) NOT NULL,       -- 's' showroom, 'h' at the customer's home, 'o' online
  planned_for date NOT NULL,
  happened char(1)              -- 'y','n', null: still to come
);
CREATE TABLE quotes (
  id int PRIMARY KEY,
  lead_id int NOT NULL REFERENCES leads(id),
  version int NOT NULL,
  sent_on date,
  accepted_on date,
  declined_on date,
  valid_until date NOT NULL,
  discount_pct numeric(4,1) NOT NULL,
  list_total numeric(10,2) NOT NULL,
  final_total numeric(10,2) NOT NULL
);
