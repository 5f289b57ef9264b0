CREATE TABLE policyholder (
  holder_no integer PRIMARY KEY,
  surname text NOT NULL,
  forename text NOT NULL,
  port_of_residence text NOT NULL,
  born date,
  claim_free_years integer NOT NULL
);
COMMENT ON TABLE policyholder IS 'people who insure a boat with us';
COMMENT ON COLUMN policyholder.claim_free_years IS 'full years without any claim, drives the bonus';
COMMENT ON COLUMN policyholder.port_of_residence IS 'town where the holder lives';
CREATE TABLE vessel (
  hull_no text PRIMARY KEY,
  holder_no integer NOT NULL REFERENCES policyholder,
  boat_name text NOT NULL,
  kind text NOT NULL,
  built_year integer,
  length_m numeric(5,2) NOT NULL,
  insured_value numeric(12,2) NOT NULL,
  home_marina text
);
COMMENT ON TABLE vessel IS 'boats under cover, past and present';
COMMENT ON COLUMN vessel.kind IS 'sailing yacht, motor yacht, catamaran, dinghy, RIB';
COMMENT ON COLUMN vessel.home_marina IS 'where she usually lies; empty if kept ashore';
COMMENT ON COLUMN vessel.insured_value IS 'agreed value in euro';
CREATE TABLE broker (
  broker_no integer PRIMARY KEY,
  firm text NOT NULL,
  country text NOT NULL,
  commission_pct numeric(4,2) NOT NULL
);
COMMENT ON TABLE broker IS 'firms that bring us business';
COMMENT ON COLUMN broker.commission_pct IS 'share of the yearly premium paid to the broker, in percent';
CREATE TABLE policy (
  policy_no text PRIMARY KEY,
  hull_no text NOT NULL REFERENCES vessel,
  broker_no integer REFERENCES broker,
  cover text NOT NULL,
  yearly_premium numeric(10,2) NOT NULL,
  excess numeric(8,2) NOT NULL,
  valid_from date NOT NULL,
  valid_to date NOT NULL,
  ended_early date
);
COMMENT ON TABLE policy IS 'one insurance contract for one boat and one period';
COMMENT ON COLUMN policy.cover IS 'full, liability or racing';
COMMENT ON COLUMN policy.excess IS 'part of each loss the holder bears himself, euro';
COMMENT ON COLUMN policy.broker_no IS 'empty for direct business';
COMMENT ON COLUMN policy.ended_early IS 'day the contract was terminated before valid_to, empty otherwise';
CREATE TABLE claim (
  claim_no integer PRIMARY KEY,
  policy_no text NOT NULL REFERENCES policy,
  cause text NOT NULL,
  happened_on date NOT NULL,
  reported_on date NOT NULL,
  estimate numeric(10,2) NOT NULL,
  state text NOT NULL,
  surveyor_no integer,
  closed_on date
);
COMMENT ON TABLE claim IS 'losses reported under a policy';
COMMENT ON COLUMN claim.estimate IS 'first estimate of the damage in euro';
COMMENT ON COLUMN claim.state IS 'reported, in survey, approved, paid, rejected';
COMMENT ON COLUMN claim.surveyor_no IS 'expert who inspects the damage';
CREATE TABLE surveyor (
  surveyor_no integer PRIMARY KEY,
  name text NOT NULL,
  region text NOT NULL,
  day_rate numeric(7,2) NOT NULL
);
COMMENT ON TABLE surveyor IS 'marine experts we send out';
COMMENT ON COLUMN surveyor.day_rate IS 'euro per day';
ALTER TABLE claim ADD FOREIGN KEY (surveyor_no) REFERENCES surveyor;
CREATE TABLE payout (
  payout_no integer PRIMARY KEY,
  claim_no integer NOT NULL REFERENCES claim,
  payee text NOT NULL,
  amount numeric(10,2) NOT NULL,
  paid_on date NOT NULL
);
COMMENT ON TABLE payout IS 'money paid on claims, several per claim possible';
COMMENT ON COLUMN payout.payee IS 'holder, yard, third party or surveyor';
