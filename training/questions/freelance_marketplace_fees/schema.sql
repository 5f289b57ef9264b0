CREATE TABLE skill (
  id int PRIMARY KEY,
  label text NOT NULL
);
CREATE TABLE freelancer (
  id int PRIMARY KEY,
  handle text NOT NULL,
  country text NOT NULL,
  hourly_rate numeric(6,2),
  joined_on date NOT NULL,
  last_seen_on date
);
CREATE TABLE freelancer_skill (
  freelancer_id int NOT NULL REFERENCES freelancer(id),
  skill_id int NOT NULL REFERENCES skill(id),
  PRIMARY KEY (freelancer_id, skill_id)
);
CREATE TABLE client (
  id int PRIMARY KEY,
  company text NOT NULL,
  country text NOT NULL,
  plan text NOT NULL,
  joined_on date NOT NULL
);
CREATE TABLE job (
  id int PRIMARY KEY,
  client_id int NOT NULL REFERENCES client(id),
  skill_id int NOT NULL REFERENCES skill(id),
  title text NOT NULL,
  budget numeric(9,2) NOT NULL,
  posted_at timestamptz NOT NULL,
  closed_at timestamptz
);
CREATE TABLE proposal (
  id int PRIMARY KEY,
  job_id int NOT NULL REFERENCES job(id),
  freelancer_id int NOT NULL REFERENCES freelancer(id),
  bid numeric(9,2) NOT NULL,
  sent_at timestamptz NOT NULL,
  status text NOT NULL
);
COMMENT ON COLUMN proposal.status IS 'sent, shortlisted, hired, rejected';
CREATE TABLE contract (
  id int PRIMARY KEY,
  proposal_id int NOT NULL UNIQUE REFERENCES proposal(id),
  agreed_amount numeric(9,2) NOT NULL,
  started_on date NOT NULL,
  due_on date NOT NULL,
  delivered_on date,
  disputed boolean NOT NULL DEFAULT false
);
CREATE TABLE payment (
  id int PRIMARY KEY,
  contract_id int NOT NULL REFERENCES contract(id),
  amount numeric(9,2) NOT NULL,
  platform_fee numeric(8,2) NOT NULL,
  paid_at timestamptz NOT NULL
);
CREATE TABLE feedback (
  contract_id int NOT NULL REFERENCES contract(id),
  given_by text NOT NULL,
  stars int NOT NULL,
  given_on date NOT NULL,
  PRIMARY KEY (contract_id, given_by)
);
COMMENT ON COLUMN feedback.given_by IS 'client or freelancer';
