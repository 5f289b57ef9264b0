CREATE TABLE circus (cid integer PRIMARY KEY, cname text NOT NULL, owner text NOT NULL, tents integer NOT NULL, seats integer NOT NULL, home_base text);
CREATE TABLE performer (pid integer PRIMARY KEY, pname text NOT NULL, stage_name text, age integer NOT NULL, nationality text NOT NULL, cid integer, years_active integer NOT NULL);
CREATE TABLE act (aid integer PRIMARY KEY, title text NOT NULL, kind text NOT NULL, danger integer NOT NULL, minutes integer NOT NULL);
CREATE TABLE performs (pid integer NOT NULL, aid integer NOT NULL, since_year integer NOT NULL);
CREATE TABLE tour_stop (sid integer PRIMARY KEY, cid integer NOT NULL, city text NOT NULL, country text NOT NULL, from_date date NOT NULL, to_date date NOT NULL, visitors integer);
COMMENT ON COLUMN act.danger IS '1 harmless to 5 very dangerous';
