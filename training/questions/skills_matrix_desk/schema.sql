CREATE TABLE consultants (id int PRIMARY KEY, name text NOT NULL, home_office text NOT NULL, seniority text NOT NULL, day_rate_chf int NOT NULL);
CREATE TABLE skills (id int PRIMARY KEY, skill text NOT NULL, cluster text NOT NULL);
CREATE TABLE consultant_skills (consultant_id int NOT NULL REFERENCES consultants, skill_id int NOT NULL REFERENCES skills, level int NOT NULL, self_assessed_on date NOT NULL, confirmed_on date, PRIMARY KEY (consultant_id, skill_id));
COMMENT ON COLUMN consultant_skills.level IS '1 beginner to 5 expert';
CREATE TABLE engagements (id int PRIMARY KEY, client text NOT NULL, codename text NOT NULL, kick_off date NOT NULL, wrap_up date, sold_days int NOT NULL);
CREATE TABLE staffing (id int PRIMARY KEY, engagement_id int NOT NULL REFERENCES engagements, consultant_id int NOT NULL REFERENCES consultants, role text NOT NULL, days_planned int NOT NULL, days_worked int NOT NULL);
CREATE TABLE needs (engagement_id int NOT NULL REFERENCES engagements, skill_id int NOT NULL REFERENCES skills, min_level int NOT NULL, PRIMARY KEY (engagement_id, skill_id));
