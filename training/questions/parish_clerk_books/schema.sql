CREATE TABLE councillor (cllr_id int PRIMARY KEY, surname text NOT NULL, forename text NOT NULL, elected_on date NOT NULL, stood_down_on date, co_opted char(1) NOT NULL);
CREATE TABLE meeting (meeting_id int PRIMARY KEY, kind text NOT NULL, held_at timestamp NOT NULL, ended_at timestamp, quorum int NOT NULL);
CREATE TABLE attendance (meeting_id int NOT NULL REFERENCES meeting, cllr_id int NOT NULL REFERENCES councillor, apologies char(1) NOT NULL, present char(1) NOT NULL, PRIMARY KEY (meeting_id, cllr_id));
CREATE TABLE resolution (res_no text PRIMARY KEY, meeting_id int NOT NULL REFERENCES meeting, subject text NOT NULL, proposed_by int NOT NULL REFERENCES councillor, seconded_by int REFERENCES councillor, votes_for int NOT NULL, votes_against int NOT NULL, carried char(1) NOT NULL);
CREATE TABLE budget_head (head_code text PRIMARY KEY, head_name text NOT NULL, budget_2025 numeric(9,2) NOT NULL, budget_2026 numeric(9,2) NOT NULL);
CREATE TABLE payment (pay_no int PRIMARY KEY, head_code text NOT NULL REFERENCES budget_head, payee text NOT NULL, invoiced_on date NOT NULL, paid_on date, net numeric(8,2) NOT NULL, vat numeric(8,2) NOT NULL);
COMMENT ON COLUMN attendance.present IS 'Y or N';
COMMENT ON COLUMN meeting.kind IS 'full, planning, finance';
