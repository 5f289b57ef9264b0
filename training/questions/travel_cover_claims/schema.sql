CREATE TABLE trip_policies (
  policy_id integer PRIMARY KEY,
  policy_ref text NOT NULL,
  buyer_name text NOT NULL,
  insured_name text NOT NULL,
  home_country text NOT NULL,
  trip_country text NOT NULL,
  sold_through text NOT NULL,
  bought_on date NOT NULL,
  trip_start date NOT NULL,
  trip_end date NOT NULL,
  premium numeric(8,2) NOT NULL,
  commission numeric(8,2) NOT NULL,
  cover_limit numeric(10,2) NOT NULL,
  refunded_on date
);
COMMENT ON TABLE trip_policies IS 'one row per policy; the buyer pays, the insured travels';
COMMENT ON COLUMN trip_policies.commission IS 'part of the premium that the seller keeps';
CREATE TABLE benefit_kinds (kind_code char(3) PRIMARY KEY, kind_title text NOT NULL, waiting_days integer NOT NULL, max_benefit numeric(10,2) NOT NULL);
CREATE TABLE trip_claims (
  claim_id integer PRIMARY KEY,
  policy_id integer NOT NULL REFERENCES trip_policies(policy_id),
  kind_code char(3) NOT NULL REFERENCES benefit_kinds(kind_code),
  happened_on date NOT NULL,
  notified_on date NOT NULL,
  papers_complete_on date,
  decided_on date,
  paid_on date,
  claimed numeric(10,2) NOT NULL,
  approved numeric(10,2),
  excess numeric(8,2) NOT NULL,
  paid numeric(10,2),
  claim_state text NOT NULL CHECK (claim_state IN ('new','waiting for papers','approved','rejected')),
  first_handler text NOT NULL,
  final_handler text
);
COMMENT ON COLUMN trip_claims.approved IS 'before the excess';
COMMENT ON COLUMN trip_claims.paid IS 'after the excess';
CREATE TABLE claim_bills (
  bill_id integer PRIMARY KEY,
  claim_id integer NOT NULL REFERENCES trip_claims(claim_id),
  issuer text NOT NULL,
  item text NOT NULL,
  quantity integer NOT NULL,
  unit_amount numeric(10,2) NOT NULL,
  accepted boolean NOT NULL
);
COMMENT ON TABLE claim_bills IS 'bills handed in with a claim; the value of a line is quantity times unit_amount';
