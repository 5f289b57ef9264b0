CREATE TABLE don_person (
  don_id integer PRIMARY KEY,
  don_name text NOT NULL,
  don_sex char(1) NOT NULL,
  don_born date NOT NULL,
  don_nat char(2) NOT NULL,
  don_abo text NOT NULL,
  don_rh char(1) NOT NULL,
  don_status char(3) NOT NULL,
  don_first_visit date
);
CREATE TABLE don_reason (
  rsn_code integer PRIMARY KEY,
  rsn_text text NOT NULL,
  rsn_lasting integer NOT NULL
);
CREATE TABLE don_staff (
  stf_id integer PRIMARY KEY,
  stf_name text NOT NULL,
  stf_role char(2) NOT NULL,
  stf_end date
);
CREATE TABLE don_visit (
  vis_id integer PRIMARY KEY,
  don_id integer NOT NULL REFERENCES don_person(don_id),
  stf_id integer NOT NULL REFERENCES don_staff(stf_id),
  vis_at timestamp NOT NULL,
  vis_kind char(1) NOT NULL,
  vis_result char(1) NOT NULL,
  rsn_code integer REFERENCES don_reason(rsn_code),
  vis_ml integer NOT NULL,
  vis_reaction integer NOT NULL,
  vis_paid numeric(6,2) NOT NULL
);
CREATE TABLE don_lab (
  lab_id integer PRIMARY KEY,
  vis_id integer NOT NULL REFERENCES don_visit(vis_id),
  lab_marker text NOT NULL,
  lab_result char(3),
  lab_taken date NOT NULL,
  lab_reported date
);
CREATE TABLE don_bag (
  bag_id integer PRIMARY KEY,
  vis_id integer NOT NULL REFERENCES don_visit(vis_id),
  bag_state char(1) NOT NULL,
  bag_expires date NOT NULL,
  bag_gone_on date
);
COMMENT ON COLUMN don_person.don_sex IS 'F female, M male';
COMMENT ON COLUMN don_person.don_nat IS 'nationality, ISO two letters (PL Poland, DE Germany, UA Ukraine, CZ Czechia, SK Slovakia)';
COMMENT ON COLUMN don_person.don_abo IS 'blood group A, B, AB or O';
COMMENT ON COLUMN don_person.don_rh IS 'rhesus factor: + positive, - negative';
COMMENT ON COLUMN don_person.don_status IS 'ACT may donate, TMP temporarily deferred, PRM permanently barred, QUI asked to be removed';
COMMENT ON COLUMN don_reason.rsn_lasting IS '1 the reason bars for ever, 0 only for a time';
COMMENT ON COLUMN don_staff.stf_role IS 'NU nurse, DR doctor, RC reception';
COMMENT ON COLUMN don_staff.stf_end IS 'last working day, null while employed';
COMMENT ON COLUMN don_visit.vis_kind IS 'P plasma, B whole blood, S sample only';
COMMENT ON COLUMN don_visit.vis_result IS 'C complete, I interrupted, D deferred at the door (sent home), N did not turn up';
COMMENT ON COLUMN don_visit.rsn_code IS 'only for deferred visits';
COMMENT ON COLUMN don_visit.vis_reaction IS '0 none, 1 mild, 2 fainted, 3 hospital';
COMMENT ON COLUMN don_visit.vis_paid IS 'allowance in euro, 0 when nothing was paid';
COMMENT ON COLUMN don_lab.lab_marker IS 'HIV, HBV, HCV, SYP (syphilis)';
COMMENT ON COLUMN don_lab.lab_result IS 'NEG clean, POS reactive, UNC unclear (repeat needed); null while pending';
COMMENT ON COLUMN don_bag.bag_state IS 'F in the freezer, S sold, W thrown away (waste), Q quarantine';
COMMENT ON COLUMN don_bag.bag_gone_on IS 'day it was sold or thrown away';
