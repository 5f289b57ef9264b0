CREATE TABLE office (
  oid int PRIMARY KEY,
  place text NOT NULL,
  rent_month numeric(8,2) NOT NULL
);
CREATE TABLE staff (
  sid int PRIMARY KEY,
  nm text NOT NULL,
  grade char(1) NOT NULL,
  oid int NOT NULL REFERENCES office(oid),
  std_rate numeric(7,2) NOT NULL,
  ent date NOT NULL,
  ext date
);
CREATE TABLE mandate (
  mid int PRIMARY KEY,
  mname text NOT NULL,
  legal text NOT NULL,
  partner_sid int NOT NULL REFERENCES staff(sid),
  fy_end_month smallint NOT NULL,
  won date NOT NULL,
  lost date,
  risk smallint NOT NULL
);
CREATE TABLE filing (
  fid int PRIMARY KEY,
  mid int NOT NULL REFERENCES mandate(mid),
  kind text NOT NULL,
  tax_year smallint NOT NULL,
  dl date NOT NULL,
  sent date,
  ext_req boolean NOT NULL DEFAULT false,
  tax_due numeric(12,2)
);
CREATE TABLE effort (
  eid int PRIMARY KEY,
  fid int REFERENCES filing(fid),
  mid int NOT NULL REFERENCES mandate(mid),
  sid int NOT NULL REFERENCES staff(sid),
  d date NOT NULL,
  qh int NOT NULL,
  bill boolean NOT NULL
);
CREATE TABLE fee_note (
  nid int PRIMARY KEY,
  mid int NOT NULL REFERENCES mandate(mid),
  issued date NOT NULL,
  net numeric(10,2) NOT NULL,
  vat numeric(10,2) NOT NULL,
  settled date,
  dun smallint NOT NULL DEFAULT 0
);
CREATE TABLE inquiry (
  qid int PRIMARY KEY,
  fid int NOT NULL REFERENCES filing(fid),
  came date NOT NULL,
  topic text NOT NULL,
  ans_by date NOT NULL,
  ans date,
  extra_tax numeric(12,2)
);
COMMENT ON TABLE mandate IS 'clients of the firm';
COMMENT ON TABLE effort IS 'time sheets';
COMMENT ON TABLE inquiry IS 'questions and audits by the tax office about a filing';
COMMENT ON COLUMN staff.grade IS 'P partner, M manager, S senior, J junior';
COMMENT ON COLUMN staff.ext IS 'date of leaving, null = still here';
COMMENT ON COLUMN mandate.risk IS '1 low to 5 high';
COMMENT ON COLUMN mandate.legal IS 'legal form: private, sole trader, partnership, limited';
COMMENT ON COLUMN filing.dl IS 'deadline of the tax office';
COMMENT ON COLUMN filing.ext_req IS 'an extension was requested';
COMMENT ON COLUMN filing.tax_due IS 'tax assessed, negative is a refund';
COMMENT ON COLUMN effort.qh IS 'quarter hours worked';
COMMENT ON COLUMN effort.bill IS 'billable to the client';
COMMENT ON COLUMN fee_note.dun IS 'number of payment reminders sent';
COMMENT ON COLUMN inquiry.ans_by IS 'answer required by';
