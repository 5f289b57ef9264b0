CREATE TABLE wards (
  ward_code text PRIMARY KEY,
  ward_name text NOT NULL,
  floor integer NOT NULL,
  cc text
);
COMMENT ON COLUMN wards.cc IS 'cost centre the ward is billed to';
CREATE TABLE drugs (
  drug_id integer PRIMARY KEY,
  generic_name text NOT NULL,
  brand text,
  form text NOT NULL,
  strength text NOT NULL,
  cd boolean NOT NULL,
  temp_class integer NOT NULL,
  unit_cost numeric(8,3) NOT NULL,
  atc text
);
COMMENT ON COLUMN drugs.cd IS 'controlled drug, kept in the safe';
COMMENT ON COLUMN drugs.temp_class IS '1 room temperature, 2 refrigerator, 3 freezer';
COMMENT ON COLUMN drugs.atc IS 'international drug class code';
CREATE TABLE lots (
  lot_id integer PRIMARY KEY,
  drug_id integer NOT NULL REFERENCES drugs,
  lot_no text NOT NULL,
  exp date NOT NULL,
  qoh integer NOT NULL,
  q integer NOT NULL DEFAULT 0,
  rcvd date NOT NULL
);
COMMENT ON COLUMN lots.exp IS 'expiry date';
COMMENT ON COLUMN lots.qoh IS 'quantity on hand, in single units';
COMMENT ON COLUMN lots.q IS '1 when the lot is in quarantine';
CREATE TABLE prescribers (
  prescriber_id integer PRIMARY KEY,
  name text NOT NULL,
  specialty text NOT NULL,
  lvl integer NOT NULL
);
COMMENT ON COLUMN prescribers.lvl IS '1 junior doctor, 2 registrar, 3 consultant';
CREATE TABLE rx (
  rx_id integer PRIMARY KEY,
  ward_code text NOT NULL REFERENCES wards,
  prescriber_id integer NOT NULL REFERENCES prescribers,
  drug_id integer NOT NULL REFERENCES drugs,
  pt_ref text NOT NULL,
  written timestamptz NOT NULL,
  verified timestamptz,
  qty integer NOT NULL,
  st text NOT NULL,
  iv integer NOT NULL
);
COMMENT ON TABLE rx IS 'prescriptions';
COMMENT ON COLUMN rx.pt_ref IS 'pseudonymous patient reference';
COMMENT ON COLUMN rx.verified IS 'when a pharmacist checked it';
COMMENT ON COLUMN rx.st IS 'N new, V verified, D dispensed, X stopped';
COMMENT ON COLUMN rx.iv IS 'number of pharmacist interventions (corrections)';
CREATE TABLE dispensings (
  disp_id integer PRIMARY KEY,
  rx_id integer NOT NULL REFERENCES rx,
  lot_id integer NOT NULL REFERENCES lots,
  units integer NOT NULL,
  given_out timestamptz NOT NULL,
  by_whom text NOT NULL
);
CREATE TABLE shortages (
  drug_id integer NOT NULL REFERENCES drugs,
  since date NOT NULL,
  until date,
  alt_drug_id integer REFERENCES drugs(drug_id),
  PRIMARY KEY (drug_id, since)
);
COMMENT ON COLUMN shortages.alt_drug_id IS 'drug to use instead';
