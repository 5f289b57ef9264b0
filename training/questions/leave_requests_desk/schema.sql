CREATE TABLE teams (team_id int PRIMARY KEY, team_name text NOT NULL, site text NOT NULL);
CREATE TABLE colleagues (colleague_id int PRIMARY KEY, full_name text NOT NULL, team_id int NOT NULL REFERENCES teams, boss_id int REFERENCES colleagues, joined_on date NOT NULL, entitlement_days int NOT NULL);
CREATE TABLE absence_kinds (code text PRIMARY KEY, label text NOT NULL, is_paid boolean NOT NULL);
CREATE TABLE requests (request_no int PRIMARY KEY, colleague_id int NOT NULL REFERENCES colleagues, kind_code text NOT NULL REFERENCES absence_kinds, asked_on date NOT NULL, first_day date NOT NULL, last_day date NOT NULL, working_days int NOT NULL, decided_on date, decided_by int REFERENCES colleagues, outcome text);
COMMENT ON COLUMN requests.outcome IS 'granted, refused, withdrawn; empty while undecided';
CREATE TABLE public_holidays (holiday date PRIMARY KEY, name text NOT NULL, site text);
