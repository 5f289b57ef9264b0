CREATE TABLE squads (squad_code text PRIMARY KEY, squad_title text NOT NULL, coach text);
CREATE TABLE rowers (rower_id int PRIMARY KEY, name text NOT NULL, squad_code text REFERENCES squads, joined date NOT NULL, left_club date, swim_test date, capsize_drill date, date_of_birth date NOT NULL);
CREATE TABLE boats (boat_id int PRIMARY KEY, boat_name text NOT NULL, class text NOT NULL, built_year int NOT NULL, insured_to date NOT NULL, next_service date, out_of_use boolean NOT NULL);
COMMENT ON COLUMN boats.class IS '1x, 2-, 2x, 4+, 4x, 8+';
CREATE TABLE outings (outing_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, cox_id int REFERENCES rowers(rower_id), booked_by int NOT NULL REFERENCES rowers(rower_id), went_out timestamp NOT NULL, came_in timestamp, km numeric(5,1));
CREATE TABLE damage (damage_id int PRIMARY KEY, boat_id int NOT NULL REFERENCES boats, outing_id int REFERENCES outings, noticed date NOT NULL, what text NOT NULL, mended date, bill numeric(8,2));
CREATE TABLE subs (sub_id int PRIMARY KEY, rower_id int NOT NULL REFERENCES rowers, season int NOT NULL, due date NOT NULL, amount numeric(7,2) NOT NULL, paid_on date);
