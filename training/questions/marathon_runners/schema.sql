CREATE TABLE city (id integer PRIMARY KEY, name text NOT NULL, country text NOT NULL, altitude_m integer NOT NULL);
CREATE TABLE marathon (id integer PRIMARY KEY, name text NOT NULL, city_id integer NOT NULL, first_held integer NOT NULL, course_type text NOT NULL, max_runners integer);
CREATE TABLE runner (id integer PRIMARY KEY, name text NOT NULL, sex text NOT NULL, birth_year integer NOT NULL, country text NOT NULL, shoe_brand text);
CREATE TABLE finish (id integer PRIMARY KEY, marathon_id integer NOT NULL, runner_id integer NOT NULL, year integer NOT NULL, place integer, minutes numeric(5,1), did_finish boolean NOT NULL);
COMMENT ON TABLE finish IS 'one start of a runner in a marathon; place and minutes are empty if he or she gave up';
