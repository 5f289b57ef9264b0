CREATE TABLE dance (dance_id integer PRIMARY KEY, dance_name text NOT NULL, region text NOT NULL, rhythm text NOT NULL, formation text NOT NULL, difficulty integer NOT NULL, tempo_bpm integer);
CREATE TABLE ensemble (ens_id integer PRIMARY KEY, ens_name text NOT NULL, town text NOT NULL, founded integer NOT NULL, dancers integer NOT NULL, musicians integer NOT NULL);
CREATE TABLE repertoire (ens_id integer NOT NULL, dance_id integer NOT NULL, learned_year integer NOT NULL);
CREATE TABLE festival (fest_id integer PRIMARY KEY, fest_name text NOT NULL, place text NOT NULL, start_day date NOT NULL, end_day date NOT NULL, stages integer NOT NULL);
CREATE TABLE appearance (fest_id integer NOT NULL, ens_id integer NOT NULL, dance_id integer NOT NULL, jury_points numeric(4,1), encore boolean NOT NULL);
COMMENT ON COLUMN dance.difficulty IS '1 easy to 5 very hard';
