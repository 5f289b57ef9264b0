CREATE TABLE usr (uid int PRIMARY KEY, nick text NOT NULL, real_name text NOT NULL, is_tutor boolean NOT NULL, is_pupil boolean NOT NULL, born date, guardian_uid int REFERENCES usr (uid), bal_cents int NOT NULL, blocked_at timestamp);
CREATE TABLE subj (sid int PRIMARY KEY, sname text NOT NULL, parent_sid int REFERENCES subj (sid));
CREATE TABLE tutor_subj (uid int NOT NULL REFERENCES usr, sid int NOT NULL REFERENCES subj, price_cents_h int NOT NULL, lvl_max int NOT NULL, PRIMARY KEY (uid, sid));
CREATE TABLE lesson (lid int PRIMARY KEY, tutor_uid int NOT NULL REFERENCES usr (uid), pupil_uid int NOT NULL REFERENCES usr (uid), sid int NOT NULL REFERENCES subj, at_ts timestamp NOT NULL, min_booked int NOT NULL, min_real int, st smallint NOT NULL, rated_by_pupil int, rated_by_tutor int);
COMMENT ON COLUMN usr.guardian_uid IS 'parent account of a pupil under age';
COMMENT ON COLUMN usr.bal_cents IS 'prepaid balance in cents';
COMMENT ON COLUMN subj.parent_sid IS 'wider subject, e.g. algebra belongs to maths';
COMMENT ON COLUMN lesson.st IS '0 planned, 1 held, 2 cancelled by pupil, 3 cancelled by tutor, 4 pupil absent';
