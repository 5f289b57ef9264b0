CREATE TABLE agency (agency_id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, founded integer NOT NULL, headquarters text);
CREATE TABLE astronaut (astronaut_id integer PRIMARY KEY, name text NOT NULL, sex char(1) NOT NULL, nationality text NOT NULL, birth_date date, agency_id integer, status text NOT NULL);
CREATE TABLE mission (mission_id integer PRIMARY KEY, name text NOT NULL, agency_id integer NOT NULL, rocket text NOT NULL, launched date NOT NULL, days_in_space numeric(6,1), destination text NOT NULL, outcome text NOT NULL);
CREATE TABLE crew (mission_id integer NOT NULL, astronaut_id integer NOT NULL, role text NOT NULL, spacewalks integer NOT NULL DEFAULT 0);
COMMENT ON COLUMN astronaut.sex IS 'F female, M male';
