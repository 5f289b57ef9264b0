CREATE TABLE telescopes (id integer PRIMARY KEY, name text, aperture_mm integer, mount text, installed text, broken integer DEFAULT 0);
CREATE TABLE observers (id integer PRIMARY KEY, name text, email text, level text, joined text);
CREATE TABLE targets (id integer PRIMARY KEY, designation text, common_name text, kind text, constellation text, magnitude real);
CREATE TABLE nights (id integer PRIMARY KEY, date text, seeing real, cloud_percent integer, moon_percent integer, opened integer, duty_observer_id integer);
CREATE TABLE observations (id integer PRIMARY KEY, night_id integer, telescope_id integer, observer_id integer, target_id integer, filter text, exposures integer, seconds_each integer, quality text);
CREATE TABLE proposals (id integer PRIMARY KEY, observer_id integer, title text, submitted text, hours_asked real, hours_granted real, status text);
CREATE TABLE visitors (id integer PRIMARY KEY, date text, group_name text, people integer, fee real, school integer);
CREATE TABLE discoveries (id integer PRIMARY KEY, target_id integer, observer_id integer, date text, kind text, confirmed text);
