CREATE TABLE officer (ofc_id int PRIMARY KEY, ofc_name text NOT NULL, dept text NOT NULL, boss_id int REFERENCES officer);
CREATE TABLE applicant (apl_id int PRIMARY KEY, apl_name text NOT NULL, apl_kind text NOT NULL, town text NOT NULL);
CREATE TABLE permit_kind (kind_cd char(3) PRIMARY KEY, kind_text text NOT NULL, fee numeric(8,2) NOT NULL, target_days int NOT NULL);
CREATE TABLE permit (permit_no text PRIMARY KEY, kind_cd char(3) NOT NULL REFERENCES permit_kind, apl_id int NOT NULL REFERENCES applicant, filed_on date NOT NULL, created_by int NOT NULL REFERENCES officer, handled_by int REFERENCES officer, decided_by int REFERENCES officer, valid_from date, valid_to date, build_cost numeric(12,2), deleted_at timestamp);
CREATE TABLE state (state_cd smallint PRIMARY KEY, state_text text NOT NULL, is_final smallint NOT NULL);
CREATE TABLE permit_state (permit_no text NOT NULL REFERENCES permit, seq smallint NOT NULL, state_cd smallint NOT NULL REFERENCES state, since timestamp NOT NULL, until timestamp, set_by int NOT NULL REFERENCES officer, PRIMARY KEY (permit_no, seq));
COMMENT ON TABLE permit_state IS 'every state a file has been in; until is NULL for the present one';
CREATE TABLE objection (obj_id int PRIMARY KEY, permit_no text NOT NULL REFERENCES permit, raised_on date NOT NULL, neighbour text NOT NULL, upheld boolean);
CREATE TABLE fee_payment (pay_id int PRIMARY KEY, permit_no text NOT NULL REFERENCES permit, paid_on date NOT NULL, amount numeric(8,2) NOT NULL);
