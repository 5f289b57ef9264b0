CREATE TABLE buyer_body (body_id int PRIMARY KEY, body_name text NOT NULL, tier char(1) NOT NULL, eprocurement boolean NOT NULL);
COMMENT ON COLUMN buyer_body.tier IS 'N national, R regional, L local';
CREATE TABLE staff (staff_id int PRIMARY KEY, staff_name text NOT NULL, part_time boolean NOT NULL, role char(1) NOT NULL, on_parental_leave boolean NOT NULL, left_on date);
COMMENT ON COLUMN staff.role IS 'W bid writer, E estimator, L legal';
CREATE TABLE tender (
  tender_no int PRIMARY KEY, body_id int NOT NULL REFERENCES buyer_body, subject text NOT NULL, proc char(1) NOT NULL, trade char(1) NOT NULL, lots int NOT NULL,
  est_value numeric(11,2), published_on date NOT NULL, questions_until date, closes_on date NOT NULL, awarded_on date, revoked_on date);
COMMENT ON COLUMN tender.proc IS 'O open, R restricted, N negotiated, D direct award';
COMMENT ON COLUMN tender.trade IS 'W works, S services, G goods';
COMMENT ON COLUMN tender.est_value IS 'estimate by the buyer, null: not published';
CREATE TABLE bid (
  bid_no int PRIMARY KEY, tender_no int NOT NULL REFERENCES tender, writer_id int NOT NULL REFERENCES staff, estimator_id int REFERENCES staff, decision char(1) NOT NULL, outcome char(1),
  consortium boolean NOT NULL, bond char(1) NOT NULL, submitted_on date, our_price numeric(11,2), our_cost numeric(11,2), rank_achieved int, reason_lost char(1));
COMMENT ON COLUMN bid.decision IS 'G go, N no-go, U undecided';
COMMENT ON COLUMN bid.outcome IS 'W won, L lost, D disqualified; null pending or not submitted';
COMMENT ON COLUMN bid.consortium IS 'false: we bid alone';
COMMENT ON COLUMN bid.bond IS 'bid bond: 0 not asked for, 1 lodged, 2 returned to us, 3 called in';
COMMENT ON COLUMN bid.reason_lost IS 'P price, Q quality, F formal mistake';
CREATE TABLE contract (contract_no int PRIMARY KEY, bid_no int NOT NULL REFERENCES bid, signed_on date, starts_on date NOT NULL, finished_on date, penalty boolean NOT NULL, option_used char(1), contract_sum numeric(11,2) NOT NULL, invoiced_sum numeric(11,2) NOT NULL);
COMMENT ON COLUMN contract.option_used IS 'Y extension option used, N not used; null: there is no option';
CREATE TABLE complaint_filed (c_no int PRIMARY KEY, tender_no int NOT NULL REFERENCES tender, filed_by char(1) NOT NULL, filed_on date NOT NULL, ruling char(1), costs numeric(8,2));
COMMENT ON COLUMN complaint_filed.filed_by IS 'U us, C a competitor';
COMMENT ON COLUMN complaint_filed.ruling IS 'S successful, F failed, W withdrawn; null pending';
