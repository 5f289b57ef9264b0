CREATE TABLE tpo (order_ref text PRIMARY KEY, made_on date NOT NULL, confirmed_on date, lapses_on date, parish text NOT NULL, revoked_on date);
COMMENT ON COLUMN tpo.lapses_on IS 'unconfirmed orders lapse six months after they are made';
CREATE TABLE protected_tree (tree_id int PRIMARY KEY, order_ref text NOT NULL REFERENCES tpo, species text NOT NULL, girth_cm int, height_m numeric(4,1), condition text NOT NULL, surveyed_on date, felled_on date);
CREATE TABLE works_application (app_id int PRIMARY KEY, tree_id int NOT NULL REFERENCES protected_tree, applicant text NOT NULL, received_on date NOT NULL, works text NOT NULL, decide_by date NOT NULL, decided_on date, decision text, consent_ends date, officer text);
COMMENT ON COLUMN works_application.decision IS 'consent, refusal, split, withdrawn';
CREATE TABLE objection (objection_id int PRIMARY KEY, app_id int NOT NULL REFERENCES works_application, received_on date NOT NULL, objector text NOT NULL);
CREATE TABLE breach (breach_id int PRIMARY KEY, tree_id int NOT NULL REFERENCES protected_tree, reported_on date NOT NULL, closed_on date, fine numeric(9,2), replanted boolean NOT NULL);
