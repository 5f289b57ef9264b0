CREATE TABLE kp_holding (holding_code text PRIMARY KEY, keeper text NOT NULL, district text NOT NULL, tb_test_due date NOT NULL);
CREATE TABLE kp_animal (tag text PRIMARY KEY, sex char(1) NOT NULL, breed_code text NOT NULL, birth_dt date NOT NULL, birth_holding text NOT NULL REFERENCES kp_holding(holding_code), dam_tag text, passport_applied_dt date, passport_issued_dt date);
CREATE TABLE kp_breed (breed_code text PRIMARY KEY, breed_name text NOT NULL, beef_flag char(1) NOT NULL);
CREATE TABLE kp_move (move_id int PRIMARY KEY, tag text NOT NULL REFERENCES kp_animal, from_holding text NOT NULL REFERENCES kp_holding(holding_code), to_holding text NOT NULL REFERENCES kp_holding(holding_code), moved_dt date NOT NULL, reported_dt date);
CREATE TABLE kp_death (tag text PRIMARY KEY REFERENCES kp_animal, died_dt date NOT NULL, holding_code text NOT NULL REFERENCES kp_holding, cause text NOT NULL, passport_returned_dt date);
CREATE TABLE kp_inspection (insp_id int PRIMARY KEY, holding_code text NOT NULL REFERENCES kp_holding, insp_dt date NOT NULL, animals_checked int NOT NULL, tags_missing int NOT NULL, penalty_eur numeric(8,2));
COMMENT ON TABLE kp_animal IS 'cattle with ear tag';
COMMENT ON COLUMN kp_death.cause IS 'slaughter, illness, accident';
