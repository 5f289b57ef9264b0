CREATE TABLE cemetery (
  code text PRIMARY KEY,
  name text NOT NULL,
  opened_year int NOT NULL
);
CREATE TABLE clerk (
  id int PRIMARY KEY,
  name text NOT NULL,
  started_on date NOT NULL,
  ended_on date
);
CREATE TABLE leaseholder (
  id int PRIMARY KEY,
  name text NOT NULL,
  born_on date,
  died_on date,
  email text
);
CREATE TABLE plot (
  id int PRIMARY KEY,
  cemetery_code text NOT NULL REFERENCES cemetery(code),
  label text NOT NULL,
  type text NOT NULL,
  places int NOT NULL
);
CREATE TABLE lease (
  id int PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plot(id),
  leaseholder_id int NOT NULL REFERENCES leaseholder(id),
  registered_by int NOT NULL REFERENCES clerk(id),
  signed_on date NOT NULL,
  starts_on date NOT NULL,
  ends_on date NOT NULL,
  given_up_on date,
  price numeric(9,2) NOT NULL,
  upkeep_per_year numeric(8,2) NOT NULL DEFAULT 0,
  paid_on date
);
CREATE TABLE burial (
  id int PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plot(id),
  deceased text NOT NULL,
  born_on date NOT NULL,
  died_on date NOT NULL,
  registered_on date NOT NULL,
  planned_at timestamp NOT NULL,
  held_at timestamp,
  fee numeric(8,2) NOT NULL,
  fee_paid_on date,
  clerk_id int REFERENCES clerk(id)
);
CREATE TABLE renewal_notice (
  id int PRIMARY KEY,
  lease_id int NOT NULL REFERENCES lease(id),
  sent_on date NOT NULL,
  reply_by date NOT NULL,
  answered_on date,
  answer text
);
CREATE TABLE headstone (
  id int PRIMARY KEY,
  plot_id int NOT NULL REFERENCES plot(id),
  mason text NOT NULL,
  applied_on date NOT NULL,
  approved_on date,
  erected_on date,
  last_checked_on date,
  permit_fee numeric(7,2) NOT NULL,
  value numeric(9,2)
);
COMMENT ON COLUMN plot.type IS 'single, double, urn, family vault';
COMMENT ON COLUMN renewal_notice.answer IS 'renew, give up';
