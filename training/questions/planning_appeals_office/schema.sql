CREATE TABLE council (council_code text PRIMARY KEY, council_name text NOT NULL);
CREATE TABLE inspector (id int PRIMARY KEY, inspector_name text NOT NULL, grade text NOT NULL, appointed date NOT NULL, retired date);
CREATE TABLE appeal (id int PRIMARY KEY, reference text NOT NULL, council_code text NOT NULL REFERENCES council, appellant text NOT NULL, development text NOT NULL, dwellings int, refused_by_council_on date NOT NULL, lodged_on date NOT NULL, validated_on date, target_decision_on date, decided_on date, decision text, procedure text NOT NULL, inspector_id int REFERENCES inspector);
COMMENT ON COLUMN appeal.decision IS 'allowed, dismissed, withdrawn, part allowed';
COMMENT ON COLUMN appeal.procedure IS 'written, hearing, inquiry';
CREATE TABLE site_visit (id int PRIMARY KEY, appeal_id int NOT NULL REFERENCES appeal, planned_for date NOT NULL, carried_out_on date, accompanied boolean NOT NULL);
CREATE TABLE representation (id int PRIMARY KEY, appeal_id int NOT NULL REFERENCES appeal, received_on date NOT NULL, sender_kind text NOT NULL, stance text NOT NULL);
CREATE TABLE cost_award (id int PRIMARY KEY, appeal_id int NOT NULL REFERENCES appeal, against text NOT NULL, claimed numeric(10,2) NOT NULL, awarded numeric(10,2), ruled_on date);
