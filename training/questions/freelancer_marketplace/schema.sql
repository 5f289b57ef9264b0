CREATE TABLE users (
  user_id int PRIMARY KEY, display_name text NOT NULL, email text NOT NULL, country text NOT NULL, created_at timestamptz NOT NULL, verified_at timestamptz, suspended_at timestamptz
);
COMMENT ON TABLE users IS 'clients and freelancers; one person may be both';
CREATE TABLE skills (skill_id int PRIMARY KEY, skill text NOT NULL);
CREATE TABLE freelancer_skills (user_id int NOT NULL REFERENCES users, skill_id int NOT NULL REFERENCES skills, years int NOT NULL, PRIMARY KEY (user_id, skill_id));
CREATE TABLE jobs (
  job_id int PRIMARY KEY, client_id int NOT NULL REFERENCES users(user_id), title text NOT NULL, skill_id int NOT NULL REFERENCES skills,
  budget_min numeric(8,2) NOT NULL, budget_max numeric(8,2) NOT NULL, posted_on date NOT NULL, closes_on date NOT NULL, filled_on date, withdrawn_on date
);
CREATE TABLE proposals (
  proposal_id int PRIMARY KEY, job_id int NOT NULL REFERENCES jobs, freelancer_id int NOT NULL REFERENCES users(user_id),
  bid numeric(8,2) NOT NULL, days_offered int NOT NULL, sent_on date NOT NULL, viewed_on date, shortlisted boolean NOT NULL, UNIQUE (job_id, freelancer_id)
);
CREATE TABLE contracts (
  contract_id int PRIMARY KEY, proposal_id int NOT NULL UNIQUE REFERENCES proposals, agreed_amount numeric(8,2) NOT NULL, signed_on date NOT NULL, due_on date NOT NULL, delivered_on date, accepted_on date, terminated_on date
);
CREATE TABLE milestones (
  contract_id int NOT NULL REFERENCES contracts, step int NOT NULL, amount numeric(8,2) NOT NULL, funded_on date, released_on date, PRIMARY KEY (contract_id, step)
);
COMMENT ON COLUMN milestones.funded_on IS 'client put the money in escrow';
COMMENT ON COLUMN milestones.released_on IS 'money went to the freelancer';
CREATE TABLE feedback (
  contract_id int NOT NULL REFERENCES contracts, given_by int NOT NULL REFERENCES users(user_id), given_to int NOT NULL REFERENCES users(user_id), stars int NOT NULL, given_on date NOT NULL, PRIMARY KEY (contract_id, given_by)
);
