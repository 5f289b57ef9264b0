CREATE TABLE ins_landlord (
  landlord_id integer PRIMARY KEY,
  landlord_name text NOT NULL,
  is_company boolean NOT NULL,
  email text
);
CREATE TABLE ins_property (
  property_id integer PRIMARY KEY,
  landlord_id integer NOT NULL REFERENCES ins_landlord,
  address text NOT NULL,
  town text NOT NULL,
  property_kind text NOT NULL,
  rebuild_cost numeric(12,2) NOT NULL,
  tenanted boolean NOT NULL
);
CREATE TABLE ins_cover (
  cover_code text PRIMARY KEY,
  cover_name text NOT NULL
);
CREATE TABLE ins_policy (
  policy_id integer PRIMARY KEY,
  property_id integer NOT NULL REFERENCES ins_property,
  premium numeric(9,2) NOT NULL,
  starts date NOT NULL,
  ends date NOT NULL,
  cancelled date
);
CREATE TABLE ins_policy_cover (
  policy_id integer NOT NULL REFERENCES ins_policy,
  cover_code text NOT NULL REFERENCES ins_cover,
  PRIMARY KEY (policy_id, cover_code)
);
CREATE TABLE ins_claim (
  claim_id integer PRIMARY KEY,
  policy_id integer NOT NULL REFERENCES ins_policy,
  cover_code text NOT NULL REFERENCES ins_cover,
  incident_date date NOT NULL,
  notified date NOT NULL,
  reserve numeric(10,2) NOT NULL,
  paid_total numeric(10,2) NOT NULL DEFAULT 0,
  handler text,
  decision text,
  closed date
);
COMMENT ON COLUMN ins_claim.reserve IS 'amount set aside for the claim';
COMMENT ON COLUMN ins_claim.decision IS 'accepted, part accepted or declined; empty while undecided';
CREATE TABLE ins_instalment (
  policy_id integer NOT NULL REFERENCES ins_policy,
  due date NOT NULL,
  amount numeric(8,2) NOT NULL,
  received date,
  PRIMARY KEY (policy_id, due)
);
