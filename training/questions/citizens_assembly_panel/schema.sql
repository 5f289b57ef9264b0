CREATE TABLE assembly (asm_id int PRIMARY KEY, topic text NOT NULL, begins date NOT NULL, ends date NOT NULL, seats int NOT NULL);
CREATE TABLE invitee (inv_id int PRIMARY KEY, asm_id int NOT NULL REFERENCES assembly, person text NOT NULL, birth_year int NOT NULL, sex char(1) NOT NULL, region text NOT NULL, invited_on date NOT NULL, answered_on date, answer text, stands_in_for int REFERENCES invitee);
CREATE TABLE session_day (ses_id int PRIMARY KEY, asm_id int NOT NULL REFERENCES assembly, held_on date NOT NULL, title text NOT NULL);
CREATE TABLE attendance (ses_id int NOT NULL REFERENCES session_day, inv_id int NOT NULL REFERENCES invitee, came boolean NOT NULL, PRIMARY KEY (ses_id, inv_id));
CREATE TABLE expense (exp_id int PRIMARY KEY, inv_id int NOT NULL REFERENCES invitee, kind text NOT NULL, claimed numeric(7,2) NOT NULL, approved numeric(7,2), paid_on date);
CREATE TABLE proposal (prop_id int PRIMARY KEY, asm_id int NOT NULL REFERENCES assembly, text_short text NOT NULL, votes_yes int, votes_no int, threshold_pct numeric(4,1) NOT NULL);
COMMENT ON COLUMN invitee.answer IS 'yes or no; null while no answer';
COMMENT ON COLUMN invitee.stands_in_for IS 'the invitee whose seat was taken over';
