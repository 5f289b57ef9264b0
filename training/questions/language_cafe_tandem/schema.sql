CREATE TABLE lang (iso char(2) PRIMARY KEY, lang_name text NOT NULL);
CREATE TABLE learner (learner_id int PRIMARY KEY, first_name text NOT NULL, native_iso char(2) NOT NULL REFERENCES lang, signed_up date NOT NULL, told_by int REFERENCES learner);
CREATE TABLE wants (learner_id int NOT NULL REFERENCES learner, iso char(2) NOT NULL REFERENCES lang, level text NOT NULL, goal_level text NOT NULL, PRIMARY KEY (learner_id, iso));
CREATE TABLE tandem (tandem_id int PRIMARY KEY, learner_a int NOT NULL REFERENCES learner, learner_b int NOT NULL REFERENCES learner, started_on date NOT NULL, ended_on date, why_ended text);
CREATE TABLE cafe_evening (evening_id int PRIMARY KEY, held_on date NOT NULL, host_id int NOT NULL REFERENCES learner, theme_iso char(2) REFERENCES lang, chairs int NOT NULL);
CREATE TABLE cafe_visit (evening_id int NOT NULL REFERENCES cafe_evening, learner_id int NOT NULL REFERENCES learner, drinks numeric(5,2) NOT NULL, donation numeric(5,2) NOT NULL, PRIMARY KEY (evening_id, learner_id));
COMMENT ON COLUMN wants.level IS 'A1 to C2';
COMMENT ON COLUMN learner.told_by IS 'who told them about the cafe';
COMMENT ON COLUMN cafe_evening.theme_iso IS 'language of the evening; null when open to all';
