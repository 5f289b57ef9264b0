CREATE TABLE crew (crew_id int PRIMARY KEY, nickname text NOT NULL, depot text NOT NULL, contract_hours int NOT NULL);
CREATE TABLE duty (duty_id int PRIMARY KEY, duty_date date NOT NULL, kind text NOT NULL, hrs numeric(4,1) NOT NULL, bonus_eur numeric(5,2) NOT NULL, rostered int NOT NULL REFERENCES crew, worked int REFERENCES crew);
COMMENT ON COLUMN duty.rostered IS 'who was planned';
COMMENT ON COLUMN duty.worked IS 'who actually did it; empty if nobody came or it lies ahead';
CREATE TABLE swap (swap_id int PRIMARY KEY, duty_id int NOT NULL REFERENCES duty, offered_by int NOT NULL REFERENCES crew, taken_by int REFERENCES crew, offered_at timestamp NOT NULL, taken_at timestamp, planner_ok boolean);
CREATE TABLE unavailable (crew_id int NOT NULL REFERENCES crew, from_d date NOT NULL, to_d date NOT NULL, why text);
