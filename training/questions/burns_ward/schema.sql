CREATE TABLE nurse (
  nurse_id integer PRIMARY KEY,
  nurse_name text NOT NULL,
  grade text NOT NULL,
  hired date NOT NULL
);
CREATE TABLE surgeon (
  surgeon_id integer PRIMARY KEY,
  surgeon_name text NOT NULL,
  qualified_year integer NOT NULL
);
CREATE TABLE patient (
  pat_no integer PRIMARY KEY,
  initials text NOT NULL,
  sex text NOT NULL,
  dob date NOT NULL,
  town text NOT NULL
);
CREATE TABLE admission (
  adm_no integer PRIMARY KEY,
  pat_no integer NOT NULL REFERENCES patient(pat_no),
  burned_at timestamptz NOT NULL,
  admitted_at timestamptz NOT NULL,
  discharged_at timestamptz,
  cause text NOT NULL,
  tbsa_pct numeric(4,1) NOT NULL,
  depth text NOT NULL,
  from_hospital text,
  outcome text,
  named_nurse integer NOT NULL REFERENCES nurse(nurse_id)
);
COMMENT ON COLUMN admission.tbsa_pct IS 'share of the body surface that is burned, in percent';
COMMENT ON COLUMN admission.depth IS 'superficial, partial or full';
COMMENT ON COLUMN admission.from_hospital IS 'hospital that sent the patient on; empty when brought in directly';
COMMENT ON COLUMN admission.outcome IS 'home, rehab, transferred or died; empty while still on the ward';
COMMENT ON COLUMN admission.named_nurse IS 'nurse responsible during the stay';
CREATE TABLE operation (
  op_no integer PRIMARY KEY,
  adm_no integer NOT NULL REFERENCES admission(adm_no),
  kind text NOT NULL,
  planned_on date NOT NULL,
  done_on date,
  lead_id integer REFERENCES surgeon(surgeon_id),
  assistant_id integer REFERENCES surgeon(surgeon_id),
  minutes integer,
  graft_cm2 integer
);
COMMENT ON COLUMN operation.graft_cm2 IS 'skin put on; empty for operations without a graft';
CREATE TABLE dressing (
  dressing_no integer PRIMARY KEY,
  adm_no integer NOT NULL REFERENCES admission(adm_no),
  changed_at timestamptz NOT NULL,
  nurse_id integer NOT NULL REFERENCES nurse(nurse_id),
  pain_before integer NOT NULL,
  pain_after integer NOT NULL,
  minutes integer NOT NULL
);
COMMENT ON COLUMN dressing.pain_before IS '0 to 10, as pain_after';
