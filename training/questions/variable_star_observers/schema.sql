CREATE TABLE star (star_id int PRIMARY KEY, designation text NOT NULL, constellation text NOT NULL, var_type text NOT NULL, period_days numeric(7,2), mag_max numeric(4,1) NOT NULL, mag_min numeric(4,1) NOT NULL);
CREATE TABLE observer (code char(3) PRIMARY KEY, name text NOT NULL, country text NOT NULL, joined_year int NOT NULL, mentor_code char(3) REFERENCES observer);
CREATE TABLE instrument (instr_id int PRIMARY KEY, owner_code char(3) NOT NULL REFERENCES observer, kind text NOT NULL, aperture_mm int NOT NULL);
CREATE TABLE estimate (est_id int PRIMARY KEY, star_id int NOT NULL REFERENCES star, observer_code char(3) NOT NULL REFERENCES observer, instr_id int REFERENCES instrument, observed_at timestamp NOT NULL, magnitude numeric(4,1) NOT NULL, fainter_than boolean NOT NULL, submitted_at timestamp NOT NULL);
CREATE TABLE alert (alert_id int PRIMARY KEY, star_id int NOT NULL REFERENCES star, raised_on date NOT NULL, closed_on date, reason text NOT NULL);
COMMENT ON COLUMN star.mag_max IS 'catalogue magnitude at brightest; smaller numbers are brighter';
COMMENT ON COLUMN estimate.instr_id IS 'null for naked eye';
COMMENT ON COLUMN estimate.fainter_than IS 'star was not seen, magnitude is the limit';
