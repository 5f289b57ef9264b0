CREATE TABLE tuner (tuner_id int PRIMARY KEY, tuner_name text NOT NULL, taught_by int REFERENCES tuner, van boolean NOT NULL);
CREATE TABLE keeper (keeper_id int PRIMARY KEY, keeper_name text NOT NULL, kind text NOT NULL, town text NOT NULL);
CREATE TABLE piano (piano_id int PRIMARY KEY, keeper_id int NOT NULL REFERENCES keeper, maker text NOT NULL, built int, grand boolean NOT NULL, regular_tuner int REFERENCES tuner, every_months int NOT NULL);
CREATE TABLE tuning (tuning_id int PRIMARY KEY, piano_id int NOT NULL REFERENCES piano, tuner_id int NOT NULL REFERENCES tuner, agreed_on date NOT NULL, tuned_on date, pitch_before numeric(5,1), pitch_after numeric(5,1), minutes int, fee numeric(6,2), paid_on date);
CREATE TABLE repair (repair_id int PRIMARY KEY, piano_id int NOT NULL REFERENCES piano, found_at int REFERENCES tuning, what text NOT NULL, estimate numeric(8,2) NOT NULL, final_price numeric(8,2), agreed boolean);
COMMENT ON COLUMN repair.found_at IS 'tuning at which it was found';
COMMENT ON COLUMN repair.agreed IS 'null while the owner thinks about it';
