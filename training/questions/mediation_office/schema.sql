CREATE TABLE mediators (id int PRIMARY KEY, name text NOT NULL, accredited_on date, speciality text NOT NULL, day_fee numeric(8,2) NOT NULL);
COMMENT ON TABLE mediators IS 'People who lead or assist mediations';
COMMENT ON COLUMN mediators.day_fee IS 'Fee in euros for one day of mediation';
CREATE TABLE parties (id int PRIMARY KEY, name text NOT NULL, is_company boolean NOT NULL, town text);
COMMENT ON TABLE parties IS 'Persons and companies that are in dispute with each other';
COMMENT ON COLUMN parties.is_company IS 'true for a company, false for a private person';
CREATE TABLE law_firms (id int PRIMARY KEY, name text NOT NULL, town text);
COMMENT ON TABLE law_firms IS 'Law firms that represent parties';
CREATE TABLE disputes (
 id int PRIMARY KEY, ref text NOT NULL UNIQUE, topic text NOT NULL, applicant_id int NOT NULL REFERENCES parties, respondent_id int NOT NULL REFERENCES parties, applicant_firm_id int REFERENCES law_firms, respondent_firm_id int REFERENCES law_firms,
 lead_mediator_id int REFERENCES mediators, co_mediator_id int REFERENCES mediators, amount_claimed numeric(12,2), amount_agreed numeric(12,2), filed_on date NOT NULL, accepted_on date, first_session_on date, settled_on date, closed_on date, outcome text);
COMMENT ON TABLE disputes IS 'One row per case brought to the office';
COMMENT ON COLUMN disputes.filed_on IS 'Day on which the applicant brought the case';
COMMENT ON COLUMN disputes.accepted_on IS 'Day on which the respondent agreed to mediate; empty if not yet or never';
COMMENT ON COLUMN disputes.settled_on IS 'Day on which both sides signed a settlement';
COMMENT ON COLUMN disputes.closed_on IS 'Day on which the file was closed, with or without a settlement; empty while open';
COMMENT ON COLUMN disputes.outcome IS 'settled, failed, withdrawn; empty while open';
COMMENT ON COLUMN disputes.amount_claimed IS 'What the applicant wanted, in euros';
COMMENT ON COLUMN disputes.amount_agreed IS 'What the settlement says, in euros';
CREATE TABLE sessions (id int PRIMARY KEY, dispute_id int NOT NULL REFERENCES disputes, room text NOT NULL, starts_at timestamptz NOT NULL, ends_at timestamptz, cancelled boolean NOT NULL);
COMMENT ON TABLE sessions IS 'Meetings held or planned in a dispute';
COMMENT ON COLUMN sessions.ends_at IS 'Actual end; empty if not held';
CREATE TABLE fee_notes (id int PRIMARY KEY, dispute_id int NOT NULL REFERENCES disputes, payer_id int NOT NULL REFERENCES parties, amount numeric(8,2) NOT NULL, sent_on date NOT NULL, due_on date NOT NULL, paid_on date);
COMMENT ON TABLE fee_notes IS 'Bills of the office; the payer is one of the two parties';
COMMENT ON COLUMN fee_notes.amount IS 'Euros';
