CREATE TABLE questionnaire (qn_id int PRIMARY KEY, heading text NOT NULL, opened date NOT NULL, closes date NOT NULL, anonymous boolean NOT NULL);
CREATE TABLE item (item_id int PRIMARY KEY, qn_id int NOT NULL REFERENCES questionnaire, pos int NOT NULL, wording text NOT NULL, topic text NOT NULL);
CREATE TABLE invitee (inv_id int PRIMARY KEY, qn_id int NOT NULL REFERENCES questionnaire, division text NOT NULL, tenure_band text NOT NULL, invited_on date NOT NULL, nudges int NOT NULL);
CREATE TABLE response (resp_id int PRIMARY KEY, inv_id int NOT NULL REFERENCES invitee, begun_at timestamp NOT NULL, submitted_at timestamp);
CREATE TABLE answer (resp_id int NOT NULL REFERENCES response, item_id int NOT NULL REFERENCES item, mark int, free_text text, PRIMARY KEY (resp_id, item_id));
COMMENT ON COLUMN answer.mark IS '1 disagree to 5 agree; empty if skipped';
