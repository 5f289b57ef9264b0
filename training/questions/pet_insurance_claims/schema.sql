CREATE TABLE pet_owner (owner_id int PRIMARY KEY, owner_name text NOT NULL, postcode text NOT NULL, email_opt_in boolean NOT NULL);
CREATE TABLE pet (pet_id int PRIMARY KEY, owner_id int NOT NULL REFERENCES pet_owner, pet_name text NOT NULL, species text NOT NULL, breed text, born_on date NOT NULL, died_on date);
CREATE TABLE cover_plan (plan_code text PRIMARY KEY, plan_name text NOT NULL, monthly_premium numeric(6,2) NOT NULL, annual_limit numeric(8,2) NOT NULL, co_pay_pct int NOT NULL);
COMMENT ON COLUMN cover_plan.co_pay_pct IS 'part of the vet bill that the owner bears';
CREATE TABLE pet_policy (policy_id int PRIMARY KEY, pet_id int NOT NULL REFERENCES pet, plan_code text NOT NULL REFERENCES cover_plan, start_date date NOT NULL, cancelled_on date, cancel_reason text);
CREATE TABLE vet_practice (practice_id int PRIMARY KEY, practice_name text NOT NULL, preferred boolean NOT NULL);
CREATE TABLE vet_claim (
  claim_id int PRIMARY KEY,
  policy_id int NOT NULL REFERENCES pet_policy,
  practice_id int REFERENCES vet_practice,
  treated_on date NOT NULL,
  submitted_on date NOT NULL,
  condition text NOT NULL,
  bill_amount numeric(8,2) NOT NULL,
  decision text NOT NULL,
  decided_on date,
  paid_amount numeric(8,2)
);
COMMENT ON COLUMN vet_claim.decision IS 'in review, accepted, partly, refused';
CREATE TABLE premium_payment (payment_id int PRIMARY KEY, policy_id int NOT NULL REFERENCES pet_policy, month date NOT NULL, amount numeric(6,2) NOT NULL, bounced boolean NOT NULL);
